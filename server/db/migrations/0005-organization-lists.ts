export const organizationLists = `
update "invitation" i set "status" = 'canceled' from "invitation" newer
  where i."status" = 'pending' and newer."status" = 'pending'
    and newer."organization_id" = i."organization_id" and newer."email" = i."email" and newer."id" > i."id";
drop index "invitation_organization_id_email_index";
create unique index "invitation_pending_once" on "invitation" ("organization_id", "email") where "status" = 'pending';
create index "invitation_organization_id_id_index" on "invitation" ("organization_id", "id");

create table "member_count" (
  "organization_id" uuid not null,
  "members" integer not null,
  primary key ("organization_id")
);
alter table "member_count" add constraint "member_count_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
insert into "member_count" select "organization_id", count(*) from "member" group by "organization_id";

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
`;
