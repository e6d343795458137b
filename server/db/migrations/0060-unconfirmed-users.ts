/** The mark was one of single credentials, which those that sessions created later did not have. */
export const unconfirmedUsers = `
alter table "user" add column "unconfirmed" boolean not null default false;
update "user" set "unconfirmed" = true where "email_verified"
  and (exists (select from "account" where "user_id" = "user"."id" and "unconfirmed")
    or exists (select from "passkey" where "user_id" = "user"."id" and "unconfirmed"));
alter table "account" drop column "unconfirmed";
alter table "passkey" drop column "unconfirmed";
alter table "two_factor" add column "unconfirmed" boolean not null default false;
`;
