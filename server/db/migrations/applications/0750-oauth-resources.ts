export const oauthResources = `
create table "oauth_resource" (
  "id" uuid not null,
  "uri" text not null,
  "name" text not null,
  "scopes" jsonb not null,
  "default_scopes" text[] not null,
  "mcp" boolean not null,
  "access_token_expires_in" int null,
  "introspection_client_id" uuid null,
  "disabled_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "oauth_resource" add constraint "oauth_resource_uri_unique" unique ("uri");
create index "oauth_resource_introspection_client_id_index" on "oauth_resource" ("introspection_client_id");
alter table "oauth_resource" add constraint "oauth_resource_introspection_client_id_foreign" foreign key ("introspection_client_id") references "oauth_client" ("id") on delete set null;

create table "oauth_client_resource" (
  "id" uuid not null,
  "client_id" uuid not null,
  "resource_id" uuid not null,
  primary key ("id")
);
alter table "oauth_client_resource" add constraint "oauth_client_resource_client_resource" unique ("client_id", "resource_id");
create index "oauth_client_resource_resource_id_index" on "oauth_client_resource" ("resource_id");
alter table "oauth_client_resource" add constraint "oauth_client_resource_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
alter table "oauth_client_resource" add constraint "oauth_client_resource_resource_id_foreign" foreign key ("resource_id") references "oauth_resource" ("id") on delete cascade;

alter table "oauth_grant" add column "resources" jsonb not null default '{}';
alter table "oauth_grant" alter column "resources" drop default;

alter table "oauth_client" add column "service_account_id" uuid null;
alter table "oauth_client" add constraint "oauth_client_service_account" check ("service_account_id" is null or "kind" = 'machine');
create index "oauth_client_service_account_id_index" on "oauth_client" ("service_account_id");
alter table "oauth_client" add constraint "oauth_client_service_account_id_foreign" foreign key ("service_account_id") references "user" ("id") on delete set null;
`;
