export const ssoClientKeys = `
create table "sso_client_key" (
  "id" uuid not null,
  "connection_id" uuid not null,
  "public_key" text not null,
  "private_key" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "sso_client_key_connection_id_index" on "sso_client_key" ("connection_id");
alter table "sso_client_key" add constraint "sso_client_key_connection_id_foreign" foreign key ("connection_id") references "sso_connection" ("id") on delete cascade;
create index "sso_connection_enabled" on "sso_connection" ("id") where "enabled_at" is not null;
alter table "sso_connection" drop constraint "sso_connection_client_auth";
alter table "sso_connection" drop constraint "sso_connection_secret";
alter table "sso_connection" add constraint "sso_connection_client_auth" check ("client_auth" in ('basic', 'post', 'private_key_jwt', 'none'));
alter table "sso_connection" add constraint "sso_connection_secret" check (("client_auth" in ('private_key_jwt', 'none')) = ("client_secret" is null));
`;
