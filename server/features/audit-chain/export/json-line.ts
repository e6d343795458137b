import type { ExportedEntry } from './read-entries.ts';

/** The entry as one line of JSON. */
export function toJsonLine({ entry, sequence, seal }: ExportedEntry, withOrigin: boolean): string {
  const { id, event, actorId, subjectId, organizationId, details, createdAt, ipAddress, userAgent } = entry;
  const at = new Date(createdAt).toISOString();
  const origin = withOrigin ? { ipAddress, userAgent } : null;
  return JSON.stringify({ v: 1, id, sequence, event, at, actorId, subjectId, organizationId, details, origin, seal });
}
