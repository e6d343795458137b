import type { BulkRow } from './bulk.ts';
import type { CheckedPerson } from './check-person.ts';
import type { RunContext } from './context.ts';
import { usernameColumns } from './person-rows.ts';

/** A user of an earlier run as it is here now. */
export interface CurrentUser {
  id: string;
  name: string;
  image: string | null;
  display_username: string | null;
  username: string | null;
  email: string;
  email_verified: boolean;
  additional_fields: Record<string, unknown> | null;
  banned: boolean;
  banned_by: string | null;
  ban_reason: string | null;
  ban_expires: Date | string | null;
  two_factor_enabled: boolean;
  has_factors: boolean;
  account_id: string | null;
  password: string | null;
  password_at: Date | string | null;
}

/** A value that a later run changes here if it changed in the source and not here. */
interface MergedField {
  name: string;
  /** The value of the source, and the same value as it would be read here. */
  ofSource: (person: CheckedPerson, run: RunContext) => unknown;
  ofCurrent: (user: CurrentUser) => unknown;
  columns: (person: CheckedPerson, run: RunContext) => BulkRow;
}

const sorted = (fields: object | null) =>
  fields === null ? null : Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** In place of the hashes of a user who was here before, and was only linked: later runs change and delete nothing. */
export const LINKED = '';

/** In the order of the hashes in `imported_row.fields`. */
export const mergedFields: readonly MergedField[] = [
  {
    name: 'name',
    ofSource: ({ name }) => name,
    ofCurrent: ({ name }) => name,
    columns: ({ name }) => ({ name }),
  },
  {
    name: 'image',
    ofSource: ({ image }) => image,
    ofCurrent: ({ image }) => image,
    columns: ({ image }) => ({ image }),
  },
  {
    name: 'username',
    ofSource: ({ username }) => username,
    ofCurrent: ({ display_username: shown, username }) => shown ?? username,
    columns: ({ username }, run) => usernameColumns(run, username),
  },
  {
    name: 'email',
    ofSource: ({ email }) => email,
    ofCurrent: ({ email }) => email,
    columns: ({ email, emailVerified }) => ({ email, email_verified: emailVerified }),
  },
  {
    name: 'additional fields',
    ofSource: ({ fields }) => sorted(fields),
    ofCurrent: ({ additional_fields: fields }) => sorted(fields),
    columns: ({ fields }) => ({ additional_fields: fields }),
  },
];

/** The names of the fields, as the report has them. */
export const fieldNames = [...mergedFields.map(({ name }) => name), 'password', 'ban'];

export const PASSWORD = mergedFields.length;
export const BAN = PASSWORD + 1;

/** The values whose hashes a run remembers. */
export function personFields(run: RunContext, person: CheckedPerson): unknown[] {
  return [...mergedFields.map(({ ofSource }) => ofSource(person, run)), person.password, banOf(person)];
}

export const banOf = ({ source: { ban } }: CheckedPerson) => (ban ? [ban.reason, ban.until] : null);
