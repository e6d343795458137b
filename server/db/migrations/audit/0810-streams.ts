/** Collectors that get the entries of the audit log in order. */
export const auditStreams = `
create table "audit_stream" (
  "id" uuid not null,
  "organization_id" uuid null,
  "creator_id" uuid null,
  "name" text not null,
  "preset" text not null check ("preset" in ('splunk', 'datadog', 'elastic', 'generic', 'syslog')),
  "format" text not null check ("format" in ('jsonl', 'ocsf', 'cef')),
  "url" text not null,
  "credentials" text null,
  "ca" text null,
  "client_certificate" text null,
  "events" text[] null,
  "includes_origin" boolean not null default false,
  "sequence" bigint not null,
  "lease_until" timestamptz(3) null,
  "attempts" int not null default 0,
  "next_attempt_at" timestamptz(3) null,
  "failing_since" timestamptz(3) null,
  "failure_mailed" boolean not null default false,
  "last_error" text null,
  "delivered_at" timestamptz(3) null,
  "disabled_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "audit_stream_organization_id_index" on "audit_stream" ("organization_id");
create index "audit_stream_creator_id_index" on "audit_stream" ("creator_id");
alter table "audit_stream" add constraint "audit_stream_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "audit_stream" add constraint "audit_stream_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;
alter table "audit_stream" add constraint "audit_stream_origin" check ("organization_id" is null or not "includes_origin");
`;
