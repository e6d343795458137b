export interface MetadataRow {
  id: number;
  key: string;
  /** Text as it is, anything else as JSON. */
  value: string;
}

/** Metadata as rows to edit. Text that would read as JSON is quoted, so that it comes back as the text that it was. */
export function rowsOf(metadata: string | null): MetadataRow[] {
  const fields = (metadata === null ? {} : JSON.parse(metadata)) as Record<string, unknown>;
  return Object.entries(fields).map(([key, value], id) => ({ id, key, value: shown(value) }));
}

function shown(value: unknown): string {
  return typeof value === 'string' && jsonOf(value) === undefined ? value : JSON.stringify(value);
}

/** Rows as metadata; rows without a key and a value are not there. */
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

/** What is wrong with the keys, row by row. */
export function problemsOf(rows: readonly MetadataRow[]): Record<number, string> {
  const keys = rows.map(({ key }) => key.trim());
  const problems = rows.flatMap(({ id, value }, index): [number, string][] => {
    const key = keys[index]!;
    if (key === '') return value === '' ? [] : [[id, 'Give it a key']];
    return keys.indexOf(key) < index ? [[id, 'This key is there twice']] : [];
  });
  return Object.fromEntries(problems);
}
