import type { OpenAPIObject } from 'trpc-to-openapi';

import { exampleOfFormat } from './examples.ts';
import { isReference, referenceTo, type AnySchema, type Schema } from './objects.ts';

/** Formats that make the pattern of the validator redundant. */
const namedFormats = new Set(['date-time', 'email', 'uuid', 'uri']);

/** Removes patterns that repeat a format. */
export function tidy(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Record<string, unknown>;
  if (typeof schema['pattern'] === 'string' && namedFormats.has(String(schema['format']))) delete schema['pattern'];
  for (const inner of Object.values(schema)) tidy(inner);
}

/** Removes what repeats: examples of a format, and descriptions of a parameter in its schema. Examples are made before. */
export function removeRepetitions(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { format, examples, in: place, schema, description } = value as Record<string, unknown>;
  if (Array.isArray(examples) && examples[0] === exampleOfFormat[String(format)])
    Reflect.deleteProperty(value, 'examples');
  if (typeof place === 'string' && (schema as Schema | undefined)?.description === description) {
    Reflect.deleteProperty(schema as Schema, 'description');
  }
  for (const inner of Object.values(value)) removeRepetitions(inner);
}

/** Names inline schemas, so that generators give their types readable names. */
export class NamedSchemas {
  readonly all: Record<string, AnySchema>;

  constructor(document: OpenAPIObject) {
    const { schemas = {} } = (document.components ??= {});
    // Without the library's own error schemas.
    this.all = Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.startsWith('error.')));
  }

  /** A reference to the schema; an inline object or array is stored under `name`. */
  named(schema: AnySchema, name: string): AnySchema {
    if (isReference(schema) || (schema.type !== 'object' && schema.type !== 'array')) return schema;
    if (this.all[name]) throw new Error(`Duplicate schema name ${name}`);
    this.all[name] = schema;
    return referenceTo('schemas', name);
  }
}

export function pascal(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}
