// The arrows of docs/architecture.md: who may import whom.
// Whatever is not part of the floor that games stand on is a game.
const games = "^packages/(?!(?:kernel|flick|marksman|discs|study|table)/)([^/]+)/";

export default {
  forbidden: [
    {
      name: "no-circles",
      comment:
        "What needs each other belongs in one file, or needs a third. What is fetched later is not needed to begin: a list of games may lead to their screens, and those back to the list.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    {
      name: "front-doors-only",
      comment:
        "A package is entered through its index file; a game's book, its lessons, its tray, and what helps to test, through their own.",
      severity: "error",
      from: { path: "^(packages|apps)/([^/]+)/" },
      to: {
        path: "^packages/",
        pathNot: [
          "^packages/$2/",
          "^packages/[^/]+/src/((testing|book|lessons|study|tray|all)/)?index\\.ts$",
        ],
      },
    },
    {
      name: "kernel-and-flick-stand-alone",
      comment: "The kernel and the physics import nothing of ours.",
      severity: "error",
      from: { path: "^packages/(kernel|flick)/" },
      to: { path: "^(packages|apps|tools|bench)/", pathNot: "^packages/$1/" },
    },
    {
      name: "marksman-knows-only-flick",
      severity: "error",
      from: { path: "^packages/marksman/" },
      to: { path: "^(packages|apps|tools|bench)/", pathNot: "^packages/(marksman|flick)/" },
    },
    {
      name: "table-knows-only-the-kernel",
      comment: "A table plays any game: it gets it handed over. Its tests bring one along.",
      severity: "error",
      from: { path: "^packages/table/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(packages|apps|tools|bench)/", pathNot: "^packages/(table|kernel)/" },
    },
    {
      name: "games-do-not-know-the-table",
      severity: "error",
      from: { path: games },
      to: { path: "^packages/table/" },
    },
    {
      name: "discs-know-no-game",
      severity: "error",
      from: { path: "^packages/discs/" },
      to: { path: "^(packages|apps|tools|bench)/", pathNot: "^packages/(discs|kernel|flick|marksman)/" },
    },
    {
      name: "study-knows-no-game",
      comment: "What a flick comes to is read by its game; the study looks at any.",
      severity: "error",
      from: { path: "^packages/study/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(packages|apps|tools|bench)/",
        pathNot: "^packages/(study|discs|kernel|flick|marksman)/",
      },
    },
    {
      name: "games-do-not-know-each-other",
      severity: "error",
      from: { path: games },
      to: { path: games, pathNot: "^packages/$1/" },
    },
    {
      name: "packages-do-not-know-apps",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(apps|tools|bench)/" },
    },
    {
      name: "rules-know-no-pack",
      comment:
        "The rules of Catacombs ask the shelf for cards, and know how a card is made: no box, and no card of one.",
      severity: "error",
      from: { path: "^packages/catacombs/src/rules/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^packages/catacombs/src/(content|bots|testing)/",
        pathNot: "^packages/catacombs/src/content/(box|card|dealt|pack|shelf)\\.ts$",
      },
    },
    {
      name: "dice-and-grid-know-no-state",
      comment:
        "The ground of Le Règne Sombre: dice, and squares. Rules, cards and matches stand on it, never the reverse.",
      severity: "error",
      from: { path: "^packages/dark-reign/src/(dice|grid)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/dark-reign/src/", pathNot: "^packages/dark-reign/src/$1/" },
    },
    {
      name: "rules-of-dark-reign-know-no-card",
      comment:
        "Rules, deeds and effects of Le Règne Sombre ask the packs of the match: cards import them, never the reverse.",
      severity: "error",
      from: {
        path: "^packages/dark-reign/src/(rules|deeds|effects|sheet|cards)/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^packages/dark-reign/src/(content|bots|words|testing)/" },
    },
    {
      name: "testing-stays-in-tests",
      comment: "What exists for tests, and for the pictures of the screens, is not part of the product.",
      severity: "error",
      from: {
        path: "^(packages|apps)/",
        pathNot: ["\\.(test|spec)\\.tsx?$", "/testing/", "/e2e/", "/pictures/"],
      },
      to: { path: "/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
