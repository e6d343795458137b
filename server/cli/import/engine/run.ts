import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { writeAudit } from '#server/audit/audit.ts';
import { now } from '#server/lib/now.ts';

import type { Batch, RunContext } from './context.ts';
import { kinds, type Kind, type Mapped } from './mapped.ts';
import { importInvitations, importMembers, importTeamMembers, importTeams } from './memberships.ts';
import { importOrganizations } from './organizations.ts';
import { importPeople } from './people.ts';
import type { Report } from './report.ts';
import { recordsOf, type Reader } from './source.ts';

/** Records of a batch, which is one transaction. */
const BATCH = 1000;

const steps = {
  user: importPeople,
  organization: importOrganizations,
  team: importTeams,
  member: importMembers,
  'team member': importTeamMembers,
  invitation: importInvitations,
} as unknown as Record<Kind, (batch: Batch<Mapped>) => Promise<void>>;

const tables: Record<Kind, readonly string[]> = {
  user: ['user', 'account', 'imported_row'],
  organization: ['organization'],
  team: ['team'],
  member: ['member'],
  'team member': ['team_member'],
  invitation: ['invitation'],
};

interface Position {
  kind: number;
  /** Records of the kind that were written. */
  number: number;
}

/** Equal for the same files and flags. */
export async function fingerprintOf(files: readonly string[], flags: unknown): Promise<string> {
  const total = createHash('sha256').update(JSON.stringify(flags));
  for (const file of files) {
    const own = createHash('sha256');
    for await (const chunk of createReadStream(file)) own.update(chunk as Buffer);
    total.update(basename(file)).update(own.digest());
  }
  return total.digest('base64url');
}

/** Begins a run, or goes on with the one that was stopped with the same files and flags. */
export async function beginRun(
  em: EntityManager,
  { source, fingerprint, report }: { source: string; fingerprint: string; report: Report },
): Promise<{ id: string; position: Position }> {
  const [stopped] = await em.execute<{ id: string; position: Position; report: object }[]>(
    `select id, position, report from import_run where source = ? and fingerprint = ? and state <> 'done'
       order by started_at desc limit 1`,
    [source, fingerprint],
  );
  if (stopped !== undefined) {
    await em.execute(`update import_run set state = 'running' where id = ?`, [stopped.id]);
    report.restore(stopped.report);
    return { id: stopped.id, position: { kind: stopped.position.kind ?? 0, number: stopped.position.number ?? 0 } };
  }
  const id = v7();
  await em.transactional(async (own) => {
    await own.execute(
      `insert into import_run (id, source, fingerprint, state, started_at) values (?, ?, ?, 'running', ?)`,
      [id, source, fingerprint, now()],
    );
    audit(own, 'import.started', { source });
  });
  return { id, position: { kind: 0, number: 0 } };
}

export async function endRun(
  em: EntityManager,
  { run, state }: { run: RunContext; state: 'done' | 'stopped' },
): Promise<void> {
  await em.transactional(async (own) => {
    await own.execute('update import_run set state = ?, report = ?, finished_at = ? where id = ?', [
      state,
      JSON.stringify(run.report),
      state === 'done' ? now() : null,
      run.runId,
    ]);
    const { created, changed, left } = run.report.of('user');
    if (state === 'done') audit(own, 'import.completed', { source: run.keys.source, created, changed, left });
  });
}

function audit(
  em: EntityManager,
  event: 'import.started' | 'import.batch' | 'import.completed',
  details: Record<string, string | number>,
): void {
  writeAudit(em, [{ event, ip: '', userAgent: 'command line', details: { ...details, by: 'operator' } }]);
}

/** Writes all records, from the position on. @returns whether all were written. */
export async function writeRecords(
  run: RunContext,
  reader: Reader,
  {
    em,
    position,
    onProgress,
    isStopped,
  }: {
    em: EntityManager;
    position: Position;
    onProgress: (kind: Kind, number: number) => void;
    isStopped: () => boolean;
  },
): Promise<boolean> {
  for (const [nth, kind] of kinds.entries()) {
    if (nth < position.kind) continue;
    const done = nth === position.kind ? position.number : 0;
    let batches = 0;
    for await (const batch of readAhead(batchesOf(run, reader, { kind, done }))) {
      await writeBatch(run, em, { kind, nth, batch });
      batches += 1;
      // Otherwise a service that runs meanwhile would continue with plans for small tables.
      if (batches === 1 && !run.choices.dryRun) await analyze(em, kind);
      onProgress(kind, batch.at(-1)!.number);
      if (isStopped()) return false;
    }
    if (batches > 1 && !run.choices.dryRun) await analyze(em, kind);
  }
  return true;
}

type NumberedRecord = Batch<Mapped>['records'][number];

async function* batchesOf(
  run: RunContext,
  reader: Reader,
  { kind, done }: { kind: Kind; done: number },
): AsyncGenerator<NumberedRecord[]> {
  let batch: NumberedRecord[] = [];
  let number = 0;
  for await (const record of recordsOf(reader, kind)) {
    if ('unreadable' in record) {
      const { unreadable: code, ...row } = record;
      if (number >= done) run.report.add({ kind, code, ...row });
      continue;
    }
    number += 1;
    if (number <= done) continue;
    batch.push({ record, number });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Reads the next batch while the other one is written. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  for (let next = items.next(); ;) {
    const { done, value } = await next;
    if (done) return;
    next = items.next();
    // An error is thrown where the batch is used.
    next.catch(() => undefined);
    yield value as Item;
  }
}

/** One transaction: its rows, and the position after them. In a dry run PostgreSQL refuses every write. */
async function writeBatch(
  run: RunContext,
  em: EntityManager,
  { kind, nth, batch }: { kind: Kind; nth: number; batch: NumberedRecord[] },
): Promise<void> {
  await em.fork().transactional(async (own) => {
    if (run.choices.dryRun) await own.execute('set transaction read only');
    await steps[kind]({ em: own, run, records: batch });
    if (run.choices.dryRun) return;
    await own.execute('update import_run set position = ?, report = ? where id = ?', [
      JSON.stringify({ kind: nth, number: batch.at(-1)!.number } satisfies Position),
      JSON.stringify(run.report),
      run.runId,
    ]);
    audit(own, 'import.batch', { source: run.keys.source, kind, records: batch.length });
  });
}

async function analyze(em: EntityManager, kind: Kind): Promise<void> {
  for (const table of tables[kind]) await em.execute(`analyze "${table}"`);
}
