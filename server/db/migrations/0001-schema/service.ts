/** Keys, mails, limits, the audit log, and what programs use. */
export const service = `
create table "audit_entry" (
  "id" uuid not null,
  "event" text not null,
  "actor_id" uuid null,
  "subject_id" uuid null,
  "organization_id" uuid null,
  "ip_address" text not null default '',
  "user_agent" text not null default '',
  "details" jsonb not null default '{}',
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "audit_entry_actor_id_id_index" on "audit_entry" ("actor_id", "id");
create index "audit_entry_subject_id_id_index" on "audit_entry" ("subject_id", "id");
create index "audit_entry_organization_id_id_index" on "audit_entry" ("organization_id", "id");
create index "audit_entry_event_id_index" on "audit_entry" ("event", "id");
create index "audit_entry_created_at_id_index" on "audit_entry" ("created_at", "id");

create function keep_audit_entries() returns trigger language plpgsql as $$
declare
  purpose constant text := coalesce(current_setting('gatehouse.audit', true), '');
begin
  if tg_op = 'UPDATE' and purpose = 'erase addresses' and new.ip_address = '' and new.user_agent = '' and
    (new.id, new.event, new.actor_id, new.subject_id, new.organization_id, new.details, new.created_at) is not distinct from
    (old.id, old.event, old.actor_id, old.subject_id, old.organization_id, old.details, old.created_at)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and purpose = 'retention' then
    return old;
  end if;
  raise exception 'audit_entry is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger "audit_entry_kept" before update or delete on "audit_entry" for each row execute function keep_audit_entries();
create trigger "audit_entry_not_truncated" before truncate on "audit_entry" for each statement execute function keep_audit_entries();

create table "rate_limit" (
  "key" varchar(255) not null,
  "points" int not null default 0,
  "expire" bigint null,
  primary key ("key")
);
create index "rate_limit_expire_index" on "rate_limit" ("expire");

create table "signing_key" (
  "id" uuid not null,
  "public_key" text not null,
  "private_key" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);

create table "outgoing_mail" (
  "id" uuid not null,
  "name" text not null,
  "sealed" text not null,
  "attempts" int not null,
  "next_attempt_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "outgoing_mail_next_attempt_at_index" on "outgoing_mail" ("next_attempt_at");

create table "event" (
  "id" uuid not null,
  "sequence" bigint null,
  "type" text not null,
  "organization_id" uuid null,
  primary key ("id")
);
alter table "event" add constraint "event_sequence_unique" unique ("sequence");
create index "event_organization_id_sequence_index" on "event" ("organization_id", "sequence");
create index "event_unpublished" on "event" ("id") where "sequence" is null;
alter table "event" add constraint "event_id_foreign" foreign key ("id") references "audit_entry" ("id") on delete cascade;

create function append_event() returns trigger language plpgsql as $$
begin
  insert into "event" ("id", "type", "organization_id") values (new."id", new."event", new."organization_id");
  return null;
end $$;
create trigger "audit_entry_event" after insert on "audit_entry" for each row execute function append_event();

create table "api_key" (
  "id" uuid not null,
  "user_id" uuid not null,
  "name" text null,
  "start" text not null,
  "key_hash" text not null,
  "previous_hash" text null,
  "previous_expires_at" timestamptz(3) null,
  "scopes" text[] not null,
  "networks" text[] not null,
  "enabled" boolean not null default true,
  "expires_at" timestamptz(3) null,
  "last_used_at" timestamptz(3) null,
  "metadata" jsonb null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "imported_hash" text null,
  "level" smallint not null default 1,
  primary key ("id")
);
create index "api_key_user_id_index" on "api_key" ("user_id");
alter table "api_key" add constraint "api_key_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "api_key" add constraint "api_key_imported_hash_unique" unique ("imported_hash");

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

create table "idempotent_answer" (
  "user_id" uuid not null,
  "key" text not null,
  "request_hash" text not null,
  "answer" text not null,
  "expires_at" timestamptz(3) not null,
  primary key ("user_id", "key")
);
create index "idempotent_answer_expires_at_index" on "idempotent_answer" ("expires_at");
alter table "idempotent_answer" add constraint "idempotent_answer_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "imported_key" (
  "id" uuid not null,
  "kid" text not null,
  "public_key" text not null,
  "retires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "imported_key" add constraint "imported_key_kid_unique" unique ("kid");
`;
