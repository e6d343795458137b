export const twoFactor = `
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
`;
