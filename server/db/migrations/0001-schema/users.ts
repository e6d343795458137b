/** Users with their credentials and sessions. */
export const users = `
create extension if not exists pg_trgm;

create table "user" (
  "id" uuid not null,
  "email" text not null,
  "email_verified" boolean not null default false,
  "name" text not null,
  "image" text null,
  "role" text collate "C" not null default 'user',
  "banned" boolean not null default false,
  "ban_reason" text null,
  "ban_expires" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "two_factor_enabled" boolean not null default false,
  "kind" text not null default 'person',
  "username" text null,
  "display_username" text null,
  "additional_fields" jsonb null,
  "unconfirmed" boolean not null default false,
  "is_anonymous" boolean not null default false,
  "phone_number" text null,
  "phone_number_verified" boolean not null default false,
  "sign_in_notices" boolean not null default true,
  primary key ("id")
);
create index "user_email_trigrams" on "user" using gin ("email" gin_trgm_ops);
create index "user_name_trigrams" on "user" using gin (lower("name") gin_trgm_ops);
create index "user_roles" on "user" using gin (string_to_array("role", ','));
create index "user_by_created_at" on "user" ("created_at", "id");
create index "user_by_updated_at" on "user" ("updated_at", "id");
create index "user_by_name" on "user" (lower("name"), "id") include ("name", "email");
create index "user_by_role" on "user" ("role", "id");
create index "user_by_banned" on "user" ("banned", "id");
create index "user_by_email_verified" on "user" ("email_verified", "id");
create index "user_by_ban_expires" on "user" ("ban_expires") where "ban_expires" is not null;
alter table "user" add constraint "user_kind_check" check ("kind" in ('person', 'platform service', 'organization service'));
create index "user_platform_services" on "user" ("id") where "kind" = 'platform service';
alter table "user" add constraint "user_username_unique" unique ("username");
alter table "user" add constraint "user_email_unique" unique ("email") include ("id");
create index "user_service_accounts" on "user" ("id") where "kind" <> 'person';
create index "user_anonymous" on "user" ("created_at", "id") where "is_anonymous";
alter table "user" add constraint "user_phone_number_unique" unique ("phone_number");
alter table "user" add constraint "user_phone_number_proven" check ("phone_number_verified" = ("phone_number" is not null));

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
  "impersonator_session_id" uuid null,
  "level" smallint not null default 1,
  "amr" text[] not null,
  "authenticated_at" timestamptz(3) not null,
  "replaced_token_hash" text null,
  "replaced_at" timestamptz(3) null,
  "replaced_own_token" boolean not null default false,
  "active_team_id" uuid null,
  "additional_fields" jsonb null,
  "impersonator_token" text null,
  "provider" text null,
  "ends_at" timestamptz(3) null,
  primary key ("id")
);
create index "session_user_id_index" on "session" ("user_id");
alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");
create index "session_expires_at_index" on "session" ("expires_at");
create index "session_impersonator_session_id_index" on "session" ("impersonator_session_id");
alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "session" add constraint "session_impersonator_session_id_foreign" foreign key ("impersonator_session_id") references "session" ("id") on delete cascade;
create index "session_replaced_token" on "session" ("replaced_token_hash") where "replaced_token_hash" is not null;
alter table "session" add constraint "session_ends" check ("ends_at" is null or "expires_at" <= "ends_at");

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
  "provisioned" boolean not null default false,
  "refreshing_until" timestamptz(3) null,
  primary key ("id")
);
create index "account_user_id_index" on "account" ("user_id");
alter table "account" add constraint "account_provider_id_account_id_unique" unique ("provider_id", "account_id");
-- The bcrypt costs of the stored hashes, '' for another scheme: a sign-in reads the highest and whether '' exists.
create index "account_password_cost" on "account" (split_part("password", '$', 3)) where "password" is not null;
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
  "method" text null,
  "provider" text null,
  "ends_at" timestamptz(3) null,
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

create table "two_factor" (
  "id" uuid not null,
  "user_id" uuid not null,
  "totp_secret" text null,
  "totp_confirmed_at" timestamptz(3) null,
  "last_totp_step" int null,
  "mailed_codes_at" timestamptz(3) null,
  "mailed_code_hash" text null,
  "mailed_code_expires_at" timestamptz(3) null,
  "mailed_code_attempts" int not null default 0,
  "failed_attempts" int not null default 0,
  "locked_until" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "password_proven_at" timestamptz(3) null,
  "provider_proven_at" timestamptz(3) null,
  "unconfirmed" boolean not null default false,
  "password_mailed_at" timestamptz(3) null,
  primary key ("id")
);
alter table "two_factor" add constraint "two_factor_user_id_unique" unique ("user_id");
alter table "two_factor" add constraint "two_factor_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "backup_code" (
  "id" uuid not null,
  "user_id" uuid not null,
  "code_hash" text not null,
  "used_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "backup_code" add constraint "backup_code_user_id_code_hash_unique" unique ("user_id", "code_hash");
alter table "backup_code" add constraint "backup_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "two_factor_recovery" (
  "id" uuid not null,
  "user_id" uuid not null,
  "possible_at" timestamptz(3) not null,
  "expires_at" timestamptz(3) not null,
  "cancel_token_hash" text not null,
  "code_hash" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "two_factor_recovery" add constraint "two_factor_recovery_user_id_unique" unique ("user_id");
alter table "two_factor_recovery" add constraint "two_factor_recovery_cancel_token_hash_unique" unique ("cancel_token_hash");
alter table "two_factor_recovery" add constraint "two_factor_recovery_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "passkey" (
  "id" uuid not null,
  "user_id" uuid not null,
  "name" text null,
  "credential_id" text not null,
  "public_key" text not null,
  "counter" bigint not null,
  "device_type" text not null,
  "backed_up" boolean not null,
  "discoverable" boolean not null,
  "transports" text[] not null,
  "aaguid" text null,
  "last_used_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "passkey_user_id_index" on "passkey" ("user_id");
alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");
alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
`;
