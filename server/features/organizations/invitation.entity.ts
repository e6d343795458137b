import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp, storedFields } from '#server/db/columns.ts';
import { activity, all, contact, content, link, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { InvitationStatus } from '#shared/organizations/invitations.ts';

import { OrganizationSchema } from './organization.entity.ts';

export const InvitationSchema = defineEntity({
  name: 'Invitation',
  indexes: [
    // Ids grow with time, so this index also orders invitations by creation.
    { properties: ['organization', 'id'] },
    {
      name: 'invitation_pending_once',
      expression: `create unique index "invitation_pending_once" on "invitation" ("organization_id", "email") where "status" = 'pending'`,
    },
  ],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    email: p.text().index(),
    role: p.text(),
    status: p.text().$type<InvitationStatus>().default('pending'),
    /** A list, because it is read and written as a whole; the removal of a team removes it. */
    teamIds: p.array().columnType('uuid[]').default([]),
    inviter: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** SHA-256 of the token, which only the mail carries. */
    tokenHash: p.text(),
    additionalFields: storedFields(),
    expiresAt: timestamp(),
    ...created,
  },
});

export class Invitation extends InvitationSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }

  // The names and the email require the organization or the inviter to be loaded.
  get organizationName(): Opt<string> {
    return this.organization.unwrap().name;
  }

  get organizationSlug(): Opt<string> {
    return this.organization.unwrap().slug;
  }

  get inviterId(): Opt<string> {
    return this.inviter.id;
  }

  get inviterEmail(): Opt<string> {
    return this.inviter.unwrap().email;
  }

  get teamId(): Opt<string> | null {
    return this.teamIds[0] ?? null;
  }
}
InvitationSchema.setClass(Invitation);

personalData(
  InvitationSchema,
  { name: 'invitations', of: 'email = :email or inviter_id = :user', ofOthers: 'email is distinct from :email' },
  {
    id: rowId,
    organization: link,
    email: contact,
    ...all(activity, 'role', 'status', 'expiresAt', 'createdAt'),
    teamIds: link,
    // An invitation counts while its sender may still send it, so it goes with the sender.
    inviter: owner,
    tokenHash: secret,
    additionalFields: content,
  },
);
