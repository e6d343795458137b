const RANGE = `(select coalesce(max(first), case placed.sorted_by when 'createdAt' then '-infinity' else '' end)
        from user_range r where r.sorted_by = placed.sorted_by and r.first <= place)`;

/** A moment as text, which sorts as moments do. */
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Counts so many people more or less, and what their emails and names hold. Of many at once that is left unknown. */
const note = (people: string) => `
    insert into user_range as noted (sorted_by, first, slot, users, trigrams)
      select sorted_by, ${RANGE}, chosen, sum(change),
        case when count(*) <= 10 then show_trgm(coalesce(string_agg(held, ' '), '')) end
      from (${people}) person (created_at, email, name, change, held),
        lateral (values ('createdAt', ${moment('created_at')}), ('email', email), ('name', lower(name))) placed (sorted_by, place)
      group by 1, 2 order by 1, 2
      on conflict (sorted_by, first, slot) do update set users = noted.users + excluded.users,
        trigrams = case when cardinality(noted.trigrams) + cardinality(excluded.trigrams) <= 400
          then noted.trigrams || excluded.trigrams end;`;

/**
 * People are counted by ranges in the order of coming as well, instead of by days, and it is noted which trigrams the
 * emails and names in a range have, so that a search skips the ranges without; null is not known. See
 * user/divide-ranges.ts, whose slot is 0; the others belong to whoever comes in the meantime.
 */
export const whatRangesHold = `
create or replace function count_users() returns trigger language plpgsql as $$
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
drop table "user_day";

alter table "user_range" add column "trigrams" text[];
insert into "user_range"
  select 'createdAt', min(place), 0, count(*) from (
    select ${moment('created_at')} place, rank() over (order by "created_at") / 1000 part from "user"
  ) placed group by part;
-- The planner takes a long value for as cheap to fetch as a short one, and would look at every range's.
create function dearly(trigrams text[]) returns text[] language plpgsql immutable parallel safe cost 10000 as $$
begin
  return trigrams;
end $$;
create index "user_range_trigrams" on "user_range" using gin (dearly("trigrams")) with (gin_pending_list_limit = 128);
create index "user_range_unknown" on "user_range" ("sorted_by", "first") where "trigrams" is null;

create or replace function count_user_ranges() returns trigger language plpgsql as $$
declare
  chosen constant smallint := 1 + pg_backend_pid() % 16;
begin
  -- Whoever divides ranges is waited for before it is seen which there are.
  lock table user_range in row exclusive mode;
  if tg_op = 'TRUNCATE' then
    delete from user_range;
  elsif tg_op = 'UPDATE' then${note(`values
      (old.created_at, old.email, old.name, -1, null),
      (new.created_at, new.email, new.name, 1, new.email || ' ' || lower(new.name))`)}
  elsif tg_op = 'INSERT' then${note(`select created_at, email, name, 1, email || ' ' || lower(name) from changed`)}
  else${note(`select created_at, email, name, -1, null from changed`)}
  end if;
  return null;
end $$;
drop trigger "user_ranges_moved" on "user";
create trigger "user_ranges_moved" after update on "user" for each row when (old.email <> new.email or lower(old.name) <> lower(new.name) or old.created_at <> new.created_at) execute function count_user_ranges();
`;
