import { z } from 'zod';

import type { StoredFields } from '#server/options/hooks/records.ts';
import { fieldUses, type ExtensibleRecord, type FieldUse } from '#shared/lib/additional-fields.ts';

import { fixedDefaultOf, returnedFields, type DeclaredField, type DeclaredFields } from './additional-fields.ts';
import { nameTaken } from './name-taken.ts';
import { inputSchema, valueSchemas } from './value-schemas.ts';

/** The additional fields of each record. */
export type FieldsByRecord = Partial<Record<ExtensibleRecord, DeclaredFields>>;

/**
 * Adds the fields of a service's options to the schemas of calls. A schema without marked schemas in it stays the same
 * object; every other one is copied once, so that the copies have the same names in documents.
 */
export class ExtendedSchemas {
  readonly #fields: FieldsByRecord;
  readonly #extended = new Map<z.core.$ZodType, z.core.$ZodType>();

  constructor(fields: FieldsByRecord) {
    this.#fields = fields;
  }

  of<Schema extends z.core.$ZodType>(schema: Schema): Schema {
    let extended = this.#extended.get(schema);
    if (extended === undefined) {
      extended = this.#withFields(schema, this.#withExtendedParts(schema));
      this.#extended.set(schema, extended);
    }
    // A copy has the class of its original, or is a pipe to it.
    return extended as Schema;
  }

  /** A copy whose inner schemas are extended, or the same schema if none of them is. */
  #withExtendedParts(schema: z.core.$ZodType): z.core.$ZodType {
    const { def } = schema._zod;
    const parts: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(def)) {
      const extended = key === 'checks' ? part : this.#extendedPart(part);
      if (extended !== part) parts[key] = extended;
    }
    return Object.keys(parts).length === 0 ? schema : copyOf(schema, parts);
  }

  /** A part of a definition: a schema, a list of schemas or the shape of an object. */
  #extendedPart(part: unknown): unknown {
    if (part instanceof z.core.$ZodType) return this.of(part);
    if (Array.isArray(part)) {
      const items = part.map((item: unknown) => this.#extendedPart(item));
      return items.some((item, n) => item !== part[n]) ? items : part;
    }
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    const entries = Object.entries(part).map(([key, value]) => [key, this.#extendedPart(value)] as const);
    return entries.some(([key, value]) => value !== (part as Record<string, unknown>)[key])
      ? Object.fromEntries(entries)
      : part;
  }

  /** Adds the fields to a marked schema; `schema` is its copy. */
  #withFields(original: z.core.$ZodType, schema: z.core.$ZodType): z.core.$ZodType {
    const use = fieldUses.get(original);
    const fields = use && this.#fields[use.record];
    if (!fields || Object.keys(fields).length === 0 || !(schema instanceof z.ZodObject)) return schema;
    const { shape } = schema;
    const added = shapeOf(fields, use);
    const taken = Object.keys(added).find((name) => name in shape);
    if (taken !== undefined) throw nameTaken(use.record, taken);
    const extended = copyOf(schema, { shape: { ...shape, ...added } });
    if (use.in !== 'answer') return extended;
    const flatten = (row: object) => ({ ...pick(row, Object.keys(shape)), ...returnedFields(fields, storedIn(row)) });
    return z.preprocess(
      (row) => (typeof row === 'object' && row !== null ? flatten(row) : row),
      extended as z.ZodObject,
    );
  }
}

/** The schemas of the fields where a schema uses them. */
function shapeOf(fields: DeclaredFields, { in: place, by }: FieldUse): Record<string, z.ZodType> {
  const isUsed = ([, { returned, input }]: [string, DeclaredField]) =>
    place === 'answer' ? returned : by === 'administrator' || input;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(isUsed)
      .map(([name, field]) => [name, schemaOf(field, { place, isByClient: by === undefined })]),
  );
}

function schemaOf(field: DeclaredField, { place, isByClient }: { place: FieldUse['in']; isByClient: boolean }) {
  if (place === 'answer') {
    // A value of an earlier declaration must not fail the answers that show it.
    return valueSchemas(field.type).answer.nullable().catch(fixedDefaultOf(field));
  }
  const value = inputSchema(field);
  const isRequired = field.required && isByClient;
  if (place === 'create' && isRequired && field.defaultValue === undefined) return value;
  return isRequired ? value.optional() : value.nullish();
}

/** Rows are entities, whose properties may be getters, or plain objects. */
function pick(row: object, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, (row as Record<string, unknown>)[key]]));
}

function storedIn(row: object): StoredFields | null {
  return (row as { additionalFields?: StoredFields | null }).additionalFields ?? null;
}

/** A copy of a schema with other parts, with its name and its other metadata in documents. */
function copyOf(schema: z.core.$ZodType, parts: object): z.core.$ZodType {
  // Some definitions compute a part when it is read, such as a default.
  const def = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema._zod.def));
  for (const [key, value] of Object.entries(parts)) Object.defineProperty(def, key, { value, enumerable: true });
  const copy = z.core.clone(schema, def as never);
  const meta = z.globalRegistry.get(schema);
  if (meta) z.globalRegistry.add(copy, meta);
  return copy;
}
