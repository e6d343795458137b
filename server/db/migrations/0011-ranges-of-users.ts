const RANGE = `(select coalesce(max(first), '') from user_range r where r.sorted_by = placed.sorted_by and r.first <= place)`;

/** How many people there are in each range of emails and of names, to know where a page begins; see user/divide-ranges.ts. */
export const rangesOfUsers = `
create table "user_range" (
  "sorted_by" text not null,
  "first" text not null,
  "slot" smallint not null,
  "users" bigint not null,
  primary key ("sorted_by", "first", "slot")
);
insert into "user_range"
  select sorted_by, min(place), 0, count(*) from (
    select 'email' sorted_by, "email" place, rank() over (order by "email") / 2000 part from "user"
    union all select 'name', lower("name"), rank() over (order by lower("name")) / 2000 from "user"
  ) placed group by sorted_by, part;

create function count_user_ranges() returns trigger language plpgsql as $$
declare
  -- Sign-ups at once count in different rows, so that none waits for another.
  chosen constant smallint := pg_backend_pid() % 16;
begin
  -- Whoever divides ranges is waited for before it is seen which there are.
  lock table user_range in row exclusive mode;
  if tg_op = 'TRUNCATE' then
    delete from user_range;
  elsif tg_op = 'UPDATE' then
    insert into user_range as counted
      select sorted_by, ${RANGE}, chosen, sum(change) from (values
        ('email', old.email, -1), ('email', new.email, 1), ('name', lower(old.name), -1), ('name', lower(new.name), 1)
      ) placed (sorted_by, place, change)
      group by 1, 2 having sum(change) <> 0 order by 1, 2
      on conflict (sorted_by, first, slot) do update set users = counted.users + excluded.users;
  else
    insert into user_range as counted
      select sorted_by, ${RANGE}, chosen, count(*) * case tg_op when 'INSERT' then 1 else -1 end
      from changed, lateral (values ('email', email), ('name', lower(name))) placed (sorted_by, place)
      group by 1, 2 order by 1, 2
      on conflict (sorted_by, first, slot) do update set users = counted.users + excluded.users;
  end if;
  return null;
end $$;
create trigger "user_ranges_added" after insert on "user" referencing new table as changed for each statement execute function count_user_ranges();
create trigger "user_ranges_removed" after delete on "user" referencing old table as changed for each statement execute function count_user_ranges();
create trigger "user_ranges_moved" after update on "user" for each row when (old.email <> new.email or lower(old.name) <> lower(new.name)) execute function count_user_ranges();
create trigger "user_ranges_truncated" after truncate on "user" for each statement execute function count_user_ranges();
`;
