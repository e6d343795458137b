/** A session that impersonates has the token of the administrator's own session, encrypted. */
export const impersonatorToken = `
alter table "session" add column "impersonator_token" text null;
`;
