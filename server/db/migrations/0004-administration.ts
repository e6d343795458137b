export const administration = `
alter table "session" add column "impersonator_session_id" uuid null;
alter table "session" add constraint "session_impersonator_session_id_foreign" foreign key ("impersonator_session_id") references "session" ("id") on delete cascade;
create index "session_impersonator_session_id_index" on "session" ("impersonator_session_id");

create extension if not exists pg_trgm;
create index "user_email_trigrams" on "user" using gin ("email" gin_trgm_ops);
create index "user_name_trigrams" on "user" using gin (lower("name") gin_trgm_ops);
create index "user_roles" on "user" using gin (string_to_array("role", ','));
create index "user_by_created_at" on "user" ("created_at", "id");
create index "user_by_updated_at" on "user" ("updated_at", "id");
create index "user_by_name" on "user" (lower("name"), "id");
create index "user_by_role" on "user" ("role", "id");
create index "user_by_banned" on "user" ("banned", "id");
create index "user_by_email_verified" on "user" ("email_verified", "id");
create index "user_by_ban_expires" on "user" ("ban_expires") where "ban_expires" is not null;

create table "user_count" (
  "slot" smallint not null,
  "users" bigint not null,
  primary key ("slot")
);
insert into "user_count" select slot, 0 from generate_series(0, 15) slot;
update "user_count" set "users" = (select count(*) from "user") where "slot" = 0;

create function count_users() returns trigger language plpgsql as $$
declare
  -- Sign-ups at once count in different rows, so that none waits for another.
  chosen constant smallint := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    update user_count set users = users + (select count(*) from added) where slot = chosen;
  elsif tg_op = 'DELETE' then
    update user_count set users = users - (select count(*) from removed) where slot = chosen;
  else
    update user_count set users = 0;
  end if;
  return null;
end $$;
create trigger "user_counts_added" after insert on "user" referencing new table as added for each statement execute function count_users();
create trigger "user_counts_removed" after delete on "user" referencing old table as removed for each statement execute function count_users();
create trigger "user_counts_truncated" after truncate on "user" for each statement execute function count_users();

drop index "audit_entry_actor_id_index";
drop index "audit_entry_subject_id_index";
drop index "audit_entry_organization_id_index";
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
`;
