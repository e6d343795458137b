import { lazy, Suspense } from 'react';

import type { FieldFacts } from '#shared/lib/field-facts.ts';

const FormField = lazy(() => import('./form-field.tsx').then((module) => ({ default: module.FormField })));

/** The additional fields without which a record cannot be created. Their inputs are loaded if there are some. */
export function RequiredFields({ fields }: { fields: readonly FieldFacts[] }) {
  if (fields.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} isRequired />
      ))}
    </Suspense>
  );
}
