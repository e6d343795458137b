/** Applications of organizations, and the membership for which a user allowed an application something. */
export const organizationApplications = `
alter table "oauth_client" add "organization_id" uuid null;
alter table "oauth_client" add "creator_id" uuid null;
alter table "oauth_client" add "verified_at" timestamptz(3) null;
alter table "oauth_client" add "warned_at" timestamptz(3) null;
alter table "oauth_client" add constraint "oauth_client_first_party" check (not "first_party" or "organization_id" is null);
create index "oauth_client_organization_id_index" on "oauth_client" ("organization_id");
create index "oauth_client_creator_id_index" on "oauth_client" ("creator_id");
create index "oauth_client_secret_ending" on "oauth_client" ("previous_secret_expires_at") where "previous_secret_expires_at" is not null;
alter table "oauth_client" add constraint "oauth_client_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "oauth_client" add constraint "oauth_client_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;
alter table "oauth_grant" add "member_id" uuid null;
create index "oauth_grant_member_id_index" on "oauth_grant" ("member_id");
alter table "oauth_grant" add constraint "oauth_grant_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;
`;
