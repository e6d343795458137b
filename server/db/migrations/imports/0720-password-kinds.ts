/** By one jump each, the classes of hashes that cost the same. */
export const accountCostClassIndex = `on "account" ((case when "password" like 'bcrypt%' or "password" like 'wrapped:%' then 'bcrypt:' || split_part("password", '$', 3) when "password" like 'scrypt:%' then 'scrypt' else split_part("password", ':', 1) || ':' || split_part("password", ':', 2) end) collate "C") where "password" is not null`;

/** Password hashes of other products: their parameters, and the index of their costs; codes of other authenticator apps. */
export const passwordKinds = `
create table "import_parameter" (
  "id" uuid not null,
  "family" text not null,
  "sealed" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "two_factor" add column "totp_parameters" jsonb null;
drop index "account_password_cost";
-- A refused sign-in does the work of every class.
create index if not exists "account_cost_class" ${accountCostClassIndex};
`;
