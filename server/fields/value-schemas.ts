import { z } from 'zod';

import { TimestampInput } from '#shared/lib/fields.ts';

import type { FieldType, FieldValidator } from '#server/options/field-options.types.ts';

const MAX_CHARACTERS = 4096;
const MAX_ITEMS = 100;

export const simpleTypes = ['string', 'number', 'boolean', 'date', 'string[]', 'number[]'] as const;
/** The schemas of a field's value: of inputs, with the form in which it is stored as their output, and of answers. */
interface ValueSchemas {
  input: z.ZodType;
  answer: z.ZodType;
}

const text = z.string().max(MAX_CHARACTERS);

/** Stored as ISO 8601 in UTC, as in answers. Calls in process may pass a `Date`. */
const moment = z
  .union([z.date(), TimestampInput])
  .transform((value) => new Date(value).toISOString())
  .meta({ override: { type: 'string', format: 'date-time', anyOf: undefined } });

const bySimpleType: Record<(typeof simpleTypes)[number], ValueSchemas> = {
  string: { input: text, answer: z.string() },
  number: { input: z.number(), answer: z.number() },
  boolean: { input: z.boolean(), answer: z.boolean() },
  date: { input: moment, answer: z.string().meta({ format: 'date-time' }) },
  'string[]': { input: z.array(text).max(MAX_ITEMS), answer: z.array(z.string()) },
  'number[]': { input: z.array(z.number()).max(MAX_ITEMS), answer: z.array(z.number()) },
};

export function valueSchemas(type: FieldType): ValueSchemas {
  if (typeof type === 'string') return bySimpleType[type as (typeof simpleTypes)[number]];
  const choice = z.enum(type as readonly string[]);
  return { input: choice, answer: choice };
}

/** The schema of a field in inputs, with the operator's own check. */
export function inputSchema({
  type,
  validator,
}: {
  type: FieldType;
  validator?: { input: FieldValidator } | undefined;
}) {
  const { input } = valueSchemas(type);
  if (!validator) return input;
  return input.transform(async (value, context) => {
    const { issues, value: validated } = await validator.input['~standard'].validate(value);
    for (const { message } of issues ?? []) context.issues.push({ code: 'custom', message, input: value });
    return validated;
  });
}
