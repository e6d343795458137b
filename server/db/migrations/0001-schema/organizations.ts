/** Organizations with their members, teams, roles and pictures. */
export const organizations = `
create table "organization" (
  "id" uuid not null,
  "name" text not null,
  "slug" text not null,
  "logo" text null,
  "metadata" text null,
  "created_at" timestamptz(3) not null,
  "require_two_factor" boolean not null default false,
  "additional_fields" jsonb null,
  primary key ("id")
);
alter table "organization" add constraint "organization_slug_unique" unique ("slug");
create index "organization_by_created_at" on "organization" ("created_at", "id");
create index "organization_by_name" on "organization" (lower("name"), "id") include ("name", "slug");
create index "organization_name_trigrams" on "organization" using gin (lower("name") gin_trgm_ops);
create index "organization_slug_trigrams" on "organization" using gin ("slug" gin_trgm_ops);

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
  "created_at" timestamptz(3) not null,
  "additional_fields" jsonb null,
  primary key ("id")
);
create index "member_user_id_index" on "member" ("user_id");
create index "member_organization_id_id_index" on "member" ("organization_id", "id");
alter table "member" add constraint "member_organization_id_user_id_unique" unique ("organization_id", "user_id");
alter table "member" add constraint "member_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "member" add constraint "member_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "member_count" (
  "organization_id" uuid not null,
  "members" integer not null,
  primary key ("organization_id")
);
alter table "member_count" add constraint "member_count_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;

create function count_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into member_count as counted select organization_id, count(*) from added group by organization_id
      on conflict (organization_id) do update set members = counted.members + excluded.members;
  elsif tg_op = 'DELETE' then
    update member_count counted set members = counted.members - gone.members
      from (select organization_id, count(*) as members from removed group by organization_id) gone
      where counted.organization_id = gone.organization_id;
  else
    update member_count set members = 0;
  end if;
  return null;
end $$;
create trigger "member_counts_added" after insert on "member" referencing new table as added for each statement execute function count_members();
create trigger "member_counts_removed" after delete on "member" referencing old table as removed for each statement execute function count_members();
create trigger "member_counts_truncated" after truncate on "member" for each statement execute function count_members();

create table "invitation" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "email" text not null,
  "role" text not null,
  "status" text not null default 'pending',
  "inviter_id" uuid not null,
  "token_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "team_ids" uuid[] not null default '{}',
  "additional_fields" jsonb null,
  primary key ("id")
);
create unique index "invitation_pending_once" on "invitation" ("organization_id", "email") where "status" = 'pending';
create index "invitation_organization_id_id_index" on "invitation" ("organization_id", "id");
create index "invitation_email_index" on "invitation" ("email");
create index "invitation_inviter_id_index" on "invitation" ("inviter_id");
alter table "invitation" add constraint "invitation_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "invitation" add constraint "invitation_inviter_id_foreign" foreign key ("inviter_id") references "user" ("id") on delete cascade;

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

create table "organization_role" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "role" text not null,
  "permission" jsonb not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) null,
  primary key ("id")
);
alter table "organization_role" add constraint "organization_role_organization_id_role_unique" unique ("organization_id", "role");
alter table "organization_role" add constraint "organization_role_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;

create table "picture" (
  "id" uuid not null,
  "user_id" uuid null,
  "organization_id" uuid null,
  "url" text not null,
  "content_type" text not null,
  "size" int not null,
  "data" bytea null,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "picture_one_owner" check (("user_id" is null) <> ("organization_id" is null)),
  constraint "picture_content_type" check ("content_type" in ('image/png', 'image/jpeg', 'image/webp'))
);
alter table "picture" add constraint "picture_user_id_unique" unique ("user_id");
alter table "picture" add constraint "picture_organization_id_unique" unique ("organization_id");
alter table "picture" add constraint "picture_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "picture" add constraint "picture_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
`;
