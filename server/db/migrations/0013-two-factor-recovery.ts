export const twoFactorRecovery = `
alter table "two_factor" add column "password_proven_at" timestamptz(3) null, add column "provider_proven_at" timestamptz(3) null;

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
`;
