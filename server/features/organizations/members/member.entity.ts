import { defineEntity, type OptionalProps, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { TeamSchema } from '#server/features/organizations/teams/team.entity.ts';

export const MemberSchema = defineEntity({
  name: 'Member',
  uniques: [{ properties: ['organization', 'user'] }],
  // Ids grow with time, so this index also sorts by joining.
  indexes: [{ properties: ['organization', 'id'] }],
  triggers: [
    {
      name: 'member_counts_added',
      timing: 'after',
      events: ['insert'],
      forEach: 'statement',
      expression:
        'create trigger "member_counts_added" after insert on "member" referencing new table as added for each statement execute function count_members()',
    },
    {
      name: 'member_counts_removed',
      timing: 'after',
      events: ['delete'],
      forEach: 'statement',
      expression:
        'create trigger "member_counts_removed" after delete on "member" referencing old table as removed for each statement execute function count_members()',
    },
  ],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** One role, or several joined by commas; read it with `rolesOf`. */
    role: p.text().default('member'),
    team: () => p.manyToOne(TeamSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    ...created,
  },
});

export class Member extends MemberSchema.class {
  declare [OptionalProps]?: 'organizationId' | 'userId' | 'teamId';

  get organizationId(): string {
    return this.organization.id;
  }

  get userId(): string {
    return this.user.id;
  }

  get teamId(): string | null {
    return this.team?.id ?? null;
  }
}
MemberSchema.setClass(Member);
