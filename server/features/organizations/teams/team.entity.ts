import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, timestamps } from '#server/db/columns.ts';

import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';

export const TeamSchema = defineEntity({
  name: 'Team',
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade').index(),
    name: p.text(),
    ...timestamps,
  },
});

export class Team extends TeamSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }
}
TeamSchema.setClass(Team);
