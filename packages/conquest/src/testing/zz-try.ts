import { fuzzConquest } from "./fuzz.ts";
for (const seed of [1,2,3,4,5]) { const t=performance.now(); const f = fuzzConquest(25, seed, undefined, "exhaustive");
console.log(seed, f.answers, f.longest, Math.round(performance.now()-t), f.violations, Object.entries(f.reach).flatMap(([k,v])=>v.never)); }
const t=performance.now(); const f = fuzzConquest(600, 77);
console.log(f.answers, f.longest, Math.round(performance.now()-t), f.endings, f.violations, Object.entries(f.reach).flatMap(([k,v])=>v.never));
