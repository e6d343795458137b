export const directoryRequests = `
create table "scim_request" (
  "id" uuid not null,
  "directory_id" uuid not null,
  "method" text not null,
  "path" text not null,
  "status" int not null,
  "detail" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "scim_request_directory_id_id_index" on "scim_request" ("directory_id", "id");
create index "scim_request_created_at_index" on "scim_request" ("created_at");
alter table "scim_request" add constraint "scim_request_directory_id_foreign" foreign key ("directory_id") references "scim_directory" ("id") on delete cascade;
alter table "scim_token" add "warned_at" timestamptz(3) null;
`;
