import type { EntityManager } from '@mikro-orm/postgresql';

import type { Service } from '#server/context.ts';
import { isUnreachable } from '#server/db/unreachable.ts';

import { expressions } from './part.ts';

/** How many people a page by offset reads past at most, once their range was divided. */
const LARGEST = 4_000;

interface Range {
  sorted_by: 'email' | 'name';
  first: string;
}

const ranges = `(select sorted_by, first, sum(users) users, count(*) slots,
  lead(first) over (partition by sorted_by order by first) next from user_range group by sorted_by, first) ranges`;

/**
 * People are counted by ranges of emails and of names as they come and go (migration 0011), so that it is known where a
 * page by offset begins. What was counted in several slots is summed here, and ranges that have grown large are divided.
 */
export async function divideRanges({ orm, log }: Pick<Service, 'orm' | 'log'>, largest = LARGEST): Promise<void> {
  const em = orm.em.fork();
  try {
    const [inSlots] = await em.execute(`select from ${ranges} where slots > 1 limit 1`);
    if (inSlots) await whileNobodyComes(em, sumSlots);
    const large = await em.execute<Range[]>(`select sorted_by, first from ${ranges} where users > ?`, [largest]);
    for (const range of large) {
      const rest = await whileNobodyComes(em, (tx) => cutOff(tx, range, largest));
      if (rest !== null) large.push(rest);
    }
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
    `with counted as (delete from user_range returning sorted_by, first, users)
     insert into user_range select sorted_by, first, 0, sum(users) from counted group by 1, 2 having sum(users) <> 0`,
  );
}

/** A range that is too large keeps so many, and whoever shares a key with the last of them; the others are the next range. */
async function cutOff(em: EntityManager, { sorted_by, first }: Range, largest: number): Promise<Range | null> {
  const [whole] = await em.execute<{ users: string; next: string | null }[]>(
    `select users, next from ${ranges} where sorted_by = ? and first = ? and users > ?`,
    [sorted_by, first, largest],
  );
  if (whole === undefined) return null;
  const { users, next } = whole;
  const key = expressions()[sorted_by];
  const last = `select ${key} from "user" where ${key} >= ? order by ${key} limit 1 offset ?`;
  const [cut] = await em.execute<{ place: string }[]>(
    `select ${key} place from "user" where ${key} > (${last}) ${next === null ? '' : `and ${key} < ?`} order by ${key} limit 1`,
    [first, Math.ceil(largest / 2) - 1, ...(next === null ? [] : [next])],
  );
  if (cut === undefined) return null;
  await em.execute(
    `with others as (select ? - count(*) users from "user" where ${key} >= ? and ${key} < ?)
     insert into user_range as counted
       select ?::text, ?::text, 0, -users from others union all select ?, ?, 0, users from others
       on conflict (sorted_by, first, slot) do update set users = counted.users + excluded.users`,
    [Number(users), first, cut.place, sorted_by, first, sorted_by, cut.place],
  );
  return { sorted_by, first: cut.place };
}
