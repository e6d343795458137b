import { z } from 'zod';

import type { FieldFacts } from '#shared/lib/field-facts.ts';
import { PublicAccess, PublicField } from '#shared/lib/public-values.ts';

export const OrganizationConfiguration = z.object({
  teams: z.boolean(),
  /** Whether organizations define roles of their own. */
  definesRoles: z.boolean(),
  mayCreateOrganization: z.boolean(),
  mayDeleteOrganization: z.boolean(),
  newOrganizationFields: z
    .array(PublicField)
    .meta({ description: 'The additional fields without which an organization cannot be created.' }),
  /** The permissions of each role, so that screens offer only permitted actions. */
  organizationAccess: PublicAccess,
});
export type OrganizationConfiguration = z.input<typeof OrganizationConfiguration>;

export interface OrganizationPageConfiguration {
  /** The additional fields of organizations. */
  organizationFields: FieldFacts[];
}
