export const people = `
create table "user" (
  "id" uuid not null,
  "email" text not null,
  "email_verified" boolean not null default false,
  "name" text not null,
  "image" text null,
  "role" text not null default 'user',
  "banned" boolean not null default false,
  "ban_reason" text null,
  "ban_expires" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "user" add constraint "user_email_unique" unique ("email");

create table "session" (
  "id" uuid not null,
  "user_id" uuid not null,
  "token_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "ip_address" text not null default '',
  "user_agent" text not null default '',
  "active_organization_id" uuid null,
  "impersonated_by" uuid null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "session_user_id_index" on "session" ("user_id");
alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");
create index "session_expires_at_index" on "session" ("expires_at");
alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "account" (
  "id" uuid not null,
  "user_id" uuid not null,
  "provider_id" text not null,
  "account_id" text not null,
  "access_token" text null,
  "refresh_token" text null,
  "id_token" text null,
  "access_token_expires_at" timestamptz(3) null,
  "refresh_token_expires_at" timestamptz(3) null,
  "scope" text null,
  "password" text null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "account_user_id_index" on "account" ("user_id");
alter table "account" add constraint "account_provider_id_account_id_unique" unique ("provider_id", "account_id");
alter table "account" add constraint "account_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "verification" (
  "id" uuid not null,
  "identifier" text not null,
  "value" text not null,
  "user_id" uuid null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "verification" add constraint "verification_identifier_unique" unique ("identifier");
create index "verification_user_id_index" on "verification" ("user_id");
create index "verification_expires_at_index" on "verification" ("expires_at");
alter table "verification" add constraint "verification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "audit_entry" (
  "id" uuid not null,
  "event" text not null,
  "actor_id" uuid null,
  "subject_id" uuid null,
  "organization_id" uuid null,
  "ip_address" text not null default '',
  "user_agent" text not null default '',
  "details" jsonb not null default '{}',
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "audit_entry_actor_id_index" on "audit_entry" ("actor_id");
create index "audit_entry_subject_id_index" on "audit_entry" ("subject_id");
create index "audit_entry_organization_id_index" on "audit_entry" ("organization_id");
`;
