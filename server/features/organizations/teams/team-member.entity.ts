import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';
import { activity, link, personalData, rowId, via } from '#server/db/personal-data.ts';
import { MemberSchema } from '#server/features/organizations/member.entity.ts';
import { TeamSchema } from '#server/features/organizations/organization.entity.ts';

/** Team and member are of one organization: operations load both in it, under its lock. */
export const TeamMemberSchema = defineEntity({
  name: 'TeamMember',
  uniques: [{ properties: ['team', 'member'] }],
  properties: {
    ...identified,
    team: () => p.manyToOne(TeamSchema).ref().deleteRule('cascade'),
    member: () => p.manyToOne(MemberSchema).ref().deleteRule('cascade').index(),
    ...created,
  },
});

export class TeamMember extends TeamMemberSchema.class {
  get teamId(): Opt<string> {
    return this.team.id;
  }

  /** Requires the member to be loaded. */
  get userId(): Opt<string> {
    return this.member.unwrap().user.id;
  }
}
TeamMemberSchema.setClass(TeamMember);

personalData(TeamMemberSchema, { name: 'teams' }, { id: rowId, team: link, member: via, createdAt: activity });
