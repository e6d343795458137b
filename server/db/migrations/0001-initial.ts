export const initial = `
create extension if not exists pg_trgm;

create table "user" (
  "id" uuid not null,
  "email" text not null,
  "email_verified" boolean not null default false,
  "name" text not null,
  "image" text null,
  "role" text collate "C" not null default 'user',
  "banned" boolean not null default false,
  "ban_reason" text null,
  "ban_expires" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "user" add constraint "user_email_unique" unique ("email");
create index "user_email_trigrams" on "user" using gin ("email" gin_trgm_ops);
create index "user_name_trigrams" on "user" using gin (lower("name") gin_trgm_ops);
create index "user_roles" on "user" using gin (string_to_array("role", ','));
create index "user_by_created_at" on "user" ("created_at", "id");
create index "user_by_updated_at" on "user" ("updated_at", "id");
create index "user_by_name" on "user" (lower("name"), "id") include ("name", "email");
create index "user_by_role" on "user" ("role", "id");
create index "user_by_banned" on "user" ("banned", "id");
create index "user_by_email_verified" on "user" ("email_verified", "id");
create index "user_by_ban_expires" on "user" ("ban_expires") where "ban_expires" is not null;

create table "session" (
  "id" uuid not null,
  "user_id" uuid not null,
  "token_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "ip_address" text not null default '',
  "user_agent" text not null default '',
  "active_organization_id" uuid null,
  "impersonated_by" uuid null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "impersonator_session_id" uuid null,
  primary key ("id")
);
create index "session_user_id_index" on "session" ("user_id");
alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");
create index "session_expires_at_index" on "session" ("expires_at");
create index "session_active_organization_id_index" on "session" ("active_organization_id");
create index "session_impersonator_session_id_index" on "session" ("impersonator_session_id");
alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "session" add constraint "session_impersonator_session_id_foreign" foreign key ("impersonator_session_id") references "session" ("id") on delete cascade;

create table "account" (
  "id" uuid not null,
  "user_id" uuid not null,
  "provider_id" text not null,
  "account_id" text not null,
  "access_token" text null,
  "refresh_token" text null,
  "id_token" text null,
  "access_token_expires_at" timestamptz(3) null,
  "refresh_token_expires_at" timestamptz(3) null,
  "scope" text null,
  "password" text null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "provisioned" boolean not null default false,
  "unconfirmed" boolean not null default false,
  primary key ("id")
);
create index "account_user_id_index" on "account" ("user_id");
alter table "account" add constraint "account_provider_id_account_id_unique" unique ("provider_id", "account_id");
-- The bcrypt costs of the stored hashes, '' for another scheme: a sign-in reads the highest and whether '' exists.
create index "account_password_cost" on "account" (split_part("password", '$', 3)) where "password" is not null;
alter table "account" add constraint "account_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "verification" (
  "id" uuid not null,
  "identifier" text not null,
  "value" text not null,
  "user_id" uuid null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "verification" add constraint "verification_identifier_unique" unique ("identifier");
create index "verification_user_id_index" on "verification" ("user_id");
create index "verification_expires_at_index" on "verification" ("expires_at");
alter table "verification" add constraint "verification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

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

create table "organization" (
  "id" uuid not null,
  "name" text not null,
  "slug" text not null,
  "logo" text null,
  "metadata" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "organization" add constraint "organization_slug_unique" unique ("slug");

create table "team" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "name" text not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
create index "team_organization_id_index" on "team" ("organization_id");
alter table "team" add constraint "team_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;

create table "member" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "user_id" uuid not null,
  "role" text not null default 'member',
  "team_id" uuid null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "member_user_id_index" on "member" ("user_id");
create index "member_team_id_index" on "member" ("team_id");
create index "member_organization_id_id_index" on "member" ("organization_id", "id");
alter table "member" add constraint "member_organization_id_user_id_unique" unique ("organization_id", "user_id");
alter table "member" add constraint "member_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "member" add constraint "member_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
alter table "member" add constraint "member_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete set null;

create table "member_count" (
  "organization_id" uuid not null,
  "members" integer not null,
  primary key ("organization_id")
);
alter table "member_count" add constraint "member_count_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;

create function count_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into member_count as counted select organization_id, count(*) from added group by organization_id
      on conflict (organization_id) do update set members = counted.members + excluded.members;
  elsif tg_op = 'DELETE' then
    update member_count counted set members = counted.members - gone.members
      from (select organization_id, count(*) as members from removed group by organization_id) gone
      where counted.organization_id = gone.organization_id;
  else
    update member_count set members = 0;
  end if;
  return null;
end $$;
create trigger "member_counts_added" after insert on "member" referencing new table as added for each statement execute function count_members();
create trigger "member_counts_removed" after delete on "member" referencing old table as removed for each statement execute function count_members();
create trigger "member_counts_truncated" after truncate on "member" for each statement execute function count_members();

create table "invitation" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "email" text not null,
  "role" text not null,
  "status" text not null default 'pending',
  "team_id" uuid null,
  "inviter_id" uuid not null,
  "token_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create unique index "invitation_pending_once" on "invitation" ("organization_id", "email") where "status" = 'pending';
create index "invitation_organization_id_id_index" on "invitation" ("organization_id", "id");
create index "invitation_email_index" on "invitation" ("email");
create index "invitation_team_id_index" on "invitation" ("team_id");
create index "invitation_inviter_id_index" on "invitation" ("inviter_id");
alter table "invitation" add constraint "invitation_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "invitation" add constraint "invitation_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete set null;
alter table "invitation" add constraint "invitation_inviter_id_foreign" foreign key ("inviter_id") references "user" ("id") on delete cascade;

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
`;
