import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { writeAudit } from '#server/audit/audit.ts';
import { inOperatorTransaction } from '#server/cli/operator.ts';
import { now } from '#server/lib/now.ts';

import type { Batch, RunContext } from './context.ts';
import { kinds, type Kind, type Mapped } from './mapped.ts';
import { importInvitations, importMembers, importTeamMembers, importTeams } from './memberships.ts';
import { importOrganizations } from './organizations.ts';
import { importPeople } from './people.ts';
import type { Report, ReportRow } from './report.ts';
import { recordsOf, type Cursor, type Place, type Reader } from './source.ts';

/** Records of a batch, which is one transaction. */
const BATCH = 250;

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

/** What was written, and where reading goes on. */
export interface Position {
  kind: number;
  /** Records of the kind that were written. */
  number: number;
  /** The object of the last one, and the records before it. */
  object?: { place: Place; before: number } | undefined;
}

const beginning: Position = { kind: 0, number: 0 };

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
    return { id: stopped.id, position: { ...beginning, ...stopped.position } };
  }
  const id = v7();
  await em.transactional(async (own) => {
    await own.execute(
      `insert into import_run (id, source, fingerprint, state, started_at) values (?, ?, ?, 'running', ?)`,
      [id, source, fingerprint, now()],
    );
    audit(own, 'import.started', { source });
  });
  return { id, position: beginning };
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
    const done = nth === position.kind ? position : { kind: nth, number: 0 };
    let batches = 0;
    for await (const batch of readAhead(batchesOf(reader, { kind, done }))) {
      await writeBatch(run, em, { kind, nth, batch });
      batches += 1;
      // Otherwise a service that runs meanwhile would continue with plans for small tables.
      if (batches === 1 && !run.choices.dryRun) await analyze(em, kind);
      onProgress(kind, batch.number);
      if (isStopped()) return false;
    }
    if (batches > 1 && !run.choices.dryRun) await analyze(em, kind);
  }
  return true;
}

interface ReadBatch {
  records: Batch<Mapped>['records'][number][];
  /** What could not be read between them. */
  unreadable: ReportRow[];
  /** Of the last record. */
  number: number;
  object: Position['object'];
}

async function* batchesOf(reader: Reader, { kind, done }: { kind: Kind; done: Position }): AsyncGenerator<ReadBatch> {
  const cursor: Cursor = { from: done.object?.place };
  let number = done.object?.before ?? 0;
  let object = done.object;
  let [records, unreadable]: [ReadBatch['records'], ReportRow[]] = [[], []];
  for await (const record of recordsOf(reader, kind, cursor)) {
    // An object can have several records, of which a batch may have the first ones only.
    if (cursor.at !== undefined && cursor.at !== object?.place) object = { place: cursor.at, before: number };
    if ('unreadable' in record) {
      const { unreadable: code, ...row } = record;
      if (number >= done.number) unreadable.push({ kind, code, ...row });
      continue;
    }
    number += 1;
    if (number <= done.number) continue;
    records.push({ record, number });
    if (records.length < BATCH) continue;
    yield { records, unreadable, number, object };
    [records, unreadable] = [[], []];
  }
  if (records.length + unreadable.length > 0) yield { records, unreadable, number, object };
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
  { kind, nth, batch: { records, unreadable, number, object } }: { kind: Kind; nth: number; batch: ReadBatch },
): Promise<void> {
  for (const row of unreadable) run.report.add(row);
  await inOperatorTransaction(run, em, async (ctx) => {
    // PostgreSQL begins it with the first statement.
    await ctx.em.begin();
    if (run.choices.dryRun) await ctx.em.execute('set transaction read only');
    await steps[kind]({ em: ctx.em, ctx, run, records });
    if (run.choices.dryRun) return;
    await ctx.em.execute('update import_run set position = ?, report = ? where id = ?', [
      JSON.stringify({ kind: nth, number, object } satisfies Position),
      JSON.stringify(run.report),
      run.runId,
    ]);
    audit(ctx.em, 'import.batch', { source: run.keys.source, kind, records: records.length });
  });
}

async function analyze(em: EntityManager, kind: Kind): Promise<void> {
  for (const table of tables[kind]) await em.execute(`analyze "${table}"`);
}
