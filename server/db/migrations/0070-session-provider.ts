/** Identity providers may limit a session, and so may the options: it expires at `ends_at` at the latest. */
export const sessionProvider = `
alter table "session"
  add column "provider" text null,
  add column "ends_at" timestamptz(3) null,
  add constraint "session_ends" check ("ends_at" is null or "expires_at" <= "ends_at");
alter table "sign_in_challenge"
  add column "method" text null,
  add column "provider" text null,
  add column "ends_at" timestamptz(3) null;
`;
