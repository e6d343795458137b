/** Applications that authenticate with a key of their own. */
export const clientKeys = `
alter table "oauth_client" add "jwks" jsonb null;
alter table "oauth_client" drop constraint "oauth_client_secret";
alter table "oauth_client" add constraint "oauth_client_secret" check (("auth_method" in ('none', 'private_key_jwt')) = ("secret_hash" is null));
alter table "oauth_client" add constraint "oauth_client_jwks" check (("auth_method" = 'private_key_jwt') = ("jwks" is not null));
`;
