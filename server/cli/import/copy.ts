import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';

import type { Options } from '#server/app/configuration.ts';
import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import type { ExtensibleRecord } from '#shared/lib/additional-fields.ts';

import { fieldReader } from './additional-fields.ts';
import type { Row, TableImport } from './columns.ts';
import { completeIdentityProviders } from './identity-providers.ts';
import { newOutcome, type Outcome } from './outcome.ts';
import { idOf, rowConverter, tableImports } from './rows.ts';
import { factorOutcome, secondFactorRows, withSecondFactors } from './second-factors.ts';
import { importRefreshTokens } from './refresh-tokens.ts';
import type { Source, SourceRow } from './source.ts';
import { clearActiveWithoutMembership } from './team-members.ts';

interface Import {
  source: Source;
  em: EntityManager;
  secrets: readonly string[];
  options: Options;
  /** The additional fields of the options. */
  fields: FieldsByRecord;
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
    const outcome = newOutcome(from, rows);
    outcomes.push(outcome);
    if (step.table === 'user' && source.find('twoFactor')) outcome.secondFactors = newOutcome('twoFactor', 0);
    for await (const page of readAhead(preparedPages(run, step, select))) {
      const imported = await writePage(run, step, { page, outcome });
      if (imported > 0 && imported === outcome.imported) await analyze(em, step.table);
      run.onProgress(outcome);
      if (run.isStopped()) break;
    }
    if (outcome.imported > 0) await analyze(em, step.table);
  }
  await clearActiveWithoutMembership(em);
  await completeIdentityProviders(run);
  const tokens = run.isStopped() ? null : await importRefreshTokens(run);
  if (tokens !== null) outcomes.push(tokens);
  return outcomes.flatMap((outcome) => [outcome, ...(outcome.secondFactors ? [outcome.secondFactors] : [])]);
}

/** Rows of the source that are ready to be written. */
interface Page {
  /** The number of rows that were read. */
  read: number;
  /** The number of rows that an earlier run imported. */
  existing: number;
  skipped: Outcome['skipped'];
  /** New rows, and those of the source that they come from. */
  rows: { row: Row; from: SourceRow }[];
  /** The second factors of new users, by table. */
  secondFactors: Record<string, Row[]>;
}

/** Reads and converts the rows of a table, a page at a time. */
async function* preparedPages(run: Import, step: TableImport, select: string): AsyncGenerator<Page> {
  for await (const page of run.source.pages(select)) yield await preparePage(run, step, page);
}

/** Begins the next page when it returns one, so that it is ready when the other one is written. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  for (let next = items.next(); ;) {
    const { done, value } = await next;
    if (done) return;
    next = items.next();
    // An error is thrown where the page is used.
    next.catch(() => undefined);
    yield value;
  }
}

async function preparePage(run: Import, step: TableImport, read: SourceRow[]): Promise<Page> {
  const { source, em, secrets, options, fields } = run;
  const page: Page = { read: read.length, existing: 0, skipped: [], rows: [], secondFactors: {} };
  const accepted = new Map<string, SourceRow>();
  for (const from of (await step.prepare?.(read, { source, options })) ?? read) {
    const reason = step.skip?.(from, secrets, options);
    if (reason) page.skipped.push({ id: from.id, reason });
    else accepted.set(idOf(step, from, secrets), from);
  }
  for (const id of await existingIds(em, step.table, [...accepted.keys()])) {
    accepted.delete(id);
    page.existing += 1;
  }
  const added = [...accepted.values()];
  const completed = step.table === 'user' ? await withSecondFactors(source, added, secrets) : added;

  const readFields = fieldReader(fields[step.table as ExtensibleRecord]);
  const convert = rowConverter(step, secrets);
  const converted = completed.map((from) => {
    const additional = readFields ? { additional_fields: readFields(from).stored } : {};
    return { row: { ...convert(from), ...additional }, from };
  });
  const missing = await missingReferences(em, step, converted);
  for (const { row, from } of converted) {
    const reason = missing.get(row.id);
    if (reason === undefined) page.rows.push({ row, from });
    else page.skipped.push({ id: from.id, reason });
  }
  if (step.table === 'user') {
    const users = page.rows.map(({ from }) => from);
    page.secondFactors = secondFactorRows(users, secrets);
  }
  return page;
}

/** Otherwise a service that runs meanwhile would continue with plans for a small table, and scan a large one. */
async function analyze(em: EntityManager, table: string): Promise<void> {
  await em.execute(`analyze ${pg.escapeIdentifier(table)}`);
}

/** Returns the number of rows that were imported. */
async function writePage(
  { em }: Import,
  { table, unique = 'id' }: TableImport,
  { page, outcome }: { page: Page; outcome: Outcome },
): Promise<number> {
  // In one transaction: no user signs in without the second factor in between.
  const imported = await em.transactional(async (own) => {
    const ids = await insert(
      own,
      table,
      page.rows.map(({ row }) => row),
    );
    const isOfNewUser = (row: Row) => ids.has(String(row['user_id']));
    for (const [each, rows] of Object.entries(page.secondFactors)) await insert(own, each, rows.filter(isOfNewUser));
    return ids;
  });

  outcome.read += page.read;
  outcome.existing += page.existing;
  outcome.imported += imported.size;
  outcome.skipped.push(...page.skipped);
  if (outcome.secondFactors) countFactors(outcome.secondFactors, page, imported);
  for (const { row, from } of page.rows) {
    if (!imported.has(row.id)) outcome.skipped.push({ id: from.id, reason: `an existing row has the same ${unique}` });
  }
  return imported.size;
}

function countFactors(outcome: Outcome, { rows }: Page, importedUsers: ReadonlySet<string>): void {
  const users = rows.filter(({ row }) => importedUsers.has(row.id)).map(({ from }) => from);
  const { imported, skipped } = factorOutcome(users);
  outcome.read += imported + skipped.length;
  outcome.imported += imported;
  outcome.skipped.push(...skipped);
}

/** The reasons to skip rows that reference a row that was not imported, by row id. */
async function missingReferences(
  em: EntityManager,
  { references = {} }: TableImport,
  converted: Page['rows'],
): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  for (const [column, table] of Object.entries(references)) {
    const idsOf = (row: Row) => [row[column]].flat().filter((id) => typeof id === 'string');
    const existing = await existingIds(
      em,
      table,
      converted.flatMap(({ row }) => idsOf(row)),
    );
    for (const { row } of converted) {
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
  const sql = `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ?::json)
    on conflict do nothing returning id`;
  return executeForIds(em, sql, JSON.stringify(rows));
}

async function executeForIds(em: EntityManager, sql: string, value: string): Promise<Set<string>> {
  return new Set((await em.execute<{ id: string }[]>(sql, [value])).map(({ id }) => id));
}
