import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';

import { LeftBehind, steps, type Row, type Step } from './rows.ts';
import type { Source, SourceRow } from './source.ts';
import { withTeams } from './team-members.ts';

/** What became of the rows of one table. */
export interface Outcome {
  table: string;
  rows: number;
  read: number;
  taken: number;
  /** Rows that an earlier run had taken. */
  before: number;
  left: { id: string; reason: string }[];
}

interface Importing {
  source: Source;
  em: EntityManager;
  secrets: readonly string[];
  /** Told after each page. */
  progress: (outcome: Outcome) => void;
  /** Asked after each page; an import that stops has lost nothing and is run again to go on. */
  isStopped: () => boolean;
}

/**
 * Copies a better-auth database into this one, a page at a time, each in one statement. What is here already stays as it
 * is: a second run takes what the first did not reach.
 */
export async function importFrom(importing: Importing): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const rows = await importing.source.count(step.table);
    if (rows === null || importing.isStopped()) continue;
    const outcome: Outcome = { table: step.table, rows, read: 0, taken: 0, before: 0, left: [] };
    outcomes.push(outcome);
    for await (const page of importing.source.pages(step.table)) {
      const rows = step.table === 'member' ? await withTeams(importing.source, page) : page;
      await takePage(importing, step, { page: rows, outcome });
      if (outcome.read === page.length) await analyze(importing.em, step.table);
      importing.progress(outcome);
      if (importing.isStopped()) break;
    }
    await analyze(importing.em, step.table);
  }
  return outcomes;
}

/** A service that runs meanwhile keeps plans that were made for a small table, and would read all of a large one by them. */
async function analyze(em: EntityManager, table: string): Promise<void> {
  await em.execute(`analyze ${pg.escapeIdentifier(table)}`);
}

async function takePage(
  { em, secrets }: Importing,
  step: Step,
  { page, outcome }: { page: SourceRow[]; outcome: Outcome },
): Promise<void> {
  outcome.read += page.length;
  const candidates: { from: SourceRow; row: Row }[] = [];
  for (const from of page) {
    const row = step.row(from, secrets);
    if (row instanceof LeftBehind) outcome.left.push({ id: from.id, reason: row.reason });
    else candidates.push({ from, row });
  }

  const missing = await missingReferences(
    em,
    step,
    candidates.map(({ row }) => row),
  );
  const before = await present(
    em,
    step.table,
    candidates.map(({ row }) => row.id),
  );
  const complete = candidates.filter(({ row }) => !missing.has(row.id) && !before.has(row.id));
  const taken = await insert(
    em,
    step.table,
    complete.map(({ row }) => row),
  );

  outcome.before += before.size;
  outcome.taken += taken.size;
  for (const { from, row } of candidates) {
    if (taken.has(row.id) || before.has(row.id)) continue;
    const reason = missing.get(row.id) ?? `another row here has the same ${step.unique ?? 'id'}`;
    outcome.left.push({ id: from.id, reason });
  }
}

/** For each row that refers to one that did not come, which that is. */
async function missingReferences(
  em: EntityManager,
  { refersTo = {} }: Step,
  rows: Row[],
): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  for (const [column, table] of Object.entries(refersTo)) {
    const ids = rows.map((row) => row[column]).filter((id) => typeof id === 'string');
    const known = await present(em, table, ids);
    for (const row of rows) {
      const id = row[column];
      if (typeof id === 'string' && !known.has(id)) missing.set(row.id, `its ${table} did not come`);
    }
  }
  return missing;
}

async function present(em: EntityManager, table: string, ids: string[]): Promise<Set<string>> {
  const sql = `select id from ${pg.escapeIdentifier(table)} where id = any(?::uuid[])`;
  return idsOf(await em.execute<{ id: string }[]>(sql, [`{${ids.join(',')}}`]));
}

/** Inserts what meets no row that is here already; the ids of those that were written. */
async function insert(em: EntityManager, table: string, rows: Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const name = pg.escapeIdentifier(table);
  const columns = Object.keys(rows[0]!)
    .map((column) => pg.escapeIdentifier(column))
    .join(', ');
  const sql = `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ?::jsonb)
    on conflict do nothing returning id`;
  return idsOf(await em.execute<{ id: string }[]>(sql, [JSON.stringify(rows)]));
}

function idsOf(rows: { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}
