import type { OpenAPIObject } from 'trpc-to-openapi';

import { isReference, referenceTo, type AnySchema } from './objects.ts';

/** Formats that say by their name what a validator's pattern says over three lines. */
const namedFormats = new Set(['date-time', 'email', 'uuid', 'uri']);

/** Drops the patterns that only repeat a format, everywhere in the document. */
export function tidy(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Record<string, unknown>;
  if (typeof schema['pattern'] === 'string' && namedFormats.has(String(schema['format']))) delete schema['pattern'];
  for (const inner of Object.values(schema)) tidy(inner);
}

/** Schemas that stand where they are used get a name, so that generators give them one that says something. */
export class NamedSchemas {
  readonly all: Record<string, AnySchema>;

  constructor(document: OpenAPIObject) {
    const { schemas = {} } = (document.components ??= {});
    // What the library makes of its own fixed error bodies; ours are one component.
    this.all = Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.startsWith('error.')));
  }

  /** The schema by reference: as it was, or under `name` where it is an object or a list written in place. */
  named(schema: AnySchema, name: string): AnySchema {
    if (isReference(schema) || (schema.type !== 'object' && schema.type !== 'array')) return schema;
    if (this.all[name]) throw new Error(`Two schemas want the name ${name}`);
    this.all[name] = schema;
    return referenceTo('schemas', name);
  }
}

export function pascal(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}
