/**
 * Keys count for policies that require a second factor if a session with one created them. Of keys that exist, those that their
 * owner created after setting a second factor up: creating a key has always required it then.
 */
export const apiKeyLevel = `
alter table "api_key" add column "level" smallint not null default 1;
update "api_key" k set "level" = 2 from "user" u join "two_factor" t on t."user_id" = u."id"
  where u."id" = k."user_id" and u."two_factor_enabled"
    and coalesce(least(t."totp_confirmed_at", t."mailed_codes_at"), t."created_at") <= k."created_at";
`;
