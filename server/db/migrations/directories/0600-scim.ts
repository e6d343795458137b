export const scim = `
create table "scim_directory" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "name" text not null,
  "enabled" boolean not null default true,
  "default_role" text not null,
  "ceiling_role" text not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "scim_directory" add constraint "scim_directory_organization_id_unique" unique ("organization_id");
alter table "scim_directory" add constraint "scim_directory_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;

create table "scim_token" (
  "id" uuid not null,
  "directory_id" uuid not null,
  "name" text not null,
  "start" text not null,
  "token_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "last_used_at" timestamptz(3) null,
  "creator_id" uuid null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "scim_token_directory_id_index" on "scim_token" ("directory_id");
create index "scim_token_creator_id_index" on "scim_token" ("creator_id");
alter table "scim_token" add constraint "scim_token_directory_id_foreign" foreign key ("directory_id") references "scim_directory" ("id") on delete cascade;
alter table "scim_token" add constraint "scim_token_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;

create table "scim_user" (
  "id" uuid not null,
  "directory_id" uuid not null,
  "user_id" uuid null,
  "user_name_lower" text not null,
  "external_id" text null,
  "emails" text[] not null,
  "active" boolean not null,
  "resource" jsonb not null,
  "kept_role" text null,
  "deleted_at" timestamptz(3) null,
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create unique index "scim_user_user_name" on "scim_user" ("directory_id", "user_name_lower") where "deleted_at" is null;
create unique index "scim_user_external_id" on "scim_user" ("directory_id", "external_id") where "deleted_at" is null;
create unique index "scim_user_user" on "scim_user" ("directory_id", "user_id") where "deleted_at" is null;
create index "scim_user_deleted_user_name" on "scim_user" ("directory_id", "user_name_lower") where "deleted_at" is not null;
create index "scim_user_deleted_external_id" on "scim_user" ("directory_id", "external_id") where "deleted_at" is not null;
create index "scim_user_directory_id_id_index" on "scim_user" ("directory_id", "id");
create index "scim_user_emails" on "scim_user" using gin ("emails");
create index "scim_user_user_id_index" on "scim_user" ("user_id");
alter table "scim_user" add constraint "scim_user_directory_id_foreign" foreign key ("directory_id") references "scim_directory" ("id") on delete cascade;
alter table "scim_user" add constraint "scim_user_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null;

create table "scim_group" (
  "id" uuid not null,
  "directory_id" uuid not null,
  "display_name" text not null,
  "display_name_lower" text not null,
  "external_id" text null,
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "scim_group" add constraint "scim_group_directory_id_display_name_lower_unique" unique ("directory_id", "display_name_lower");
alter table "scim_group" add constraint "scim_group_directory_id_external_id_unique" unique ("directory_id", "external_id");
create index "scim_group_directory_id_id_index" on "scim_group" ("directory_id", "id");
alter table "scim_group" add constraint "scim_group_directory_id_foreign" foreign key ("directory_id") references "scim_directory" ("id") on delete cascade;

create table "scim_group_member" (
  "group_id" uuid not null,
  "user_id" uuid not null,
  primary key ("group_id", "user_id")
);
create index "scim_group_member_user_id_index" on "scim_group_member" ("user_id");
alter table "scim_group_member" add constraint "scim_group_member_group_id_foreign" foreign key ("group_id") references "scim_group" ("id") on update cascade on delete cascade;
alter table "scim_group_member" add constraint "scim_group_member_user_id_foreign" foreign key ("user_id") references "scim_user" ("id") on update cascade on delete cascade;
`;
