import type { DeclaredFields } from '#server/fields/additional-fields.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import type { FieldType } from '#server/options/field-options.types.ts';
import { valueSchemas } from '#server/fields/value-schemas.ts';

import { decode } from './columns.ts';
import { counted } from './counted.ts';
import { camelCase, type Source, type SourceRow } from './source.ts';

interface ReadFields {
  stored: StoredFields;
  /** Fields whose value has another type. */
  mistyped: string[];
}

/** Reads the declared fields from the columns of the same names. The options name each record as the source its table. */
export function fieldReader(declared: DeclaredFields = {}): ((row: SourceRow) => ReadFields) | null {
  const fields = Object.entries(declared).map(([name, { type }]) => ({ name, type, schema: valueSchemas(type).input }));
  if (fields.length === 0) return null;
  return (row) => {
    const stored: Record<string, unknown> = {};
    const mistyped: string[] = [];
    for (const { name, type, schema } of fields) {
      const value = row[camelCase(name)];
      if (value === undefined) continue;
      const { success, data } = schema.nullable().safeParse(decoded(value, type));
      if (success) stored[name] = data;
      else mistyped.push(name);
    }
    return { stored, mistyped };
  };
}

/** Lists the values that do not fit the declared field of their column, a line each column. */
export async function mistypedValues(source: Source, fields: FieldsByRecord): Promise<string[]> {
  const lines: string[] = [];
  for (const [record, declared] of Object.entries(fields)) {
    const [read, select] = [fieldReader(declared), source.select(record)];
    if (read === null || select === null) continue;
    const counts = new Map<string, number>();
    for await (const page of source.pages(select)) {
      for (const name of page.flatMap((row) => read(row).mistyped)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [name, count] of counts) {
      lines.push(`column ${record}.${name}: ${counted(count, 'value')} without the type of the additional field`);
    }
  }
  return lines;
}

/** The driver returns large integers and decimals as text, and some columns contain lists as JSON. */
function decoded(value: unknown, type: FieldType): unknown {
  if (type === 'string[]' || type === 'number[]') return decode(value);
  if (type !== 'number' || typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
}
