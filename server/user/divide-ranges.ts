import type { EntityManager } from '@mikro-orm/postgresql';

import type { Service } from '#server/context.ts';
import { isUnreachable } from '#server/db/unreachable.ts';

import { inRange, nextOf, rangeKeys, type RangedOrder } from './ranges.ts';

/** How many people a page by offset reads past at most, once their range was divided. */
const LARGEST = 4_000;

interface Range {
  sorted_by: RangedOrder;
  first: string;
}

/**
 * People are counted by ranges of each order as they come and go, so that it is known where a page by offset begins, and
 * what the emails and names in a range hold is noted, so that a search skips it (migrations 0011 and 0012). What came
 * in several slots is summed here, ranges that have grown large are divided, and what is not known to be held is noted.
 */
export async function divideRanges({ orm, log }: Pick<Service, 'orm' | 'log'>, largest = LARGEST): Promise<void> {
  const em = orm.em.fork();
  try {
    const [inSlots] = await em.execute('select from user_range where slot <> 0 limit 1');
    if (inSlots) await whileNobodyComes(em, sumSlots);
    const large = await em.execute<Range[]>(
      'select sorted_by, first from user_range group by 1, 2 having sum(users) > ?',
      [largest],
    );
    for (const range of large) {
      const rest = await whileNobodyComes(em, (tx) => cutOff(tx, range, largest));
      if (rest !== null) large.push(rest);
    }
    // A range that is large still is of people with one key: nobody should wait until it was read.
    const unknown = await em.execute<Range[]>(
      'select sorted_by, first from user_range group by 1, 2 having sum(users) <= ? and not bool_and(trigrams is not null)',
      [largest],
    );
    for (const range of unknown) await whileNobodyComes(em, (tx) => noteTrigrams(tx, range));
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    log.info({ err: error }, 'ranges of users are divided another time');
  }
}

/** For some milliseconds, and not at all where somebody who is coming takes long: all others would queue behind it. */
function whileNobodyComes<Result>(em: EntityManager, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
  return em.transactional(async (tx) => {
    await tx.execute(`set local lock_timeout = '200ms'`);
    await tx.execute('lock table user_range in share row exclusive mode');
    return work(tx);
  });
}

async function sumSlots(em: EntityManager): Promise<void> {
  await em.execute(
    `with counted as (
       delete from user_range where (sorted_by, first) in (select sorted_by, first from user_range where slot <> 0)
       returning sorted_by, first, users
     ) insert into user_range select sorted_by, first, 0, sum(users) from counted group by 1, 2 having sum(users) <> 0`,
  );
}

/** A range that is too large keeps so many, and whoever shares a key with the last of them; the others are the next range. */
async function cutOff(em: EntityManager, { sorted_by, first }: Range, largest: number): Promise<Range | null> {
  const [whole] = await em.execute<{ users: string; next: string | null }[]>(
    `select sum(users) users, ${nextOf('user_range')} next from user_range where sorted_by = ? and first = ? group by sorted_by, first
     having sum(users) > ?`,
    [sorted_by, first, largest],
  );
  if (whole === undefined) return null;
  const { key, place, at } = rangeKeys[sorted_by];
  const within = inRange(sorted_by, { first: '?::text', next: '?::text' });
  const last = `select ${key} from "user" where ${within} order by ${key} limit 1 offset ?`;
  const [cut] = await em.execute<{ place: string }[]>(
    `select ${place} place from "user" where ${within} and ${key} > (${last}) order by ${key} limit 1`,
    [first, whole.next, first, whole.next, Math.ceil(largest / 2) - 1],
  );
  if (cut === undefined) return null;
  await em.execute(
    `with others as (select ? - count(*) users from "user" where ${key} >= ${at('?::text')} and ${key} < ${at('?::text')})
     insert into user_range as counted
       select ?::text, ?::text, 0, -users from others union all select ?, ?, 0, users from others
       on conflict (sorted_by, first, slot) do update set users = counted.users + excluded.users, trigrams = null`,
    [Number(whole.users), first, cut.place, sorted_by, first, sorted_by, cut.place],
  );
  return { sorted_by, first: cut.place };
}

async function noteTrigrams(em: EntityManager, { sorted_by, first }: Range): Promise<void> {
  await em.execute(
    `update user_range set trigrams = (
       select show_trgm(coalesce(string_agg(email || ' ' || lower(name), ' '), '')) from "user"
       where ${inRange(sorted_by, { first: 'user_range.first', next: nextOf('user_range') })}
     ) where (sorted_by, first, slot) = (?, ?, 0) and trigrams is null`,
    [sorted_by, first],
  );
}
