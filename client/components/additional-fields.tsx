import type { KeyboardEvent, ReactElement } from 'react';

import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { CheckField, Field, SelectField } from './ui/fields.tsx';
import type { Typed } from './ui/form.tsx';
import { useTexts } from './settings.tsx';
import { texts as componentTexts } from './texts.ts';

/** What has the additional fields of a service, which have no static types. */
export const valueIn = (record: object, name: string): unknown => (record as Record<string, unknown>)[name] ?? null;

/** The values of a record as a form shows them. Dates are those of UTC, without the time. */
export function typedFields(fields: readonly FieldFacts[], record: object): Typed {
  return Object.fromEntries(fields.map(({ name, type }) => [name, toTyped(type, valueIn(record, name))]));
}

export function toTyped(type: FieldFacts['type'], value: unknown): string {
  if (type === 'boolean') return value === true ? 'on' : '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string') return type === 'date' ? value.slice(0, 10) : value;
  return typeof value === 'number' ? String(value) : '';
}

/** What the call gets for the typed values of those fields that are among them. An empty one has no value. */
export function fieldInput(fields: readonly FieldFacts[], typed: Typed): Record<string, unknown> {
  const present = fields.filter(({ name }) => name in typed);
  return Object.fromEntries(present.map(({ name, type }) => [name, fromTyped(type, typed[name]!)]));
}

function fromTyped(type: FieldFacts['type'], text: string): unknown {
  if (type === 'boolean') return text === 'on';
  if (type === 'string[]' || type === 'number[]') {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
    return type === 'string[]' ? items : items.map(Number);
  }
  if (text === '') return null;
  return type === 'number' ? Number(text) : text;
}

/** Enter ends a value, as a comma does; a second one sends the form. */
function endValue(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || /(^|,)\s*$/.test(field.value)) return;
  event.preventDefault();
  field.setRangeText(', ', field.selectionEnd!, field.selectionEnd!, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface AdditionalFieldProps {
  field: FieldFacts;
  /** The form cannot be sent without a value. */
  required?: boolean;
  /** The value as it is typed, and what follows it; by default the field keeps it. */
  value?: string;
  onTyped?: (value: string) => void;
}

/** The input of an additional field. */
export function AdditionalField({ field, required = false, value, onTyped }: AdditionalFieldProps): ReactElement {
  const { commas } = useTexts('components', componentTexts);
  const { name, label, type } = field;
  const isKept = value !== undefined;
  if (typeof type !== 'string') return <ChoiceField {...{ field, choices: type, required, value, onTyped }} />;
  if (type === 'boolean') {
    const checked = isKept ? { checked: value === 'on' } : {};
    return (
      <CheckField
        name={name}
        label={label}
        {...checked}
        onChange={({ target }) => onTyped?.(target.checked ? 'on' : '')}
      />
    );
  }
  const kinds = {
    string: { autoCapitalize: 'sentences' },
    date: { type: 'date' },
    number: { type: 'number', step: 'any', inputMode: 'decimal' },
    'string[]': { hint: commas, autoCapitalize: 'sentences', onKeyDown: endValue },
    'number[]': { hint: commas, onKeyDown: endValue },
  } as const;
  return (
    <Field
      name={name}
      label={label}
      required={required}
      {...(isKept ? { value } : {})}
      {...kinds[type]}
      onChange={({ target }) => onTyped?.(target.value)}
    />
  );
}

interface ChoiceFieldProps extends Omit<AdditionalFieldProps, 'value' | 'onTyped'> {
  choices: readonly string[];
  value: string | undefined;
  onTyped: ((value: string) => void) | undefined;
}

function ChoiceField({ field, choices, required, value, onTyped }: ChoiceFieldProps): ReactElement {
  const { name, label } = field;
  const isOptional = !field.required || !value;
  return (
    <SelectField
      name={name}
      label={label}
      required={required}
      {...(value === undefined ? { defaultValue: '' } : { value })}
      onChange={({ target }) => onTyped?.(target.value)}
    >
      {isOptional ? <option value="">–</option> : null}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  );
}
