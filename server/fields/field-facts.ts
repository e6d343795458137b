import type { FieldFacts } from '#shared/field-facts.ts';

import type { DeclaredFields } from './additional-fields.ts';

/** What the web app is told about the fields of a record that answers show. */
export function fieldFacts(declared: DeclaredFields): FieldFacts[] {
  return Object.entries(declared)
    .filter(([, { returned }]) => returned)
    .map(([name, { type, label, input, required }]) => ({
      name,
      label: label ?? labelOf(name),
      type,
      input,
      required,
    }));
}

/** `jobTitle` and `job_title` as `Job title`. */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
