export const events = `
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
`;
