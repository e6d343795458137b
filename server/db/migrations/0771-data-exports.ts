export const dataExports = `
create table "data_export" (
  "id" uuid not null,
  "user_id" uuid not null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "data_export_user_id_index" on "data_export" ("user_id");
create index "data_export_expires_at_index" on "data_export" ("expires_at");
alter table "data_export" add constraint "data_export_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
`;
