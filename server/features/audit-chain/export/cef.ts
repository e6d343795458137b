import { isRefusal } from './ocsf.ts';
import type { ExportedEntry } from './read-entries.ts';

const [NORMAL, REFUSAL, ALARM] = [3, 5, 10];

/** Of a header, `\` and `|`; of a value, `\` and `=`. Line ends are written as `\n`. */
const header = (text: string) => text.replaceAll(/[\\|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
const value = (text: string) =>
  text.replaceAll(/[\\=]/g, String.raw`\$&`).replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`);

/** The entry in the Common Event Format, version 0. */
export function toCef(
  { entry, sequence }: ExportedEntry,
  { name, version }: { name: string; version: string },
  withOrigin: boolean,
): string {
  const { id, event, actorId, subjectId, organizationId, details, createdAt, ipAddress, userAgent } = entry;
  const severity = event === 'audit.violation' ? ALARM : isRefusal(event) ? REFUSAL : NORMAL;
  const extension: [string, string | number | null][] = [
    ['rt', createdAt],
    ['externalId', id],
    ['suid', actorId],
    ['duid', subjectId],
    ['src', withOrigin ? ipAddress || null : null],
    ['requestClientApplication', withOrigin ? userAgent || null : null],
    ['cs1Label', organizationId === null ? null : 'organization'],
    ['cs1', organizationId],
    ['cs2Label', 'details'],
    ['cs2', JSON.stringify(details)],
    ['cn1Label', sequence === null ? null : 'sequence'],
    ['cn1', sequence],
    ['outcome', isRefusal(event) ? 'failure' : 'success'],
  ];
  const fields = extension.flatMap(([key, text]) => (text === null ? [] : [`${key}=${value(String(text))}`]));
  const title = event.replaceAll(/[.-]/g, ' ');
  return `CEF:0|${[name, name, version, event, title, String(severity)].map(header).join('|')}|${fields.join(' ')}`;
}
