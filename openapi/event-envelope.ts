import { eventTypes, pascalCase } from '#shared/event-log/schemas.ts';

import { referenceTo, type AnySchema, type Schema } from './objects.ts';

const ENVELOPE = 'EventEnvelope';

/** Moves the fields that every event has to one schema, which the schema of each type of event extends. */
export function shareEnvelope(schemas: Record<string, AnySchema>): void {
  for (const eventType of eventTypes) {
    const name = `${pascalCase(eventType)}Event`;
    const { properties, required } = schemas[name] as Schema & { properties: Record<string, Schema> };
    const { type, data, ...shared } = properties;
    schemas[ENVELOPE] = {
      type: 'object',
      description: 'What every event has besides its payload.',
      properties: shared,
      required: required!.filter((field) => field in shared),
    };
    schemas[name] = {
      type: 'object',
      allOf: [referenceTo('schemas', ENVELOPE)],
      properties: { type: { type: 'string', const: type!.const }, data: withoutDescription(data!) },
      required: ['type', 'data'],
      unevaluatedProperties: false,
    } as Schema;
  }
}

/** The schema of the payload has one. */
function withoutDescription(schema: Schema): Schema {
  const { description: _, ...rest } = schema;
  return rest;
}
