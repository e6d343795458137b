export const samlLogout = `
alter table "sso_session" add "name_id" text null;
`;
