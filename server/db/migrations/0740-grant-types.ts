export const grantTypes = `
alter table "oauth_client" add column "grant_types" text[] not null default '{authorization_code,refresh_token}';
alter table "oauth_client" alter column "grant_types" drop default;
`;
