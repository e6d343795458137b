import { z } from 'zod';

import { LookupId, Moment, Name, OwnId } from './fields.ts';
import { OrganizationChoice } from './organization.ts';
import { pageFields } from './paging.ts';

const TeamName = Name.trim()
  .min(1)
  .meta({ examples: ['Design'] });

export const Team = z
  .object({ id: OwnId, name: z.string(), organizationId: OwnId, createdAt: Moment, updatedAt: Moment.nullable() })
  .meta({ id: 'Team' });

export const ListedTeam = Team.extend({
  memberCount: z.int().meta({ description: 'The number of members' }),
}).meta({ id: 'ListedTeam' });

export const ListTeams = z.strictObject({ ...OrganizationChoice, ...pageFields }).default({});

export const CreateTeam = z.strictObject({ name: TeamName, ...OrganizationChoice });

export const UpdateTeam = z.strictObject({
  teamId: LookupId,
  data: z.strictObject({ name: TeamName.optional(), ...OrganizationChoice }),
  ...OrganizationChoice,
});

export const RemoveTeam = z.strictObject({ teamId: LookupId, ...OrganizationChoice });
export const RemovedTeam = z.object({ message: z.literal('Team removed successfully.') }).meta({ id: 'RemovedTeam' });

export const ChangeTeamMember = z.strictObject({ teamId: LookupId, userId: LookupId, ...OrganizationChoice });
export const TeamMember = z
  .object({
    id: OwnId.meta({ description: 'The id of the membership in the organization' }),
    teamId: OwnId,
    userId: OwnId,
    createdAt: Moment.meta({ description: 'When the user joined the organization' }),
  })
  .meta({ id: 'TeamMember' });
export const RemovedTeamMember = z
  .object({ message: z.literal('Team member removed successfully.') })
  .meta({ id: 'RemovedTeamMember' });
