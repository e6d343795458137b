/** Applications that no user registered, hosts of their metadata documents, and tokens for their registration. */
export const registeredClients = `
alter table "oauth_client" add "source" text not null default 'manual';
alter table "oauth_client" add "document_checked_at" timestamptz(3) null;
alter table "oauth_client" add "registration_key" text null;
alter table "oauth_client" add "registration_token_hash" text null;
alter table "oauth_client" add constraint "oauth_client_source" check ("source" = 'manual' or not "first_party");
alter table "oauth_client" add constraint "oauth_client_registration" check (("source" = 'dynamic') = ("registration_token_hash" is not null));
create index "oauth_client_registration_key_index" on "oauth_client" ("registration_key");
create index "oauth_client_unused" on "oauth_client" ("created_at") where "source" <> 'manual';

create table "oauth_client_host" (
  "id" uuid not null,
  "host" text not null,
  "state" text not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "oauth_client_host" add constraint "oauth_client_host_host_unique" unique ("host");

create table "oauth_registration_token" (
  "id" uuid not null,
  "token_hash" text not null,
  "uses" int not null,
  "redirect_hosts" text[] not null,
  "expires_at" timestamptz(3) not null,
  "creator_id" uuid null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "oauth_registration_token" add constraint "oauth_registration_token_token_hash_unique" unique ("token_hash");
alter table "oauth_registration_token" add constraint "oauth_registration_token_uses" check ("uses" >= 0);
create index "oauth_registration_token_expires_at_index" on "oauth_registration_token" ("expires_at");
create index "oauth_registration_token_creator_id_index" on "oauth_registration_token" ("creator_id");
alter table "oauth_registration_token" add constraint "oauth_registration_token_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;
`;
