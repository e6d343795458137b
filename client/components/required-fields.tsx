import type { ReactElement } from 'react';

import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { AdditionalField } from './additional-fields.tsx';

/** The additional fields without which a record cannot be created. */
export function RequiredFields({ fields }: { fields: readonly FieldFacts[] }): ReactElement {
  return (
    <>
      {fields.map((field) => (
        <AdditionalField key={field.name} field={field} required />
      ))}
    </>
  );
}
