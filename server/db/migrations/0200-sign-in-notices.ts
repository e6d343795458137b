/** Whether a user gets an email about a sign-in from a new browser. */
export const signInNotices = `
alter table "user" add column "sign_in_notices" boolean not null default true;
`;
