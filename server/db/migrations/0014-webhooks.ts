export const webhooks = `
create table "webhook_endpoint" (
  "id" uuid not null,
  "organization_id" uuid null,
  "creator_id" uuid null,
  "url" text not null,
  "types" text[] null,
  "description" text null,
  "version" int not null,
  "secret" text not null,
  "previous_secret" text null,
  "previous_secret_expires_at" timestamptz(3) null,
  "sequence" bigint not null,
  "failing_since" timestamptz(3) null,
  "disabled_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "webhook_endpoint_organization_id_index" on "webhook_endpoint" ("organization_id");
create index "webhook_endpoint_creator_id_index" on "webhook_endpoint" ("creator_id");
create index "webhook_endpoint_sequence_index" on "webhook_endpoint" ("sequence");
alter table "webhook_endpoint" add constraint "webhook_endpoint_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "webhook_endpoint" add constraint "webhook_endpoint_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;

create table "webhook_delivery" (
  "id" uuid not null,
  "endpoint_id" uuid not null,
  "event_id" uuid not null,
  "sequence" bigint not null,
  "status" text not null default 'pending',
  "attempts" int not null default 0,
  "next_attempt_at" timestamptz(3) null,
  "attempted_at" timestamptz(3) null,
  "response_status" int null,
  "error" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "webhook_delivery" add constraint "webhook_delivery_event_id_endpoint_id_unique" unique ("event_id", "endpoint_id");
create index "webhook_delivery_endpoint_id_sequence_index" on "webhook_delivery" ("endpoint_id", "sequence");
create index "webhook_delivery_due" on "webhook_delivery" ("endpoint_id", "next_attempt_at") where "next_attempt_at" is not null;
alter table "webhook_delivery" add constraint "webhook_delivery_endpoint_id_foreign" foreign key ("endpoint_id") references "webhook_endpoint" ("id") on delete cascade;
alter table "webhook_delivery" add constraint "webhook_delivery_event_id_foreign" foreign key ("event_id") references "event" ("id") on delete cascade;
`;
