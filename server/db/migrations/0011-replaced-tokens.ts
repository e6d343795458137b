export const replacedTokens = `
alter table "session"
  add column "replaced_token_hash" text null,
  add column "replaced_at" timestamptz(3) null,
  add column "replaced_own_token" boolean not null default false;
create index "session_replaced_token" on "session" ("replaced_token_hash") where "replaced_token_hash" is not null;
`;
