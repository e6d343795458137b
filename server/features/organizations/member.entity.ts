import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, storedFields } from '#server/db/columns.ts';
import { activity, computed, content, link, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

import { OrganizationSchema } from './organization.entity.ts';

/** The teams of a member, as an array in the order of joining. */
export const teamIdsOf = (memberId: string) =>
  `array(select tm.team_id from team_member tm where tm.member_id = ${memberId} order by tm.created_at, tm.id)`;

/** Maintains `member_count`, so that pages of members need no `count(*)`. */
const countTrigger = (rows: string, event: 'insert' | 'delete', version: 'new' | 'old') => ({
  name: `member_counts_${rows}`,
  timing: 'after' as const,
  events: [event],
  forEach: 'statement' as const,
  expression: `create trigger "member_counts_${rows}" after ${event} on "member" referencing ${version} table as ${rows} for each statement execute function count_members()`,
});

export const MemberSchema = defineEntity({
  name: 'Member',
  uniques: [{ properties: ['organization', 'user'] }],
  // Ids grow with time, so this index also orders members by joining.
  indexes: [{ properties: ['organization', 'id'] }],
  triggers: [countTrigger('added', 'insert', 'new'), countTrigger('removed', 'delete', 'old')],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** One role, or several joined by commas; read it with `rolesOf`. */
    role: p.text().default('member'),
    /** In the order of joining. */
    teamIds: p.array().formula(({ id }) => teamIdsOf(id!)),
    additionalFields: storedFields(),
    ...created,
  },
});

export class Member extends MemberSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }

  get userId(): Opt<string> {
    return this.user.id;
  }

  get teamId(): Opt<string> | null {
    return this.teamIds[0] ?? null;
  }
}
MemberSchema.setClass(Member);

personalData(
  MemberSchema,
  { name: 'memberships' },
  {
    id: rowId,
    organization: link,
    user: owner,
    role: activity,
    teamIds: computed,
    additionalFields: content,
    createdAt: activity,
  },
);
