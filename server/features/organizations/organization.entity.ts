import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText } from '#server/db/columns.ts';

export const OrganizationSchema = defineEntity({
  name: 'Organization',
  properties: {
    ...identified,
    name: p.text(),
    slug: p.text().unique(),
    logo: optionalText(),
    /** JSON text. */
    metadata: optionalText(),
    ...created,
  },
});

export class Organization extends OrganizationSchema.class {}
OrganizationSchema.setClass(Organization);
