/** The membership keeps its id, which `add-team-member` has answered. */
export const teamMembers = `
create table "team_member" (
  "id" uuid not null,
  "team_id" uuid not null,
  "member_id" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "team_member" add constraint "team_member_team_id_member_id_unique" unique ("team_id", "member_id");
create index "team_member_member_id_index" on "team_member" ("member_id");
alter table "team_member" add constraint "team_member_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete cascade;
alter table "team_member" add constraint "team_member_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;
insert into "team_member" ("id", "team_id", "member_id", "created_at")
  select "id", "team_id", "id", "created_at" from "member" where "team_id" is not null;
alter table "member" drop column "team_id";

alter table "invitation" add column "team_ids" uuid[] not null default '{}';
update "invitation" set "team_ids" = array["team_id"] where "team_id" is not null;
alter table "invitation" drop column "team_id";

alter table "session" add column "active_team_id" uuid null;
`;
