export const organizations = `
create table "organization" (
  "id" uuid not null,
  "name" text not null,
  "slug" text not null,
  "logo" text null,
  "metadata" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "organization" add constraint "organization_slug_unique" unique ("slug");

create table "team" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "name" text not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "team_organization_id_index" on "team" ("organization_id");
alter table "team" add constraint "team_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;

create table "member" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "user_id" uuid not null,
  "role" text not null default 'member',
  "team_id" uuid null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "member_user_id_index" on "member" ("user_id");
create index "member_team_id_index" on "member" ("team_id");
create index "member_organization_id_id_index" on "member" ("organization_id", "id");
alter table "member" add constraint "member_organization_id_user_id_unique" unique ("organization_id", "user_id");
alter table "member" add constraint "member_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "member" add constraint "member_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "member" add constraint "member_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete set null;

create table "invitation" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "email" text not null,
  "role" text not null,
  "status" text not null default 'pending',
  "team_id" uuid null,
  "inviter_id" uuid not null,
  "token_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "invitation_organization_id_email_index" on "invitation" ("organization_id", "email");
create index "invitation_email_index" on "invitation" ("email");
create index "invitation_team_id_index" on "invitation" ("team_id");
create index "invitation_inviter_id_index" on "invitation" ("inviter_id");
alter table "invitation" add constraint "invitation_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "invitation" add constraint "invitation_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete set null;
alter table "invitation" add constraint "invitation_inviter_id_foreign" foreign key ("inviter_id") references "user" ("id") on delete cascade;

create index "session_active_organization_id_index" on "session" ("active_organization_id");
`;
