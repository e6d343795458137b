import { canonicalJson } from '#server/lib/canonical-json.ts';

import { leafHash } from './merkle.ts';

/** What a seal covers of an audit entry. */
export interface SealedEntry {
  id: string;
  event: string;
  actorId: string | null;
  subjectId: string | null;
  organizationId: string | null;
  /** Flat: texts, safe integers, booleans and null. */
  details: Record<string, string | number | boolean | null>;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Null for entries of versions that made no commitment to the address. */
  originHash: Buffer | null;
}

/** The version of the form, which is the first element. Leaves of older versions stay as they are. */
const VERSION = 1;

const quoted = (id: string | null) => (id === null ? 'null' : `"${id}"`);

/** An entry as its leaf contains it: a JSON array without blanks. Ids are in lower case, the hash is in base64url. */
export function canonicalEntry(entry: SealedEntry): string {
  const { id, event, actorId, subjectId, organizationId, details, createdAt, originHash } = entry;
  const origin = originHash === null ? 'null' : `"${originHash.toString('base64url')}"`;
  const about = `${quoted(actorId)},${quoted(subjectId)},${quoted(organizationId)}`;
  // Composed, because a log is verified by millions of entries.
  return `[${VERSION},"${id}",${JSON.stringify(event)},${about},${canonicalJson(details)},${createdAt},${origin}]`;
}

export function leafOf(entry: SealedEntry): Buffer {
  return leafHash(canonicalEntry(entry));
}
