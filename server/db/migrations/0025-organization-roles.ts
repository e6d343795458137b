export const organizationRoles = `
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
`;
