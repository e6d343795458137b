/** Agents: applications with a purpose, a responsible user, an end and a budget; what users allow them, and to whom they pass it on. */
export const agents = `
alter table "oauth_client" drop constraint "oauth_client_service_account";
alter table "oauth_client" add constraint "oauth_client_service_account" check ("service_account_id" is null or "kind" in ('machine', 'agent'));

create table "agent" (
  "id" uuid not null,
  "client_id" uuid not null,
  "purpose" text not null,
  "responsible_id" uuid null,
  "calls" int not null,
  "writes" int not null,
  "expires_at" timestamptz(3) not null,
  "stopped_at" timestamptz(3) null,
  "valid_from" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "agent_budget" check ("calls" > 0 and "writes" >= 0)
);
alter table "agent" add constraint "agent_client_id_unique" unique ("client_id");
create index "agent_responsible_id_index" on "agent" ("responsible_id");
alter table "agent" add constraint "agent_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
alter table "agent" add constraint "agent_responsible_id_foreign" foreign key ("responsible_id") references "user" ("id") on delete set null;

create table "agent_grant" (
  "id" uuid not null,
  "grant_id" uuid not null,
  "calls" int not null,
  "writes" int not null,
  "delegates" text[] not null,
  "expires_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "agent_grant_budget" check ("calls" > 0 and "writes" >= 0)
);
alter table "agent_grant" add constraint "agent_grant_grant_id_unique" unique ("grant_id");
alter table "agent_grant" add constraint "agent_grant_grant_id_foreign" foreign key ("grant_id") references "oauth_grant" ("id") on delete cascade;

create table "agent_usage" (
  "id" uuid not null,
  "client_id" uuid not null,
  "grant_id" uuid not null,
  "day" date not null,
  "calls" int not null,
  "writes" int not null,
  primary key ("id")
);
alter table "agent_usage" add constraint "agent_usage_grant_id_client_id_day_unique" unique ("grant_id", "client_id", "day");
create index "agent_usage_client_id_day_index" on "agent_usage" ("client_id", "day");
alter table "agent_usage" add constraint "agent_usage_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
alter table "agent_usage" add constraint "agent_usage_grant_id_foreign" foreign key ("grant_id") references "oauth_grant" ("id") on delete cascade;

create table "agent_stop" (
  "id" uuid not null,
  "organization_id" uuid null,
  "stopped_by_id" uuid null,
  "stopped_at" timestamptz(3) not null,
  "resumed_at" timestamptz(3) null,
  primary key ("id")
);
create unique index "agent_stop_organization" on "agent_stop" ("organization_id") nulls not distinct;
create index "agent_stop_stopped_by_id_index" on "agent_stop" ("stopped_by_id");
alter table "agent_stop" add constraint "agent_stop_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "agent_stop" add constraint "agent_stop_stopped_by_id_foreign" foreign key ("stopped_by_id") references "user" ("id") on delete set null;

create table "agent_chain" (
  "hash" text not null,
  "grant_id" uuid not null,
  "client_id" uuid not null,
  "actors" text[] not null,
  "ancestors" text[] not null,
  "expires_at" timestamptz(3) not null,
  primary key ("hash")
);
create index "agent_chain_grant_id_index" on "agent_chain" ("grant_id");
create index "agent_chain_client_id_index" on "agent_chain" ("client_id");
create index "agent_chain_expires_at_index" on "agent_chain" ("expires_at");
alter table "agent_chain" add constraint "agent_chain_grant_id_foreign" foreign key ("grant_id") references "oauth_grant" ("id") on delete cascade;
alter table "agent_chain" add constraint "agent_chain_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
`;
