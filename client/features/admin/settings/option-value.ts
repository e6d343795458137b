import { pageLocale } from '#client/components/texts/localized.ts';

import type { Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

type Input = Setting['input'];

/** What a control has: a choice by its JSON, a list as texts, anything else as it is typed. */
export type Draft = string | boolean | string[];

type Checked = { value: unknown; error?: never } | { value?: never; error: string };

/** Whether a value can be entered. The others show a placeholder, as do addresses whose credentials are not shown. */
export function isEntered({ input, kind, value }: Pick<Setting, 'input' | 'kind' | 'value'>): boolean {
  if (input.control === 'secret' || input.control === 'function' || kind === 'hidden') return false;
  return kind !== 'value' || !/:\/\/…@|\?…|\[hidden\]|\[function\]/.test(value ?? '');
}

/** The control for a value as the service reports it; null without one. */
export function draftOf({ control }: Input, value: string | null): Draft {
  if (control === 'boolean') return value === 'true';
  if (control === 'list') return value === null ? [] : listOf(value);
  if (control === 'choice') return value === null ? '' : choiceOf(value);
  return value ?? '';
}

/** A list of the options can be one text. */
function listOf(value: string): string[] {
  const parsed = parse(value);
  return Array.isArray(parsed) ? parsed.map(String) : [value];
}

/** The service reports texts without quotes. */
const choiceOf = (value: string) => (/^(true|false|-?\d+(\.\d+)?)$/.test(value) ? value : JSON.stringify(value));

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** The value of a control, or why the service would not start with it, as far as the page knows the rules. */
export function checked(input: Input, draft: Draft): Checked {
  const { errors } = texts.change;
  if (typeof draft === 'boolean') return { value: draft };
  if (Array.isArray(draft)) {
    if (draft.some((text) => text.includes(','))) return { error: errors.comma };
    return draft.every((text) => matches(input, text)) ? { value: draft } : { error: errors.pattern };
  }
  switch (input.control) {
    case 'integer':
    case 'number':
      return checkedNumber(input, draft.trim());
    case 'choice':
      return draft === '' ? { error: errors.choice } : { value: parse(draft) };
    case 'json': {
      const value = parse(draft);
      return value === undefined ? { error: errors.json } : { value };
    }
    default:
      return checkedText(input, draft);
  }
}

function checkedNumber({ control, minimum, exclusiveMinimum, maximum }: Input, text: string): Checked {
  const { errors } = texts.change;
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) return { error: errors.number };
  if (control === 'integer' && !Number.isSafeInteger(value)) return { error: errors.integer };
  if (minimum !== null && value < minimum) return { error: errors.minimum(formatted(minimum)) };
  if (exclusiveMinimum !== null && value <= exclusiveMinimum)
    return { error: errors.above(formatted(exclusiveMinimum)) };
  if (maximum !== null && value > maximum) return { error: errors.maximum(formatted(maximum)) };
  return { value };
}

function checkedText(input: Input, text: string): Checked {
  const { errors } = texts.change;
  const { minLength, maxLength } = input;
  if (text === '') return { error: errors.text };
  if (minLength !== null && text.length < minLength) return { error: errors.minLength(formatted(minLength)) };
  if (maxLength !== null && text.length > maxLength) return { error: errors.maxLength(formatted(maxLength)) };
  return matches(input, text) ? { value: text } : { error: errors.pattern };
}

/** Whether case matters is not part of the pattern, so that it does not here. */
const matches = ({ pattern }: Input, text: string) => pattern === null || new RegExp(pattern, 'i').test(text);

const formatted = (value: number) => value.toLocaleString(pageLocale());
