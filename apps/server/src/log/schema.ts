/** How the tables of the database came about, one step after the other; a step that has been published never changes. */
export const steps: readonly (readonly string[])[] = [
  [
    `create table tables (
      id text primary key,
      agreement text not null,
      engine text not null,
      host text not null,
      public bigint not null,
      watched bigint not null,
      created bigint not null,
      changed bigint not null,
      stage text not null,
      face text not null
    )`,
    "create index tables_lobby on tables (public, stage, changed)",
    "create index tables_changed on tables (changed)",
    // The heart of it all: an entry of a table can be written once.
    `create table entries (
      table_id text not null,
      n bigint not null,
      at bigint not null,
      by_whom text not null,
      what text not null,
      primary key (table_id, n)
    )`,
    `create table seats (
      table_id text not null,
      seat text not null,
      invitation text,
      token text,
      primary key (table_id, seat)
    )`,
    `create table due (
      table_id text not null,
      kind text not null,
      at bigint not null,
      primary key (table_id, kind)
    )`,
    "create index due_at on due (at)",
    "create table beats (id bigint primary key, at bigint not null)",
  ],
  [
    // Whose answer is waited for: lists of tables are shown without waking them.
    "alter table tables add column asked text not null default '[]'",
    // Seats that nobody has taken yet.
    "alter table tables add column free bigint not null default 1",
    // Who has it in hand, so that others leave it alone until then.
    "alter table due add column until bigint not null default 0",
    `create table words (
      table_id text not null,
      n bigint not null,
      at bigint not null,
      by_whom text not null,
      saying text not null,
      primary key (table_id, n)
    )`,
    // Where people are told that they are asked.
    `create table notices (
      table_id text not null,
      seat text not null,
      endpoint text not null,
      body text not null,
      primary key (table_id, seat, endpoint)
    )`,
    // Told once, and again only after they have been there.
    "alter table seats add column told bigint not null default 0",
    // A table at some entry, so that waking it need not play its whole log. May be deleted at any time.
    `create table briefs (
      table_id text primary key,
      n bigint not null,
      engine text not null,
      body text not null
    )`,
    // What a server makes for itself once.
    "create table made (name text primary key, body text not null)",
  ],
  [
    // A table whose log an engine cannot play through: since when it lies so, and how far its log holds.
    "create table frozen (table_id text primary key, since bigint not null, body text not null)",
    // What its people have said to that: that they go on from there; and who was given its log, which tells all that is hidden.
    `create table consents (
      table_id text not null,
      who text not null,
      word text not null,
      primary key (table_id, who, word)
    )`,
  ],
];
