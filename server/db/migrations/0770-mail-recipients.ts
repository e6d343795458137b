export const mailRecipients = `
alter table "outgoing_mail" add column "user_id" uuid null;
create index "outgoing_mail_user_id_index" on "outgoing_mail" ("user_id");
`;
