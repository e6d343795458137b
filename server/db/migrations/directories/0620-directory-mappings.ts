export const directoryMappings = `
alter table "scim_group" add "role" text null, add "team_id" uuid null;
create index "scim_group_team_id_index" on "scim_group" ("team_id");
alter table "scim_group" add constraint "scim_group_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete set null;
`;
