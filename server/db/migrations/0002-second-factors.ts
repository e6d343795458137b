export const secondFactors = `
alter table "user" add column "two_factor_enabled" boolean not null default false;

alter table "session" add column "level" smallint not null default 1;
alter table "session" add column "amr" text[] not null default '{}';
alter table "session" alter column "amr" drop default;
alter table "session" add column "authenticated_at" timestamptz(3) null;
update "session" set "authenticated_at" = "created_at";
alter table "session" alter column "authenticated_at" set not null;

create table "sign_in_challenge" (
  "id" uuid not null,
  "user_id" uuid not null,
  "token_hash" text not null,
  "amr" text[] not null,
  "remember" boolean not null,
  "callback_url" text null,
  "attempts" int not null default 0,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "sign_in_challenge_user_id_index" on "sign_in_challenge" ("user_id");
alter table "sign_in_challenge" add constraint "sign_in_challenge_token_hash_unique" unique ("token_hash");
create index "sign_in_challenge_expires_at_index" on "sign_in_challenge" ("expires_at");
alter table "sign_in_challenge" add constraint "sign_in_challenge_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "trusted_device" (
  "id" uuid not null,
  "user_id" uuid not null,
  "token_hash" text not null,
  "ip_address" text not null,
  "user_agent" text not null,
  "last_used_at" timestamptz(3) not null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "trusted_device_user_id_index" on "trusted_device" ("user_id");
alter table "trusted_device" add constraint "trusted_device_token_hash_unique" unique ("token_hash");
create index "trusted_device_expires_at_index" on "trusted_device" ("expires_at");
alter table "trusted_device" add constraint "trusted_device_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
`;
