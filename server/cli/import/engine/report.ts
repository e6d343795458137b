import { closeSync, openSync, writeSync } from 'node:fs';

import type { Kind } from './mapped.ts';
import { reportTexts, type ReportCode } from '#shared/imports/report-texts.ts';

/** Codes of rows that are taken all the same. */
const notes: ReadonlySet<ReportCode> = new Set<ReportCode>([
  'unverified_password',
  'identity_taken',
  'provider_unknown',
  'username_left',
  'image_left',
  'phone_left',
  'owner_promoted',
  'slug_changed',
  'field_left',
  'text_cleaned',
  'hash_unsupported',
  'hash_too_costly',
  'password_missing',
  'totp_left',
  'passkey_left',
  'factor_left',
  'kept_here',
]);

export const isNote = (code: ReportCode) => notes.has(code);

export interface ReportRow {
  kind: Kind;
  sourceId: string | null;
  line: number;
  code: ReportCode;
  /** Neither an address nor a secret. */
  detail?: string;
}

export interface KindCounts {
  read: number;
  created: number;
  changed: number;
  equal: number;
  left: number;
}

/** What becomes of each record: counts for the screen, and a row for each that is left or taken in part, in a file. */
export class Report {
  readonly counts = new Map<Kind, KindCounts>();
  readonly codes = new Map<ReportCode, number>();
  /** Of taken users: password hashes by kind, second factors, identities by provider, and so on. */
  readonly taken = new Map<string, number>();
  readonly #file: number | null;

  constructor(path: string | undefined) {
    this.#file = path === undefined ? null : openSync(path, 'w', 0o600);
  }

  of(kind: Kind): KindCounts {
    const counts = this.counts.get(kind) ?? { read: 0, created: 0, changed: 0, equal: 0, left: 0 };
    this.counts.set(kind, counts);
    return counts;
  }

  add(row: ReportRow): void {
    this.codes.set(row.code, (this.codes.get(row.code) ?? 0) + 1);
    if (!isNote(row.code)) this.of(row.kind).left += 1;
    if (this.#file !== null) writeSync(this.#file, `${JSON.stringify({ ...row, says: reportTexts[row.code] })}\n`);
  }

  take(what: string, count = 1): void {
    if (count > 0) this.taken.set(what, (this.taken.get(what) ?? 0) + count);
  }

  get hasLeft(): boolean {
    return [...this.counts.values()].some(({ left }) => left > 0) || this.codes.size > 0;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }

  /** For the rows of runs: counts only. */
  toJSON() {
    return {
      counts: Object.fromEntries(this.counts),
      codes: Object.fromEntries(this.codes),
      taken: Object.fromEntries(this.taken),
    };
  }

  /** Continues the counts of a run that was stopped. */
  restore(stored: Partial<ReturnType<Report['toJSON']>>): void {
    for (const [kind, counts] of Object.entries(stored.counts ?? {})) this.counts.set(kind as Kind, counts);
    for (const [code, count] of Object.entries(stored.codes ?? {})) this.codes.set(code as ReportCode, count);
    for (const [what, count] of Object.entries(stored.taken ?? {})) this.taken.set(what, count);
  }
}
