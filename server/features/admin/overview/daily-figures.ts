import type { Reads } from '#server/db/reads.ts';
import { defineService } from '#server/call/feature.ts';
import { now } from '#server/lib/now.ts';

/** The longest period, with the one before it. */
const MAX_DAYS = 180;
const DAY_MS = 86_400_000;
/** A transaction that began on one day can commit its entries shortly after it. */
const SETTLED_MS = 3_600_000;
/** Entries of one event that are counted for each day. */
const MAX_COUNTED = 100_000;

interface DayFigures {
  day: string;
  signUps: number;
  activeUsers: number;
  failedSignIns: number;
  undeliveredMails: number;
}

/** The figures of days that no longer change. */
export const settledDays = defineService('settledDays', () => new Map<string, DayFigures>());

/** The figures of the last days, from the audit log, oldest first. Only those of recent days are counted again. */
export async function readDailyFigures(
  reads: Reads,
  settled: Map<string, DayFigures>,
  number: number,
): Promise<DayFigures[]> {
  const time = now().getTime();
  const today = Math.floor(time / DAY_MS);
  const starts = Array.from({ length: number }, (_, index) => startOfDay(number - 1 - index));
  const missing = starts.filter((start) => !settled.has(dayOf(start)));
  const counted = await reads.rows<DayFigures>({ name: 'daily_figures', text: FIGURES }, [
    missing.map(dayOf),
    missing.map(firstIdOf),
    missing.map((start) => firstIdOf(start + DAY_MS)),
  ]);
  for (const figures of counted) settled.set(figures.day, figures);
  const days = starts.map((start) => settled.get(dayOf(start))!);
  for (const [day] of settled) {
    const start = Date.parse(day);
    if (start <= (today - MAX_DAYS) * DAY_MS || start + DAY_MS + SETTLED_MS > time) settled.delete(day);
  }
  return days;
}

/** When a day began in UTC, so many days ago. */
export const startOfDay = (ago: number): number => (Math.floor(now().getTime() / DAY_MS) - ago) * DAY_MS;

const dayOf = (start: number): string => new Date(start).toISOString().slice(0, 10);

/** The smallest id (UUIDv7) of rows since a time: ids are in the order of time. */
export function firstIdOf(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

const entriesOf = (condition: string) =>
  `(select actor_id, details from audit_entry where ${condition} and id >= first_id and id < end_id limit ${MAX_COUNTED}) entries`;

/** Identical refusals are one entry with their number. */
const FIGURES = `
select day,
  (select count(*)::int from ${entriesOf(`event in ('user.signed-up', 'user.created')`)}) "signUps",
  (select count(distinct actor_id)::int from ${entriesOf(`event = 'session.started'`)}) "activeUsers",
  (select least(coalesce(sum(coalesce((details ->> 'count')::int, 1)), 0), ${MAX_COUNTED})::int
     from ${entriesOf(`event = 'session.refused'`)}) "failedSignIns",
  (select count(*)::int from ${entriesOf(`event = 'mail.undelivered'`)}) "undeliveredMails"
from unnest((select $1::text[]), (select $2::uuid[]), (select $3::uuid[])) days(day, first_id, end_id)`;
