export const apiKeys = `
create table "api_key" (
  "id" uuid not null,
  "user_id" uuid not null,
  "name" text null,
  "start" text not null,
  "key_hash" text not null,
  "previous_hash" text null,
  "previous_expires_at" timestamptz(3) null,
  "scopes" text[] not null,
  "networks" text[] not null,
  "enabled" boolean not null default true,
  "expires_at" timestamptz(3) null,
  "last_used_at" timestamptz(3) null,
  "metadata" jsonb null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "api_key_user_id_index" on "api_key" ("user_id");
alter table "api_key" add constraint "api_key_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
`;
