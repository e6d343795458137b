/** Imports from other products: their runs, and what became of each of their rows. */
export const imports = `
create table "import_run" (
  "id" uuid not null,
  "source" text not null,
  "fingerprint" text not null,
  "state" text not null default 'running' check ("state" in ('running', 'stopped', 'done')),
  "position" jsonb not null default '{}',
  "report" jsonb not null default '{}',
  "started_at" timestamptz(3) not null,
  "finished_at" timestamptz(3) null,
  primary key ("id")
);
create index "import_run_source_index" on "import_run" ("source");
create table "imported_row" (
  "source" text not null,
  "kind" text not null check ("kind" in ('user', 'organization', 'team', 'member', 'team member', 'invitation')),
  "source_key" text not null,
  "target_id" uuid null,
  "fields" text not null default '',
  "run_id" uuid null,
  primary key ("source", "kind", "source_key")
);
create index "imported_row_target_id_index" on "imported_row" ("target_id");
create index "imported_row_run_id_index" on "imported_row" ("run_id");
alter table "imported_row" add constraint "imported_row_run_id_foreign" foreign key ("run_id") references "import_run" ("id") on delete set null;
`;
