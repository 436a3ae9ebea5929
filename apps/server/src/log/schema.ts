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
];
