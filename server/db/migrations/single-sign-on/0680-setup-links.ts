export const setupLinks = `
create table "setup_link" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "token_hash" text not null,
  "scopes" text[] not null,
  "may_enable" boolean not null,
  "callback_url" text null,
  "browser_hash" text null,
  "opened_at" timestamptz(3) null,
  "completed_at" timestamptz(3) null,
  "revoked_at" timestamptz(3) null,
  "expires_at" timestamptz(3) not null,
  "creator_id" uuid null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "setup_link" add constraint "setup_link_token_hash_unique" unique ("token_hash");
create index "setup_link_organization_id_index" on "setup_link" ("organization_id");
create index "setup_link_expires_at_index" on "setup_link" ("expires_at");
create index "setup_link_creator_id_index" on "setup_link" ("creator_id");
alter table "setup_link" add constraint "setup_link_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "setup_link" add constraint "setup_link_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;
alter table "sso_connection" add "setup_link_id" uuid null;
alter table "scim_directory" add "unconfirmed_since" timestamptz(3) null;
alter table "scim_directory" add "setup_link_id" uuid null;
`;
