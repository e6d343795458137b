import { z } from 'zod';

import { changesOf, formSchema, formValues } from '#client/console/fields/form-fields.ts';
import type { Values } from '#client/console/forms/form-values.ts';
import type { FieldFacts } from '#shared/lib/field-facts.ts';
import { UpdateOrganization } from '#shared/organizations/schemas.ts';

import { keyErrorsOf, metadataOf, rowsOf, type MetadataRow } from './metadata.ts';

interface Saved {
  name: string;
  slug: string;
  metadata: string | null;
}

const MetadataRows = z.array(z.object({ key: z.string(), value: z.string() })).check(({ value, issues }) => {
  for (const [row, message] of keyErrorsOf(value))
    issues.push({ code: 'custom', input: value, path: [row, 'key'], message });
});

/** The schema of what is entered: some fields of the call, and the metadata as rows. */
export function settingsSchema(fields: readonly FieldFacts[]) {
  const { name, slug } = UpdateOrganization.shape.data.shape;
  return formSchema(fields).extend({ name, slug, metadata: MetadataRows.nullish() });
}

export function settingsValues(fields: readonly FieldFacts[], organization: Saved): Values {
  const { name, slug, metadata } = organization;
  return { ...formValues(fields, organization), name, slug, metadata: rowsOf(metadata) };
}

/** The input of the one call. Metadata is replaced as a whole: it is absent unless it was edited here. */
export function settingsInput(fields: readonly FieldFacts[], entered: Values, organization: Saved): Values {
  const { name, slug } = entered;
  const metadata = metadataOf((entered['metadata'] ?? []) as MetadataRow[]);
  const isChanged = JSON.stringify(metadata) !== JSON.stringify(metadataOf(rowsOf(organization.metadata)));
  return {
    ...changesOf(fields, entered, formValues(fields, organization)),
    name,
    slug,
    ...(isChanged ? { metadata } : {}),
  };
}
