const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Each order with where a person stands in it, and where its first range begins; see user/ranges.ts. */
const PLACES = `
        ('createdAt', ${moment('created_at')}, '-infinity'),
        ('updatedAt', ${moment('updated_at')} || id, '-infinity' || nobody),
        ('email', email, ''),
        ('name', lower(name), ''),
        ('role', encode(convert_to(role, 'UTF8'), 'hex') || '00' || id, '00' || nobody),
        ('banned', banned::text || id, 'false' || nobody),
        ('emailVerified', email_verified::text || id, 'false' || nobody)`;

const PERSON = 'id, created_at, updated_at, email, name, role, banned, email_verified';
const of = (row: string) => PERSON.replaceAll(/\w+/g, `${row}.$&`);
const held = (row: string) => `held_in(${row}.email || E'\\x1f' || lower(${row}.name))`;

/** Counts so many people more or less, and what their emails and names hold. Of many at once that is left unknown. */
const note = (people: string, { having = '', isKnown = 'true' } = {}) => `
    insert into user_range as noted (sorted_by, first, slot, users, held)
      select sorted_by, (select coalesce(max(first), lowest) from user_range r where r.sorted_by = placed.sorted_by and r.first <= place),
        chosen, sum(change), case when ${isKnown} then coalesce(all_of(holds), '{}') end
      from (${people}) person (${PERSON}, change, holds), lateral (values ${PLACES}
      ) placed (sorted_by, place, lowest)
      group by 1, 2 ${having} order by 1, 2
      on conflict (sorted_by, first, slot) do update set users = noted.users + excluded.users,
        held = case when cardinality(noted.held) + cardinality(excluded.held) <= 400 then noted.held || excluded.held end;`;

/**
 * People are counted by ranges of every order that the list has. Where thousands may share a key, the id cuts them too.
 * Each new order begins as one range, which user/divide-ranges.ts divides.
 */
export const rangesOfEveryOrder = `
-- Its ranges are sorted by bytes, and so are roles then, whatever the database sorts by.
alter table "user" alter column "role" type text collate "C";

-- Parts of one and two letters have no trigram, nor has what stands between two words.
create function held_in(written text) returns text[] language sql immutable parallel safe as $$
  select show_trgm(written) || tsvector_to_array(letter_pairs(written))
$$;
create aggregate all_of(text[]) (sfunc = array_cat, stype = text[]);
-- Beside the trigrams, which a node of the version before may still note: without pairs, a range would be skipped wrongly.
alter table user_range add column "held" text[];

-- With the order among what is looked up, the index gives the ranges of that order alone.
create function dearly(sorted_by text, held text[]) returns text[] language plpgsql immutable parallel safe cost 10000 as $$
begin
  return sorted_by || held;
end $$;
drop index "user_range_trigrams", "user_range_unknown";
create index "user_range_held" on "user_range" using gin (dearly("sorted_by", "held")) with (gin_pending_list_limit = 128);
create index "user_range_unknown" on "user_range" ("sorted_by", "first") where "held" is null;

create or replace function count_user_ranges() returns trigger language plpgsql as $$
declare
  chosen constant smallint := 1 + pg_backend_pid() % 16;
  nobody constant text := '00000000-0000-0000-0000-000000000000';
  few boolean;
begin
  -- Whoever divides ranges is waited for before it is seen which there are.
  lock table user_range in row exclusive mode;
  if tg_op = 'TRUNCATE' then
    delete from user_range;
  elsif tg_op = 'UPDATE' then${note(`values (${of('old')}, -1, null::text[]), (${of('new')}, 1, ${held('new')})`, {
    having: 'having sum(change) <> 0 or old.email <> new.email or lower(old.name) <> lower(new.name)',
  })}
  elsif tg_op = 'INSERT' then
    few := (select count(*) <= 10 from (select from changed limit 11) first_of_them);${note(
      `select ${PERSON}, 1, case when few then ${held('changed')} end from changed`,
      { isKnown: 'few' },
    )}
  else${note(`select ${PERSON}, -1, null::text[] from changed`)}
  end if;
  return null;
end $$;
drop trigger "user_ranges_moved" on "user";
create trigger "user_ranges_moved" after update on "user" for each row when ((${of('old')}) is distinct from (${of('new')})) execute function count_user_ranges();

insert into user_range
  select sorted_by, lowest, 0, people
  from (select count(*) people, '00000000-0000-0000-0000-000000000000' nobody from "user") counted, lateral (values
    ('updatedAt', '-infinity' || nobody), ('role', '00' || nobody),
    ('banned', 'false' || nobody), ('emailVerified', 'false' || nobody)) started (sorted_by, lowest)
  where people > 0;
`;
