export const usernames = `
alter table "user" add column "username" text null;
alter table "user" add column "display_username" text null;
alter table "user" add constraint "user_username_unique" unique ("username");
`;
