export const pictures = `
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
