import type { EntityManager } from '@mikro-orm/postgresql';

import type { Service } from '#server/context.ts';
import { isUnreachable } from '#server/db/unreachable.ts';

import { inRange, nextOf, rangeKeys, type UserOrder } from './ranges.ts';

/** How many people a page by offset reads past at most, once their range was divided. */
const LARGEST = 4_000;

interface Range {
  sorted_by: UserOrder;
  first: string;
}

/**
 * People are counted by ranges of each order as they come and go, so that it is known where a page by offset begins, and
 * what the emails and names in a range hold is noted, so that a search skips it (migrations 0011 to 0013). What came in
 * several slots is summed here, ranges that have grown large are divided, those that people have left are joined, and
 * what is not known to be held is noted.
 */
export async function divideRanges({ orm, log }: Pick<Service, 'orm' | 'log'>, largest = LARGEST): Promise<void> {
  const em = orm.em.fork();
  const ranges = (text: string, values: unknown[] = []) => em.execute<Range[]>(text, values);
  try {
    for (const range of await ranges('select distinct sorted_by, first from user_range where slot <> 0')) {
      await whileNobodyComes(em, (tx) => sumSlots(tx, range));
    }
    const large = await ranges('select sorted_by, first from user_range group by 1, 2 having sum(users) > ?', [
      largest,
    ]);
    for (const range of large) {
      const rest = await whileNobodyComes(em, (tx) => cutOff(tx, range, largest));
      if (rest !== null) large.push(rest);
    }
    const most = Math.floor(largest / 2);
    const small = await ranges(
      `select sorted_by, first from (
         select sorted_by, first, sum(users) + lag(sum(users)) over (partition by sorted_by order by first) together
         from user_range group by 1, 2
       ) pairs where together <= ?`,
      [most],
    );
    for (const range of small) await whileNobodyComes(em, (tx) => joinPrevious(tx, range, most));
    // A range that is large still is of people with one key: it would be read for too long.
    const unknown = await ranges(
      'select sorted_by, first from user_range group by 1, 2 having sum(users) <= ? and not bool_and(held is not null)',
      [largest],
    );
    for (const range of unknown) await noteWhatIsHeld(em, range);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    log.info({ err: error }, 'ranges of users are divided another time');
  }
}

/** For some milliseconds, and not at all where somebody who is coming takes long: all others would queue behind it. */
function whileNobodyComes<Result>(em: EntityManager, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
  return em.transactional(async (tx) => {
    await tx.execute(`set local lock_timeout = '200ms'; lock table user_range in share row exclusive mode`);
    return work(tx);
  });
}

/** What was held by those who left may stay noted: then the range is read in vain. */
async function sumSlots(em: EntityManager, { sorted_by, first }: Range): Promise<void> {
  await em.execute(
    `with counted as (delete from user_range where (sorted_by, first) = (?, ?) returning *)
     insert into user_range (sorted_by, first, slot, users, held)
       select sorted_by, first, 0, sum(users),
         case when bool_and(held is not null) then (select array_agg(distinct piece) from counted, unnest(held) piece) end
       from counted group by 1, 2 having sum(users) <> 0`,
    [sorted_by, first],
  );
}

/**
 * A range that is too large keeps so many, and whoever shares a key with the last of them; the others are the next range.
 * All in one statement: whoever comes is waiting.
 */
async function cutOff(em: EntityManager, { sorted_by, first }: Range, largest: number): Promise<Range | null> {
  const { key, by, placeOf, at } = rangeKeys[sorted_by];
  const place = placeOf(key, 'id');
  const within = inRange(sorted_by, { first: '(select first from whole)', next: '(select next from whole)' });
  const parts = await em.execute<Range[]>(
    `with whole as materialized (
       select sorted_by, first, sum(users) users, ${nextOf('user_range')} next from user_range
       where sorted_by = ? and first = ? group by sorted_by, first having sum(users) > ?
     ), last as materialized (
       select ${place} place from "user" where ${within} order by ${by} limit 1 offset ?
     ), cut as materialized (
       select ${place} place from "user" where ${within} and (${by}) > ${at('(select place from last)')} order by ${by} limit 1
     ), kept as materialized (
       select count(*) users from "user"
       where (${by}) >= ${at('(select first from whole)')} and (${by}) < ${at('(select place from cut)')}
     )
     insert into user_range as counted
       select sorted_by, first, 0, kept.users - whole.users from whole, cut, kept
       union all select sorted_by, place, 0, whole.users - kept.users from whole, cut, kept
       on conflict (sorted_by, first, slot) do update set users = counted.users + excluded.users, held = null
       returning sorted_by, first`,
    [sorted_by, first, largest, Math.ceil(largest / 2) - 1],
  );
  return parts.find((part) => part.first !== first) ?? null;
}

/** Whoever is changed moves to the end of the order of last change: of a range that they leave, little remains. */
async function joinPrevious(em: EntityManager, { sorted_by, first }: Range, most: number): Promise<void> {
  await em.execute(
    `with previous as materialized (
       select max(first) first from user_range where sorted_by = ? and first < ?
     ), gone as (
       delete from user_range using previous where sorted_by = ? and user_range.first = ?
         and (select sum(users) from user_range both_of where sorted_by = ? and both_of.first in (?, previous.first)) <= ?
       returning sorted_by, previous.first, users
     )
     insert into user_range as counted select sorted_by, first, 0, sum(users) from gone group by 1, 2
       on conflict (sorted_by, first, slot) do update set users = counted.users + excluded.users, held = null`,
    [sorted_by, first, sorted_by, first, sorted_by, first, most],
  );
}

/**
 * Whoever comes meanwhile notes what they hold in a slot of their own, and the row of a range that is summed, divided or
 * joined meanwhile is another: nobody has to wait.
 */
async function noteWhatIsHeld(em: EntityManager, { sorted_by, first }: Range): Promise<void> {
  const within = inRange(sorted_by, { first: 'noted.first', next: nextOf('noted') });
  await em.execute(
    `with noted as materialized (
       select *, xmin written from user_range where (sorted_by, first, slot) = (?, ?, 0) and held is null
     ), looked as materialized (
       select held_in(string_agg(email || E'\\x1f' || lower(name), E'\\x1f')) held from noted, "user" where ${within}
     )
     update user_range set held = coalesce(looked.held, '{}') from noted, looked
     where (user_range.sorted_by, user_range.first, user_range.slot) = (noted.sorted_by, noted.first, 0)
       and user_range.xmin = noted.written`,
    [sorted_by, first],
  );
}
