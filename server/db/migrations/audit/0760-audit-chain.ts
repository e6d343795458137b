/** Commitments to the addresses of audit entries, the seals over entries, signed checkpoints and their keys. */
export const auditChain = `
alter table "audit_entry" add "origin_salt" bytea null, add "origin_hash" bytea null;

create or replace function keep_audit_entries() returns trigger language plpgsql as $$
declare
  purpose constant text := coalesce(current_setting('gatehouse.audit', true), '');
begin
  if tg_op = 'UPDATE' and purpose = 'erase addresses' and new.ip_address = '' and new.user_agent = '' and
    (new.origin_salt is null or new.origin_salt = old.origin_salt) and
    (new.id, new.event, new.actor_id, new.subject_id, new.organization_id, new.details, new.created_at, new.origin_hash) is not distinct from
    (old.id, old.event, old.actor_id, old.subject_id, old.organization_id, old.details, old.created_at, old.origin_hash)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and purpose = 'retention' then
    return old;
  end if;
  raise exception 'audit_entry is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;

-- Entries of a process of an older version, during a rolling update.
create function commit_audit_origin() returns trigger language plpgsql as $$
begin
  new.origin_salt := substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16);
  new.origin_hash := sha256(new.origin_salt || convert_to(new.ip_address, 'UTF8') || '\\x1f' || convert_to(new.user_agent, 'UTF8'));
  return new;
end $$;
create trigger "audit_entry_origin" before insert on "audit_entry" for each row when (new."origin_hash" is null) execute function commit_audit_origin();

create table "audit_key" (
  "id" uuid not null,
  "public_key" text not null,
  "private_key" text not null,
  "retires_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);

create table "audit_seal" (
  "number" bigint not null,
  "day" text not null,
  "first_sequence" bigint null,
  "last_sequence" bigint null,
  "count" int not null,
  "ids" bytea null,
  "leaves" bytea null,
  "root" bytea not null,
  "previous" bytea not null,
  "checkpoint" bytea null,
  "hash" bytea not null,
  "signature" bytea not null,
  "kid" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("number")
);
alter table "audit_seal" add constraint "audit_seal_hash_unique" unique ("hash");
create index "audit_seal_day_index" on "audit_seal" ("day");

create function keep_audit_seals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and coalesce(current_setting('gatehouse.audit', true), '') = 'retention' and new.ids is null and new.leaves is null and
    (new.number, new.day, new.first_sequence, new.last_sequence, new.count, new.root, new.previous, new.checkpoint, new.hash, new.signature, new.kid, new.created_at) is not distinct from
    (old.number, old.day, old.first_sequence, old.last_sequence, old.count, old.root, old.previous, old.checkpoint, old.hash, old.signature, old.kid, old.created_at)
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger "audit_seal_kept" before update or delete on "audit_seal" for each row execute function keep_audit_seals();
create trigger "audit_seal_not_truncated" before truncate on "audit_seal" for each statement execute function keep_audit_seals();

create table "audit_checkpoint" (
  "number" bigint not null,
  "seal_number" bigint not null,
  "day" text not null,
  "kind" text not null check ("kind" in ('interval', 'day', 'retention', 'restore', 'key')),
  "statement" text not null,
  "signature" text not null,
  "kid" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("number")
);
create index "audit_checkpoint_seal_number_index" on "audit_checkpoint" ("seal_number");

create function keep_audit_checkpoints() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger "audit_checkpoint_kept" before update or delete on "audit_checkpoint" for each row execute function keep_audit_checkpoints();
create trigger "audit_checkpoint_not_truncated" before truncate on "audit_checkpoint" for each statement execute function keep_audit_checkpoints();

create table "audit_backlog" (
  "id" uuid not null,
  primary key ("id")
);
`;
