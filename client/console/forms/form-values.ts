import type { z } from 'zod';

import { requiredText, issueMessage } from '#client/components/text/error-message.ts';
import { texts } from '#client/components/texts/validation-texts.ts';

import { typedMistake } from '#client/components/lib/typed-mistake.ts';

export type Values = Record<string, unknown>;
export type FieldErrors = Record<string, string>;

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function inputsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field =>
    element.matches(':is(input, select, textarea)[name]'),
  );
}

/** The values of a form that may be stored in the browser: none of its secrets. Rows have inputs such as `rows.0.key`. */
export function storableValues(form: HTMLFormElement, values: Values): Values | undefined {
  const names = inputsOf(form)
    .filter(isStorable)
    .map(({ name }) => name.split('.')[0]!);
  const typed = Object.entries(values).filter(([name, value]) => names.includes(name) && !isEmpty(value));
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

function isStorable({ name, type, autocomplete }: Field): boolean {
  return type !== 'hidden' && !/password|code|secret|token/i.test(`${name} ${type} ${autocomplete}`);
}

/** An empty field is absent from the input; one that had a value is null. */
export function toInput(values: Values, initialValues: Values): Values {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (!isEmpty(value)) return [name, value];
    return [name, isEmpty(initialValues[name]) ? undefined : null];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

export function schemaErrors(schema: z.ZodType, input: unknown): FieldErrors {
  const { error } = schema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issueMessage(issue)]));
}

/** Constraints that the schema does not have: required fields of this form, and lengths that options set. */
export function constraintErrors(form: HTMLFormElement): FieldErrors {
  const errors = inputsOf(form).flatMap((field): [string, string][] => {
    const { name, value, required, dataset } = field;
    if (value.trim() === '') return required ? [[name, dataset['required'] ?? requiredText(name)]] : [];
    const error = typedError(field);
    return error === null ? [] : [[name, error]];
  });
  return Object.fromEntries(errors);
}

/** The message for what is typed in a field. That of a pattern, and of a rule of its own, stands in the attribute `data-mismatch`. */
export function typedError(field: Field): string | null {
  const mistake = typedMistake(field);
  if (mistake === null) return null;
  if (mistake === 'email') return texts.errors.INVALID_EMAIL;
  if (mistake === 'url') return texts.invalidUrl;
  return field.dataset['mismatch'] ?? texts.minLength((field as HTMLInputElement).minLength);
}
