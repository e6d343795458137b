export const legalHolds = `
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
