import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalId, optionalTimestamp, timestamp } from '#server/db/columns.ts';
import {
  activity,
  all,
  blanked,
  content,
  kept,
  none,
  personalData,
  rowId,
  unlinked,
} from '#server/db/personal-data.ts';

/** The counts of a run. */
export interface ImportReport {
  counts?: Partial<Record<string, { created: number; changed: number; equal: number; left: number }>>;
  codes?: Record<string, number>;
}

/** One execution of an import from another product. */
export const ImportRunSchema = defineEntity({
  name: 'ImportRun',
  properties: {
    ...identified,
    /** The product. */
    source: p.text().index(),
    /** A hash of the files and the flags: a run with another one starts from the beginning. */
    fingerprint: p.text(),
    state: p
      .text()
      .$type<'running' | 'stopped' | 'done'>()
      .default('running')
      .check(`"state" in ('running', 'stopped', 'done')`),
    /** The last record that was written. */
    position: p.json<{ kind?: number; number?: number }>().default('{}'),
    /** Counts and codes only. */
    report: p.json<ImportReport>().default('{}'),
    startedAt: timestamp(),
    finishedAt: optionalTimestamp(),
  },
});

export class ImportRun extends ImportRunSchema.class {}
ImportRunSchema.setClass(ImportRun);

/**
 * What became of a record of a source, so that a later run brings only its changes. Keys and fields are keyed hashes: the row
 * contains no personal data, and stays when the user is deleted here, so that no run brings the user back.
 */
export const ImportedRowSchema = defineEntity({
  name: 'ImportedRow',
  properties: {
    source: p.text().primary(),
    kind: p.text().primary().check(`"kind" in ('user', 'organization', 'team', 'member', 'team member', 'invitation')`),
    sourceKey: p.text().primary(),
    /** Null once the row here was deleted. */
    targetId: optionalId().index(),
    /** A hash of each value that later runs compare. */
    fields: p.text().default(''),
    run: () => p.manyToOne(ImportRunSchema).ref().strictNullable().deleteRule('set null').index(),
  },
});

personalData(
  ImportRunSchema,
  { name: null },
  {
    id: rowId,
    ...all(
      none('Of a run for many people: counts, codes and hashes of files.'),
      'source',
      'fingerprint',
      'state',
      'position',
    ),
    ...all(none('Of a run for many people: counts, codes and times.'), 'report', 'startedAt', 'finishedAt'),
  },
);

personalData(
  ImportedRowSchema,
  { name: 'imports', of: 'target_id = :user', erasure: 'event' },
  {
    ...all(activity, 'source', 'kind'),
    sourceKey: kept({ ...activity, export: 'no' }, 'A keyed hash, so that no later run brings the person back.'),
    targetId: unlinked,
    fields: blanked({ ...content, export: 'no' }),
    run: none('The run for many people.'),
  },
);
