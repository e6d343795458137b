import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';

import type { Options } from '#server/configuration.ts';

import { withOwners } from './api-keys.ts';
import type { Row, TableImport } from './columns.ts';
import { convertRow, tableImports } from './rows.ts';
import { secondFactorRows, withSecondFactors } from './second-factors.ts';
import type { Source, SourceRow } from './source.ts';
import { clearInvalidActiveTeams } from './team-members.ts';

/** The progress and the result of one table. */
export interface Outcome {
  table: string;
  rows: number;
  read: number;
  imported: number;
  /** Rows that an earlier run imported. */
  existing: number;
  skipped: { id: string; reason: string }[];
}

interface Import {
  source: Source;
  em: EntityManager;
  secrets: readonly string[];
  options: Options;
  /** Called after each page. */
  onProgress: (outcome: Outcome) => void;
  /** Checked after each page. A stopped import continues when it is run again. */
  isStopped: () => boolean;
}

/**
 * Copies a better-auth database into this one, a page at a time, each in one statement. Existing rows are not changed, so
 * a second run imports what the first one did not reach.
 */
export async function importFrom(run: Import): Promise<Outcome[]> {
  const { source, em } = run;
  const outcomes: Outcome[] = [];
  for (const step of tableImports) {
    const from = step.source ?? step.table;
    const select = step.select ? step.select(source) : source.select(from);
    if (select === null || run.isStopped()) continue;
    const rows = await source.count(select);
    const outcome: Outcome = { table: from, rows, read: 0, imported: 0, existing: 0, skipped: [] };
    outcomes.push(outcome);
    for await (const page of source.pages(select)) {
      await importPage(run, step, { page: await withRelated(run, from, page), outcome });
      if (outcome.read === page.length) await analyze(em, step.table);
      run.onProgress(outcome);
      if (run.isStopped()) break;
    }
    await analyze(em, step.table);
  }
  await clearInvalidActiveTeams(em);
  return outcomes;
}

/** Adds to the rows of a page what other tables say about them. */
async function withRelated(
  { source, secrets, options }: Import,
  table: string,
  page: SourceRow[],
): Promise<SourceRow[]> {
  if (table === 'user') return withSecondFactors(source, page, secrets);
  if (table === 'apikey') return withOwners(source, page, options);
  return page;
}

/** A service that runs meanwhile would continue with plans for a small table, and scan a large one. */
async function analyze(em: EntityManager, table: string): Promise<void> {
  await em.execute(`analyze ${pg.escapeIdentifier(table)}`);
}

async function importPage(
  { em, secrets }: Import,
  step: TableImport,
  { page, outcome }: { page: SourceRow[]; outcome: Outcome },
): Promise<void> {
  outcome.read += page.length;
  const rows: Row[] = [];
  const sourceRows = new Map<string, SourceRow>();
  for (const from of page) {
    const reason = step.skip?.(from);
    if (reason) {
      outcome.skipped.push({ id: from.id, reason });
      continue;
    }
    const row = convertRow(step, from, secrets);
    rows.push(row);
    sourceRows.set(row.id, from);
  }

  const missing = await missingReferences(em, step, rows);
  const ids = rows.map(({ id }) => id);
  const existing = await existingIds(em, step.table, ids);
  const complete = rows.filter(({ id }) => !missing.has(id) && !existing.has(id));
  // In one transaction: no user signs in without the second factor in between.
  const imported = await em.transactional(async (own) => {
    const ids = await insert(own, step.table, complete);
    if (step.table !== 'user') return ids;
    const related = [...ids].map((id) => secondFactorRows(sourceRows.get(id)!, secrets));
    for (const table of ['two_factor', 'backup_code'])
      await insert(
        own,
        table,
        related.flatMap((each) => each[table] ?? []),
      );
    return ids;
  });

  outcome.existing += existing.size;
  outcome.imported += imported.size;
  for (const { id } of rows) {
    if (imported.has(id) || existing.has(id)) continue;
    const reason = missing.get(id) ?? `an existing row has the same ${step.unique ?? 'id'}`;
    outcome.skipped.push({ id: sourceRows.get(id)!.id, reason });
  }
}

/** The reasons to skip rows that reference a row that was not imported, by row id. */
async function missingReferences(
  em: EntityManager,
  { references = {} }: TableImport,
  rows: Row[],
): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  for (const [column, table] of Object.entries(references)) {
    const idsOf = (row: Row) => [row[column]].flat().filter((id) => typeof id === 'string');
    const existing = await existingIds(em, table, rows.flatMap(idsOf));
    for (const row of rows) {
      if (idsOf(row).some((id) => !existing.has(id))) missing.set(row.id, `its ${table} was not imported`);
    }
  }
  return missing;
}

async function existingIds(em: EntityManager, table: string, ids: string[]): Promise<Set<string>> {
  const sql = `select id from ${pg.escapeIdentifier(table)} where id = any(?::uuid[])`;
  return executeForIds(em, sql, `{${ids.join(',')}}`);
}

/** Inserts the rows without a conflict; returns their ids. */
async function insert(em: EntityManager, table: string, rows: Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const name = pg.escapeIdentifier(table);
  const columns = Object.keys(rows[0]!).map(pg.escapeIdentifier).join(', ');
  const sql = `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ?::jsonb)
    on conflict do nothing returning id`;
  return executeForIds(em, sql, JSON.stringify(rows));
}

async function executeForIds(em: EntityManager, sql: string, value: string): Promise<Set<string>> {
  return new Set((await em.execute<{ id: string }[]>(sql, [value])).map(({ id }) => id));
}
