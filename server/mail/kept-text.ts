import type { User } from '#server/records.ts';

/** Which properties of the records in a mail are stored, by the field that has the record. */
export type RecordShapes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A hook receives no more of a user than this. */
const user: Record<keyof User, true> = {
  id: true,
  email: true,
  emailVerified: true,
  name: true,
  image: true,
  role: true,
  banned: true,
  banReason: true,
  banExpires: true,
  createdAt: true,
  updatedAt: true,
};

const moments = new Set(['createdAt', 'updatedAt', 'expiresAt', 'banExpires']);

/** A mail as text, to be read again by a process that knows nothing of the call it came from. */
export function textOf(mail: object, shapes: RecordShapes = {}): string {
  return JSON.stringify(plain(mail, { ...shapes, user }));
}

export function mailIn(text: string): object {
  const revive = (key: string, value: unknown) =>
    moments.has(key) && typeof value === 'string' ? new Date(value) : value;
  return JSON.parse(text, revive) as object;
}

function plain(value: object, shapes: RecordShapes): object {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const shape = shapes[name];
    const kept = shape ? plain(picked(field as Record<string, unknown>, Object.keys(shape)), shapes) : field;
    return [name, kept] as const;
  });
  return Object.fromEntries(fields);
}

/** One by one, since some are getters. */
function picked(record: Record<string, unknown>, names: string[]): object {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
