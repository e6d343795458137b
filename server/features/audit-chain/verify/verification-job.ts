import type pg from 'pg';
import type { Pool } from 'pg';

import { writeAudit } from '#server/audit/audit.ts';
import type { AppServices } from '#server/call/context.ts';
import { rowTypes } from '#server/db/connection/times.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';

import { verifyChain } from './verify-chain.ts';
import type { VerificationReport } from './violation.ts';

/** More violations of one verification are only counted. */
const MAX_ENTRIES = 100;

/** Verifies the whole log on one connection, a page at a time, and records violations in the log of the process and in the audit log. */
export async function verifyRegularly(service: AppServices): Promise<void> {
  const { orm, secrets, options, log } = service;
  if (!auditOptions.of(service).chain.enabled) return;
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    const report = await verifyChain({ client: withDates(client), secrets, service: options.baseUrl, isEnabled: true });
    const { violationCount, sound, seals, milliseconds } = report;
    if (violationCount === 0) log.info({ sound, seals, milliseconds }, 'verified the audit log');
    else await recordViolations(service, report);
  } finally {
    client.release();
  }
}

async function recordViolations({ orm, log }: AppServices, { violations, violationCount }: VerificationReport) {
  log.error({ violationCount, violations: violations.slice(0, MAX_ENTRIES) }, 'the audit log was changed');
  await inTransaction(orm.em.fork(), async (em) => {
    const acts = violations.slice(0, MAX_ENTRIES).map(({ code, entryId = null, seal = null, checkpoint = null }) => ({
      event: 'audit.violation' as const,
      ip: '',
      userAgent: '',
      details: { code, entryId, seal, checkpoint },
    }));
    writeAudit(em, acts);
  });
}

/** The pool of the ORM reads times as texts. */
function withDates(client: pg.PoolClient): pg.ClientBase {
  const query = (statement: unknown, values?: unknown[]) =>
    typeof statement === 'string'
      ? client.query({ text: statement, values: values ?? [], types: rowTypes })
      : client.query(statement as string);
  // The two forms of `query` that a verification uses.
  return Object.assign(Object.create(client) as pg.ClientBase, { query });
}
