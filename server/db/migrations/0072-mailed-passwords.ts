/** A password that was set by mail proves no more than the mailbox, until a second factor was verified beside it. */
export const mailedPasswords = `
alter table "two_factor" add column "password_mailed_at" timestamptz(3) null;
`;
