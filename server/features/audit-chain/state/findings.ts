import type { AppServices } from '#server/call/context.ts';
import { defineAttention, type StateFinding } from '#server/call/attention.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { withClient } from '#server/db/connection/client.ts';
import { rowTypes } from '#server/db/connection/times.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import type { Reads } from '#server/db/reads.ts';
import { now } from '#server/lib/now.ts';
import type { Check } from '#server/options/checks.ts';

import { getAuditState } from './get-state.ts';

const UNSEALED_SECONDS = 60;

const names = [
  'audit log without anchor',
  'unsealed audit entries',
  'audit log changed',
  'audit log not verified',
  'anchor fails',
] as const;
type Name = (typeof names)[number];

/** What administrators should correct about the seals. A log without any seal has none. */
async function findInState(service: Pick<AppServices, 'reads' | 'options'>): Promise<StateFinding<Name>[]> {
  const { chain, verifyEvery } = auditOptions.of(service);
  if (!chain.enabled) return [];
  const { firstSealAt, waitingSince, verification, anchors } = await getAuditState({ ctx: service });
  if (firstSealAt === null) return [];
  const isOlder = (time: Date | null, seconds: number) =>
    time !== null && time.getTime() < now().getTime() - seconds * 1000;
  const found: StateFinding<Name>[] = [];
  const add = (name: Name, message: string) => void found.push({ name, message });
  if (service.options.production && anchors.length === 0)
    add(
      'audit log without anchor',
      'audit.anchors is empty: the end of the audit log can be cut off by those who administer the database',
    );
  if (isOlder(waitingSince, UNSEALED_SECONDS))
    add('unsealed audit entries', 'entries of the audit log have waited for their seal for more than a minute');
  if (verification !== null && verification.violations > 0)
    add('audit log changed', 'the last verification of the audit log found changes of recorded entries');
  if (isOlder(verification?.verifiedAt ?? firstSealAt, 2 * verifyEvery))
    add('audit log not verified', 'the last verification of the audit log is older than twice audit.verifyEvery');
  for (const { type, place, error } of anchors) {
    if (error === null) continue;
    const detail = `${type} ${place}: ${error}`;
    found.push({ name: 'anchor fails', message: `the audit log cannot be anchored at ${detail}`, detail });
  }
  return found;
}

export const auditFindings = defineAttention(names, findInState);

/** The same for `npm run doctor`, which has no running service. Other checks report a database that does not answer. */
export const auditCheck: Check = {
  name: 'audit log',
  problemsOf: async (options) => {
    if (options.databaseUrl === undefined) return [];
    const findings = withClient(options.databaseUrl, async (client) => {
      if ((await pendingMigrations(client)).length > 0) return [];
      const query = async (text: string) => (await client.query({ text, types: rowTypes })).rows;
      const reads = { rows: ({ text }: { text: string }) => query(text) } as unknown as Reads;
      return findInState({ reads, options });
    });
    return (await findings.catch(() => [])).map(({ name, message }) => `${name}: ${message}`);
  },
};
