import type { EntityManager } from '@mikro-orm/postgresql';

import type { Options } from '#server/app/configuration.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import type { HashParameter } from '#server/security/password-kinds/kind.ts';

import type { KeyIndex } from '#server/cli/import/files/key-index.ts';
import type { SourceKeys } from './keys.ts';
import type { Report } from './report.ts';

/** What the operator decides beside the files. */
export interface Choices {
  dryRun: boolean;
  linkExisting: boolean;
  placeholderDomain: string | null;
  /** Roles here, by roles of the source. */
  roleMap: ReadonlyMap<string, string>;
  /** Providers here, by those of the source. */
  providerMap: ReadonlyMap<string, string>;
  /** The address of the owner of organizations that would have none. */
  owner: string | null;
  newerPasswords: boolean;
  deletions: 'report' | 'ban' | 'delete';
  /** Delete also more than one in twenty. */
  yes: boolean;
}

/** The state of a run that all steps share. */
export interface RunContext {
  options: Options;
  secrets: readonly string[];
  fields: FieldsByRecord;
  keys: SourceKeys;
  choices: Choices;
  report: Report;
  runId: string;
  /** The records that have each address, username and identity in the files. */
  claims: KeyIndex;
  /** What this process has taken or would take, which a dry run does not find in the database. */
  taken: KeyIndex;
  /** Whether an earlier run of this source imported anything. */
  isLaterRun: boolean;
  /** Cost classes of hashes that are imported. */
  allowedClasses: (costClass: string) => boolean;
  /** Parameters of hashes that are not stored yet, by id. */
  parameters: Map<string, { family: string; parameter: HashParameter }>;
}

/** A step of a batch: within its transaction, which only reads in a dry run. */
export interface Batch<Item> {
  em: EntityManager;
  /** For the events of a change, such as that a ban ends sessions. */
  ctx: EventContext;
  run: RunContext;
  /** With the number of each record in the files of its kind. */
  records: readonly { record: Item; number: number }[];
}

/** What the table of imported rows knows of a record. */
export interface ImportedRow {
  source_key: string;
  target_id: string | null;
  fields: string;
}
