import { z } from 'zod';

import type { Values } from '#client/console/forms/form-values.ts';
import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { texts } from '#client/components/texts/additional-field-texts.ts';

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The schemas of what users enter; the service checks the values again. */
const enteredSchemas = {
  string: z.string().max(4096),
  number: z.string().refine(isNumber, texts.number),
  boolean: z.boolean(),
  date: z.iso.date(),
  'string[]': z.array(z.string().max(4096)).max(100),
  'number[]': z
    .array(z.string())
    .max(100)
    .refine((list) => list.every(isNumber), texts.numbers),
};

/** The schema of a form with these fields. */
export function formSchema(fields: readonly FieldFacts[]) {
  return z.object(
    Object.fromEntries(
      fields.map(({ name, type, required }) => {
        const schema = typeof type === 'string' ? enteredSchemas[type] : z.enum(type);
        return [name, required ? schema.optional() : schema.nullish()];
      }),
    ),
  );
}

/** The values of a record as the form shows them. Dates are those of UTC, without the time. */
export function formValues(fields: readonly FieldFacts[], record: object): Values {
  return Object.fromEntries(fields.map(({ name, type }) => [name, toEntered(type, valueOf(record, name))]));
}

/** The input of the call: the fields that the user changed, so that a date keeps its time and others' changes remain. */
export function changesOf(fields: readonly FieldFacts[], entered: Values, initial: Values): Values {
  const isChanged = ({ name }: FieldFacts) => JSON.stringify(entered[name]) !== JSON.stringify(initial[name]);
  return fieldInput(fields.filter(isChanged), entered);
}

/** The input of the call for the fields that the form has. */
export function fieldInput(fields: readonly FieldFacts[], entered: object): Values {
  const present = fields.filter(({ name }) => name in entered);
  return Object.fromEntries(present.map(({ name, type }) => [name, fromEntered(type, valueOf(entered, name))]));
}

/** A record has the additional fields of its service, which have no static types. */
export function valueOf(record: object, name: string): unknown {
  return (record as Record<string, unknown>)[name] ?? null;
}

function toEntered(type: FieldFacts['type'], value: unknown): unknown {
  if (type === 'boolean') return value === true;
  if (type === 'string[]' || type === 'number[]') return Array.isArray(value) ? value.map(String) : [];
  if (value === null) return '';
  return type === 'date' ? textOf(value).slice(0, 10) : textOf(value);
}

/** A text, number or moment. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fromEntered(type: FieldFacts['type'], value: unknown): unknown {
  if (value === null) return null;
  if (type === 'number') return Number(value);
  return type === 'number[]' ? (value as string[]).map(Number) : value;
}
