export const deviceCodes = `
alter table "oauth_client" add column "grant_types" text[] not null default '{authorization_code,refresh_token}';
alter table "oauth_client" alter column "grant_types" drop default;

create table "device_code" (
  "id" uuid not null,
  "device_hash" text not null,
  "user_code_hmac" text not null,
  "client_id" uuid not null,
  "scopes" text[] not null,
  "resource" text null,
  "status" text not null,
  "user_id" uuid null,
  "session_id" uuid null,
  "grant_id" uuid null,
  "family" uuid null,
  "authentication" jsonb null,
  "interval" smallint not null,
  "last_polled_at" timestamptz(3) null,
  "ip_address" text not null,
  "user_agent" text not null,
  "decided_at" timestamptz(3) null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "device_code_status" check ("status" in ('pending', 'claimed', 'approved', 'denied', 'redeemed')),
  constraint "device_code_user" check (("status" = 'pending') = ("user_id" is null)),
  constraint "device_code_grant" check (("status" in ('approved', 'redeemed')) = ("grant_id" is not null and "authentication" is not null)),
  constraint "device_code_family" check (("status" = 'redeemed') = ("family" is not null))
);
alter table "device_code" add constraint "device_code_device_hash_unique" unique ("device_hash");
create unique index "device_code_user_code" on "device_code" ("user_code_hmac") where "status" in ('pending', 'claimed');
create index "device_code_client_id_index" on "device_code" ("client_id");
create index "device_code_user_id_index" on "device_code" ("user_id");
create index "device_code_session_id_index" on "device_code" ("session_id");
create index "device_code_grant_id_index" on "device_code" ("grant_id");
create index "device_code_expires_at_index" on "device_code" ("expires_at");
alter table "device_code" add constraint "device_code_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
alter table "device_code" add constraint "device_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "device_code" add constraint "device_code_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete set null;
alter table "device_code" add constraint "device_code_grant_id_foreign" foreign key ("grant_id") references "oauth_grant" ("id") on delete cascade;
`;
