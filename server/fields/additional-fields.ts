import type { StoredFields } from '#server/options/hooks/records.ts';

import type { FieldDefault, FieldType, FieldValidator } from '#server/options/field-options.types.ts';
import { valueSchemas } from './value-schemas.ts';

/** A field as the options declare it, parsed. */
export interface DeclaredField {
  type: FieldType;
  required: boolean;
  input: boolean;
  returned: boolean;
  defaultValue?: FieldDefault | undefined;
  label?: string | undefined;
  validator?: { input: FieldValidator } | undefined;
}

/** The additional fields of one record, by name. */
export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

/** What a new row stores: the declared fields of the validated `values`, and defaults; null without declared fields. */
export function newFields(declared: DeclaredFields, values: object = {}): StoredFields | null {
  const fields = Object.entries(declared);
  if (fields.length === 0) return null;
  const given = values as StoredFields;
  const entries = fields.map(([name, field]) => [name, given[name] ?? defaultOf(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * The declared fields of the validated `values` of an update; null if there are none. They are merged into those of the row,
 * so the row must be locked.
 */
export function changedFields(declared: DeclaredFields, values: object): StoredFields | null {
  const given = values as StoredFields;
  const names = Object.keys(declared).filter((name) => given[name] !== undefined);
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, given[name]]));
}

/** The fields that answers show; those of a row that was stored before a field was declared have its fixed default. */
export function returnedFields(declared: DeclaredFields, stored: StoredFields | null): StoredFields {
  const shown = Object.entries(declared).filter(([, { returned }]) => returned);
  return Object.fromEntries(
    shown.map(([name, field]) => [name, stored?.[name] === undefined ? fixedDefaultOf(field) : stored[name]]),
  );
}

/** The default that is the same for every row, as answers show it. */
export function fixedDefaultOf(field: DeclaredField): unknown {
  return typeof field.defaultValue === 'function' ? null : (defaultOf(field) ?? null);
}

function defaultOf({ type, defaultValue }: DeclaredField): unknown {
  if (defaultValue === undefined) return undefined;
  return valueSchemas(type).input.parse(typeof defaultValue === 'function' ? defaultValue() : defaultValue);
}
