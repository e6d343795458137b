import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { insertRows, rowsWith, type BulkRow } from './bulk.ts';
import type { Batch, ImportedRow, RunContext } from './context.ts';
import { addFindings, type Finding } from './findings.ts';
import { importedRows } from './imported-rows.ts';
import type { Invitation, Kind, Mapped, Member, Team, TeamMember } from './mapped.ts';
import { claimOf } from './people.ts';

/** Ids here of the records that a batch refers to. In a dry run a record that would be taken has its future id. */
export type References = (kind: Kind, sourceId: string) => string | null;

export async function readReferences(
  { em, run }: Pick<Batch<Mapped>, 'em' | 'run'>,
  ids: Partial<Record<Kind, readonly string[]>>,
): Promise<References> {
  const rows = new Map<string, ImportedRow>();
  for (const [kind, own] of Object.entries(ids) as [Kind, string[]][])
    for (const [key, row] of await importedRows(run, em, { kind, ids: own })) rows.set(key, row);
  const targets = { user: 'user', organization: 'organization', team: 'team' } as const;
  const alive = new Set<string>();
  for (const [kind, table] of Object.entries(targets)) {
    const values = (ids[kind as Kind] ?? []).flatMap((id) => rows.get(run.keys.of(kind as Kind, id))?.target_id ?? []);
    for (const { id } of await rowsWith<{ id: string }>(em, `select id from "${table}"`, {
      column: 'id::text',
      values,
    }))
      alive.add(id);
  }
  return (kind, sourceId) => {
    const row = rows.get(run.keys.of(kind, sourceId));
    if (row !== undefined) return row.target_id !== null && alive.has(row.target_id) ? row.target_id : null;
    const isTaken = run.choices.dryRun && run.taken.has(claimOf.id(kind, sourceId));
    return isTaken ? run.keys.newId(kind, sourceId) : null;
  };
}

/** The roles of a member here, or null if one has no counterpart. */
export function memberRoles({ options, choices }: RunContext, text: string): string | null {
  const { roles } = organizationOptions.of({ options }).access;
  const mapped = rolesOf(text).map((role) => choices.roleMap.get(role) ?? role);
  const isKnown = mapped.length > 0 && mapped.every((role) => Object.hasOwn(roles, role));
  return isKnown ? [...new Set(mapped)].join(',') : null;
}

interface NewRow {
  source: Mapped;
  row: BulkRow;
  fields: string;
}

/** Inserts the rows of a batch with what the import remembers of them. */
async function insertNew(
  { em, run }: Pick<Batch<Mapped>, 'em' | 'run'>,
  { kind, table, rows }: { kind: Kind; table: string; rows: NewRow[] },
): Promise<void> {
  const counts = run.report.of(kind);
  if (run.choices.dryRun) {
    counts.created += rows.length;
    return;
  }
  const inserted = await insertRows(
    em,
    table,
    rows.map(({ row }) => row),
  );
  const written = rows.filter(({ row }) => inserted.has(String(row['id'])));
  await insertRows(
    em,
    'imported_row',
    written.map(({ source, row, fields }) => ({
      source: run.keys.source,
      kind,
      source_key: run.keys.of(kind, source.sourceId),
      target_id: row['id'],
      fields,
      run_id: run.runId,
    })),
  );
  counts.created += written.length;
  for (const { source, row } of rows)
    if (!inserted.has(String(row['id']))) addFindings(run, source, [['already_member']]);
}

/** What is the same for every kind below: duplicates, records of an earlier run, and missing references. */
export async function importRows<Item extends Team | Member | TeamMember | Invitation>(
  batch: Batch<Item>,
  {
    kind,
    table,
    idsOf,
    rowOf,
    update,
  }: {
    kind: Kind;
    table: string;
    idsOf: (record: Item) => Partial<Record<Kind, string>>;
    rowOf: (record: Item, references: References) => BulkRow | Finding;
    update?: (record: Item, row: ImportedRow) => Promise<boolean>;
  },
): Promise<void> {
  const { em, run, records } = batch;
  const counts = run.report.of(kind);
  counts.read += records.length;
  const ids: Partial<Record<Kind, string[]>> = {};
  for (const { record } of records)
    for (const [of, id] of Object.entries(idsOf(record))) (ids[of as Kind] ??= []).push(id);
  const references = await readReferences(batch, ids);
  const found = await importedRows(run, em, { kind, ids: records.map(({ record }) => record.sourceId) });
  const rows: NewRow[] = [];
  for (const { record, number } of records) {
    const row = found.get(run.keys.of(kind, record.sourceId));
    const missing = Object.entries(idsOf(record)).find(([of, id]) => references(of as Kind, id) === null);
    if (run.claims.recordOf(claimOf.id(kind, record.sourceId)) !== number) addFindings(run, record, [['duplicate_id']]);
    else if (missing) addFindings(run, record, [['missing_reference', missing[0]]]);
    else if (row !== undefined) {
      run.taken.claim(claimOf.id(kind, record.sourceId), number);
      if ((await update?.(record, row)) === true) counts.changed += 1;
      else counts.equal += 1;
    } else {
      const made = rowOf(record, references);
      if (Array.isArray(made)) addFindings(run, record, [made as unknown as Finding]);
      else {
        run.taken.claim(claimOf.id(kind, record.sourceId), number);
        const { role } = made as BulkRow;
        const fields = record.kind === 'member' ? run.keys.ofFields([role]) : '';
        rows.push({ source: record, row: made as BulkRow, fields });
      }
    }
  }
  await insertNew(batch, { kind, table, rows });
}
