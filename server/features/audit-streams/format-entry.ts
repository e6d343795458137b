import { toCef } from '#server/features/audit-chain/export/cef.ts';
import { toJsonLine } from '#server/features/audit-chain/export/json-line.ts';
import { toOcsf } from '#server/features/audit-chain/export/ocsf.ts';
import type { ExportedEntry } from '#server/features/audit-chain/export/read-entries.ts';
import type { formats } from '#shared/audit-streams/schemas.ts';

export interface Product {
  name: string;
  version: string;
}

/** An entry as a receiver gets it. */
export interface StreamedEntry {
  id: string;
  sequence: number;
  event: string;
  /** Milliseconds since 1970. */
  time: number;
  /** One line: JSON or CEF. */
  text: string;
}

type Format = (typeof formats)[number];

const writers: Readonly<Record<Format, (exported: ExportedEntry, product: Product, withOrigin: boolean) => string>> = {
  jsonl: (exported, _product, withOrigin) => toJsonLine(exported, withOrigin),
  ocsf: (exported, product, withOrigin) => JSON.stringify(toOcsf(exported, product, withOrigin)),
  cef: toCef,
};

export function formatEntry(
  exported: ExportedEntry,
  { format, includesOrigin }: { format: Format; includesOrigin: boolean },
  product: Product,
): StreamedEntry {
  const { id, event, createdAt } = exported.entry;
  const text = writers[format](exported, product, includesOrigin);
  return { id, sequence: exported.sequence ?? 0, event, time: createdAt, text };
}

/** Replaces an entry that the receiver refuses, so that it does not block those after it. */
export function withoutContent({ id, sequence, event, time }: StreamedEntry, format: Format): StreamedEntry {
  const at = new Date(time).toISOString();
  const text =
    format === 'cef'
      ? `CEF:0|Gatehouse|Gatehouse|0|${event}|refused by receiver|3|rt=${time} externalId=${id}`
      : JSON.stringify({ id, event, at, error: 'refused by receiver' });
  return { id, sequence, event, time, text };
}
