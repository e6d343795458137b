import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';

export interface MetadataRow {
  key: string;
  /** A string as it is, unless it would parse as JSON; any other value as JSON. */
  value: string;
}

/** Metadata as rows to edit. Text that would parse as JSON is quoted, so that it stays text. */
export function rowsOf(metadata: string | null): MetadataRow[] {
  const fields = (metadata === null ? {} : JSON.parse(metadata)) as Record<string, unknown>;
  return Object.entries(fields).map(([key, value]) => ({ key, value: textOf(value) }));
}

function textOf(value: unknown): string {
  return typeof value === 'string' && jsonOf(value) === undefined ? value : JSON.stringify(value);
}

/** Rows as metadata, without empty rows. */
export function metadataOf(rows: readonly MetadataRow[]): Record<string, unknown> {
  const filled = rows.filter(({ key, value }) => key.trim() !== '' || value !== '');
  return Object.fromEntries(filled.map(({ key, value }) => [key.trim(), valueOf(value)]));
}

function valueOf(text: string): unknown {
  const json = jsonOf(text);
  return json === undefined ? text : json.value;
}

function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The errors of the keys, with the numbers of their rows. */
export function keyErrorsOf(rows: readonly MetadataRow[]): [number, string][] {
  const keys = rows.map(({ key }) => key.trim());
  return rows.flatMap(({ value }, row): [number, string][] => {
    const key = keys[row]!;
    if (key === '') return value === '' ? [] : [[row, texts.metadata.keyMissing]];
    return keys.indexOf(key) < row ? [[row, texts.metadata.keyRepeated]] : [];
  });
}
