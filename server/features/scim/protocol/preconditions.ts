import type { IncomingHttpHeaders } from 'node:http';

import { ScimError } from '#server/features/scim/scim-error.ts';
import { etagOf } from './present.ts';

/** `If-Match`: the directory changes only the version that it read (RFC 7644, section 3.14). */
export function requireMatch(headers: IncomingHttpHeaders, row: { version: number }): void {
  const { 'if-match': wanted } = headers;
  if (wanted !== undefined && !namesVersion(wanted, row))
    throw new ScimError(412, 'The resource has changed: read it again');
}

/** Whether the directory has this version, by `If-None-Match`. */
export function isUnchanged(headers: IncomingHttpHeaders, row: { version: number }): boolean {
  const { 'if-none-match': known } = headers;
  return known !== undefined && namesVersion(known, row);
}

function namesVersion(header: string, row: { version: number }): boolean {
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = header.split(',').map(weak);
  return tags.includes('*') || tags.includes(weak(etagOf(row)));
}
