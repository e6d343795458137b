/** With the id in the index of emails, a page in their order reads no row that it skips. */
export const emailOrder = `
alter table "user" drop constraint "user_email_unique";
alter table "user" add constraint "user_email_unique" unique ("email") include ("id");
`;
