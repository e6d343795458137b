import type { FieldFacts } from '#shared/lib/field-facts.ts';

import type { DeclaredField, DeclaredFields } from './additional-fields.ts';

/** What the web app is told about the fields of a record that answers show. */
export function fieldFacts(declared: DeclaredFields): FieldFacts[] {
  return factsOf(declared, ({ returned }) => returned);
}

/** The fields without which a client cannot create the record. */
export function creationFieldFacts(declared: DeclaredFields): FieldFacts[] {
  return factsOf(declared, ({ input, required, defaultValue }) => input && required && defaultValue === undefined);
}

function factsOf(declared: DeclaredFields, isIncluded: (field: DeclaredField) => boolean): FieldFacts[] {
  return Object.entries(declared)
    .filter(([, field]) => isIncluded(field))
    .map(([name, { type, label, input, required }]) => ({
      name,
      label: label ?? labelOf(name),
      type: typeof type === 'string' ? type : [...type],
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
