import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText, optionalTimestamp, timestamp } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId, unlinked } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { SetupScope } from '#shared/setup-links/schemas.ts';

/** Lets someone without an account set up what its scopes name, in one browser. */
export const SetupLinkSchema = defineEntity({
  name: 'SetupLink',
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade').index(),
    tokenHash: p.text().unique(),
    scopes: p.array().$type<SetupScope[]>(),
    mayEnable: p.boolean(),
    callbackURL: optionalText().fieldName('callback_url'),
    /** Of the secret of the browser that opened it first. */
    browserHash: optionalText(),
    openedAt: optionalTimestamp(),
    completedAt: optionalTimestamp(),
    revokedAt: optionalTimestamp(),
    expiresAt: timestamp().index(),
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    ...created,
  },
});

export class SetupLink extends SetupLinkSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }
}
SetupLinkSchema.setClass(SetupLink);

personalData(
  SetupLinkSchema,
  { name: null },
  {
    id: rowId,
    ...all(
      ofOrganization,
      'organization',
      'tokenHash',
      'scopes',
      'mayEnable',
      'callbackURL',
      'browserHash',
      'openedAt',
    ),
    ...all(ofOrganization, 'completedAt', 'revokedAt', 'expiresAt', 'createdAt'),
    creator: unlinked,
  },
);
