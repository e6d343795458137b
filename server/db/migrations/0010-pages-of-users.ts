/** Parts of one and two letters, which hold no trigram; and how many people came on each day, to know where a page begins. */
export const pagesOfUsers = `
create function letter_pairs(written text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(
    regexp_replace(written, '(..)', E'\\\\1\\x1f', 'g') || E'\\x1f' || regexp_replace(substr(written, 2), '(..)', E'\\\\1\\x1f', 'g'),
    E'\\x1f'), ''))
$$;
create index "user_letter_pairs" on "user" using gin (letter_pairs("email" || E'\\x1f' || lower("name")));

create table "user_day" (
  "day" date not null,
  "slot" smallint not null,
  "users" bigint not null,
  primary key ("day", "slot")
);
insert into "user_day" select ("created_at" at time zone 'UTC')::date, 0, count(*) from "user" group by 1;

create or replace function count_users() returns trigger language plpgsql as $$
declare
  -- Sign-ups at once count in different rows, so that none waits for another.
  chosen constant smallint := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    update user_count set users = users + (select count(*) from added) where slot = chosen;
    insert into user_day as counted select (created_at at time zone 'UTC')::date, chosen, count(*) from added group by 1 order by 1
      on conflict (day, slot) do update set users = counted.users + excluded.users;
  elsif tg_op = 'DELETE' then
    update user_count set users = users - (select count(*) from removed) where slot = chosen;
    insert into user_day as counted select (created_at at time zone 'UTC')::date, chosen, -count(*) from removed group by 1 order by 1
      on conflict (day, slot) do update set users = counted.users + excluded.users;
  else
    update user_count set users = 0;
    delete from user_day;
  end if;
  return null;
end $$;
`;
