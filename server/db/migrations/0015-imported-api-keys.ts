export const importedApiKeys = `
alter table "api_key" add column "imported_hash" text null;
alter table "api_key" add constraint "api_key_imported_hash_unique" unique ("imported_hash");
`;
