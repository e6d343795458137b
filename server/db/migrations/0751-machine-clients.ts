export const machineClients = `
alter table "oauth_client" add column "service_account_id" uuid null;
alter table "oauth_client" add constraint "oauth_client_service_account" check ("service_account_id" is null or "kind" = 'machine');
create index "oauth_client_service_account_id_index" on "oauth_client" ("service_account_id");
alter table "oauth_client" add constraint "oauth_client_service_account_id_foreign" foreign key ("service_account_id") references "user" ("id") on delete set null;
`;
