export const ssoLogout = `
alter table "sign_in_challenge" add "provider_session" text null;
`;
