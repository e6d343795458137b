import { CommandError } from '#server/cli/command.ts';
import { readCsvRows } from '#server/cli/import/files/csv-records.ts';
import type { RecordPlace } from '#server/cli/import/files/json-records.ts';

import type { Values } from './values.ts';

/** Columns by position: the file has no header. Older tools write fewer of the last ones. */
const columns = {
  localId: 0,
  email: 1,
  emailVerified: 2,
  passwordHash: 3,
  salt: 4,
  displayName: 5,
  photoUrl: 6,
} as const;
const laterColumns = {
  createdAt: 23,
  lastSignedInAt: 24,
  phoneNumber: 25,
  disabled: 26,
  customAttributes: 27,
} as const;
/** Each has four: the id, the address, the name and the picture at the provider. */
const providerColumns = { 'google.com': 7, 'facebook.com': 11, 'twitter.com': 15, 'github.com': 19 } as const;
const [FEWEST, MOST] = [26, 28];

/** A row in the form of the JSON export; no values for a row with another number of columns. */
export interface FirebaseRow {
  line: number;
  place: RecordPlace;
  values?: Values;
}

/** The rows of the CSV form. @throws CommandError if the first row has another form, such as a header. */
export async function* readFirebaseCsv(file: string, from?: RecordPlace): AsyncGenerator<FirebaseRow> {
  let isFirst = from === undefined;
  for await (const { line, offset, values } of readCsvRows(file, from)) {
    const place = { offset, line };
    const isComplete = values.length >= FEWEST && values.length <= MOST;
    if (isFirst && (!isComplete || !/^(true|false)?$/i.test(values[columns.emailVerified]!)))
      throw new CommandError(
        `${file}, line ${line}: expected ${MOST} columns without a header, of which the third is true or false, as firebase auth:export --format=csv writes them.`,
      );
    isFirst = false;
    yield isComplete ? { line, place, values: valuesOf(values) } : { line, place };
  }
}

function valuesOf(row: readonly string[]): Values {
  const named = Object.entries({ ...columns, ...laterColumns }).map(
    ([name, n]) => [name, row[n] || undefined] as const,
  );
  const providerUserInfo = Object.entries(providerColumns).flatMap(([providerId, n]) =>
    row[n] ? [{ providerId, rawId: row[n] }] : [],
  );
  return { ...Object.fromEntries(named), providerUserInfo };
}
