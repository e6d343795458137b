import { findAdministratorsWith } from '#server/features/organizations/managers.ts';
import { hash } from 'node:crypto';

import type pg from 'pg';
import type { Pool } from 'pg';

import { writeAudit } from '#server/audit/audit.ts';
import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices } from '#server/call/context.ts';
import { rowTypes } from '#server/db/connection/times.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { auditViolationMail } from '#server/features/audit-chain/anchors/anchor.definitions.ts';
import { lastCheckpoints } from '#server/features/audit-chain/anchors/file-anchor.ts';
import { CHECKPOINT_FILE } from '#server/features/audit-chain/anchors/git-anchor.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { inSeconds } from '#server/lib/now.ts';

import type { AnchoredCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';
import { AuditVerification } from './verification-result.entity.ts';
import { verifyChain } from './verify-chain.ts';
import type { VerificationReport, Violation } from './violation.ts';

/** More violations of one verification are only counted. */
const MAX_ENTRIES = 100;
/** Results that stay. */
const KEPT = 100;
/** Seconds after the first seal before the first verification. */
const FIRST_AFTER = 600;
/** The advisory lock of a verification, the same on all nodes. */
const LOCK = 0x61_75_64_76;

/** Verifies the log if no process has for `audit.verifyEvery`, and mails new violations to administrators. */
export async function verifyIfDue(service: AppServices): Promise<void> {
  const { chain, verifyEvery } = auditOptions.of(service);
  if (!chain.enabled || !(await isDue(service, verifyEvery))) return;
  await withLock(service, async () => {
    // Another process may have verified meanwhile.
    if (!(await isDue(service, verifyEvery))) return;
    const violations = await verifyRegularly(service);
    if (violations === 0) return;
    await inBackgroundCall(service, async (ctx) => {
      for (const user of await findAdministratorsWith(ctx, { audit: ['list'] })) {
        ctx.sendMail(auditViolationMail, { user, violations });
      }
    });
  });
}

async function isDue({ reads }: AppServices, verifyEvery: number): Promise<boolean> {
  const text = `select coalesce(
    (select created_at <= $1 from audit_verification order by created_at desc limit 1),
    (select created_at <= $2 from audit_seal order by number limit 1), false) as due`;
  const values = [inSeconds(-verifyEvery), inSeconds(-Math.min(verifyEvery, FIRST_AFTER))];
  const [row] = await reads.rows<{ due: boolean }>({ text }, values);
  return row!.due;
}

/** Runs a task unless another process runs it. The lock ends with its transaction, also behind a pooler of connections. */
async function withLock({ orm }: AppServices, task: () => Promise<void>): Promise<void> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    // The transaction is idle while another connection verifies.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [LOCK]);
    if (rows[0]!.locked) await task();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/**
 * Verifies the whole log on one connection, a page at a time, also against the anchors that this process can read. Records the
 * result, and violations in the log of the process and in the audit log, unless the verification before found the same.
 *
 * @returns the number of new violations.
 */
export async function verifyRegularly(service: AppServices): Promise<number> {
  const { orm, secrets, options, log } = service;
  if (!auditOptions.of(service).chain.enabled) return 0;
  // Read before the snapshot of the log, which then has all of them.
  const anchor = await readAnchors(service);
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    const input = { secrets, service: options.baseUrl, isEnabled: true, anchor };
    const report = await verifyChain({ client: withDates(client), ...input });
    const { violationCount, sound, seals, milliseconds } = report;
    if (violationCount === 0) log.info({ sound, seals, milliseconds }, 'verified the audit log');
    return await record(service, report);
  } finally {
    client.release();
  }
}

/** The checkpoints in the files and working copies of the anchors. */
async function readAnchors(service: AppServices): Promise<AnchoredCheckpoint[]> {
  const files = auditOptions.of(service).anchors.flatMap((anchor) => {
    if (anchor.type === 'git') return `${anchor.repository}/${CHECKPOINT_FILE}`;
    return anchor.type === 'file' ? anchor.path : [];
  });
  const read = await Promise.all(
    files.map((file) =>
      lastCheckpoints(file).catch((error: unknown) => {
        service.log.error({ err: error, file }, 'an anchor of the audit log cannot be read');
        return [];
      }),
    ),
  );
  return read.flat();
}

async function record({ orm, log }: AppServices, report: VerificationReport): Promise<number> {
  const { violations, violationCount, seals, sound, milliseconds } = report;
  const fingerprint = violationCount === 0 ? null : fingerprintOf(violations);
  return inTransaction(orm.em.fork(), async (em) => {
    const [before] = await em.find(AuditVerification, {}, { orderBy: { createdAt: 'desc' }, limit: 1 });
    em.create(AuditVerification, { seals, entries: sound, violations: violationCount, fingerprint, milliseconds });
    const old = `select id from audit_verification order by created_at desc offset ${KEPT}`;
    await em.execute(`delete from audit_verification where id in (${old})`);
    if (fingerprint === null || before?.fingerprint === fingerprint) return 0;
    log.error({ violationCount, violations: violations.slice(0, MAX_ENTRIES) }, 'the audit log was changed');
    const acts = violations.slice(0, MAX_ENTRIES).map(({ code, entryId = null, seal = null, checkpoint = null }) => ({
      event: 'audit.violation' as const,
      ip: '',
      userAgent: '',
      details: { code, entryId, seal, checkpoint },
    }));
    writeAudit(em, acts);
    return violationCount;
  });
}

const fingerprintOf = (violations: readonly Violation[]) =>
  hash('sha256', JSON.stringify(violations.map((violation) => JSON.stringify(violation)).toSorted()));

/** The pool of the ORM reads times as texts. */
function withDates(client: pg.PoolClient): pg.ClientBase {
  const query = (statement: unknown, values?: unknown[]) =>
    typeof statement === 'string'
      ? client.query({ text: statement, values: values ?? [], types: rowTypes })
      : client.query(statement as string);
  // The two forms of `query` that a verification uses.
  return Object.assign(Object.create(client) as pg.ClientBase, { query });
}
