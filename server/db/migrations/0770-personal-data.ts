export const personalData = `
alter table "outgoing_mail" add column "user_id" uuid null;
create index "outgoing_mail_user_id_index" on "outgoing_mail" ("user_id");

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

create table "erasure_receipt" (
  "number_hash" text not null,
  "statement" text not null,
  "signature" text null,
  "created_at" timestamptz(3) not null,
  primary key ("number_hash")
);
create index "erasure_receipt_unsigned" on "erasure_receipt" ("created_at") where "signature" is null;

create table "legal_hold" (
  "id" uuid not null,
  "user_id" uuid null,
  "organization_id" uuid null,
  "reason" text not null,
  "created_by" uuid null,
  "ends_at" timestamptz(3) null,
  "lifted_at" timestamptz(3) null,
  "lifted_by" uuid null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "legal_hold_created_at_id_index" on "legal_hold" ("created_at", "id");
create index "legal_hold_user_id_index" on "legal_hold" ("user_id");
create index "legal_hold_organization_id_index" on "legal_hold" ("organization_id");
alter table "legal_hold" add constraint "legal_hold_subject" check (num_nonnulls("user_id", "organization_id") = 1);
`;
