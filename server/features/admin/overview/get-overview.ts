import { whatNeedsAttention } from '#server/call/attention.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import type { Reads } from '#server/db/reads.ts';
import { now } from '#server/lib/now.ts';
import { findUnsafeSettings } from '#server/call/findings.ts';
import type { GetOverview } from '#shared/admin/overview.ts';

import { firstIdOf, readDailyFigures, settledDays, startOfDay } from './daily-figures.ts';

const MAX_COUNTED = 100_000;
/** A mail that waits for longer has failed at least once. */
const DELAY_MS = 60_000;

/** What an administrator should know of the installation. All counts are capped, so that they are quick. */
export async function getOverview({ ctx, input }: Call<RequestContext, typeof GetOverview>) {
  const { reads, options, findings } = ctx;
  const length = input.days ?? 30;
  const [totals, days, attention] = await Promise.all([
    readTotals(reads, length),
    readDailyFigures(reads, settledDays.of(ctx), 2 * length),
    whatNeedsAttention(ctx, ctx.attention),
  ]);
  const { users, organizations, active, activeBefore, waiting, delayed } = totals;
  return {
    users: capped(users),
    organizations: capped(organizations),
    activeUsers: { period: activeUsers(active), before: activeUsers(activeBefore) },
    days: days.slice(length),
    before: days.slice(0, length),
    attention: attention.counted,
    mails: { waiting: capped(waiting), delayed },
    findings: [
      ...findUnsafeSettings(options, findings).map(({ name, message }) => ({ name, message })),
      ...attention.findings,
    ],
  };
}

/** Users, and their sign-ins. */
type Active = [users: number, signIns: number];

interface Totals {
  users: number;
  organizations: number;
  active: Active;
  activeBefore: Active;
  waiting: number;
  delayed: number;
}

async function readTotals(reads: Reads, days: number): Promise<Totals> {
  const [totals] = await reads.rows<Totals>({ name: 'overview_totals', text: TOTALS }, [
    firstIdOf(now().getTime() - DELAY_MS),
    ...[2 * days, days, 0].map((ago) => firstIdOf(startOfDay(ago - 1))),
  ]);
  return totals!;
}

/** Of at most so many sign-ins, one more than is counted. */
const activeIn = (first: string, end: string) =>
  `(select array[count(distinct actor_id)::int, count(*)::int]
     from (select actor_id from audit_entry where event = 'session.started' and id >= ${first}::uuid and id < ${end}::uuid
           limit ${MAX_COUNTED + 1}) sign_ins)`;

const rowsOf = (table: string) => `(select from ${table} limit ${MAX_COUNTED + 1}) counted`;

/** Service accounts are few and have an index; users are counted with them, since most rows are users. */
const TOTALS = `
with service_accounts as (select count(*)::int number from "user" where "kind" <> 'person')
select
  (select count(*)::int
     from (select from "user" limit ${MAX_COUNTED + 1} + (select number from service_accounts)) counted)
    - (select number from service_accounts) users,
  (select count(*)::int from ${rowsOf('organization')}) organizations,
  ${activeIn('$3', '$4')} active,
  ${activeIn('$2', '$3')} "activeBefore",
  (select count(*)::int from ${rowsOf('outgoing_mail')}) waiting,
  (select count(*)::int
     from (select from outgoing_mail where id < $1::uuid limit ${MAX_COUNTED}) counted) delayed`;

const activeUsers = ([count, signIns]: Active) => ({ count, isCapped: signIns > MAX_COUNTED });
const capped = (count: number) => ({ count: Math.min(count, MAX_COUNTED), isCapped: count > MAX_COUNTED });
