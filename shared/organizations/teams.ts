import { z } from 'zod';

import { Count, LookupId, Timestamp, Name, OwnId } from '#shared/lib/fields.ts';
import { OrganizationChoice } from './schemas.ts';
import { Cursor, Limit, pageFields } from '#shared/lib/paging.ts';

export const TeamName = Name.trim()
  .min(1)
  .meta({ examples: ['Design'] });

export const Team = z
  .object({ id: OwnId, name: z.string(), organizationId: OwnId, createdAt: Timestamp, updatedAt: Timestamp.nullable() })
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
    id: OwnId,
    teamId: OwnId,
    userId: OwnId,
    createdAt: Timestamp.meta({ description: 'When the user joined the team' }),
  })
  .meta({ id: 'TeamMember' });
export const RemovedTeamMember = z
  .object({ message: z.literal('Team member removed successfully.') })
  .meta({ id: 'RemovedTeamMember' });

export const ListTeamMembers = z
  .strictObject({
    teamId: LookupId.meta({ description: "The team; by default the session's active one" }).optional(),
    limit: Limit,
    offset: Count.default(0),
    cursor: Cursor.optional(),
  })
  .prefault({});

export const ListUserTeams = z
  .strictObject({
    userId: LookupId.meta({ description: 'A member of the organization; by default the caller' }).optional(),
    organizationId: LookupId.meta({
      description: "The organization; by default all of the caller, or with `userId` the session's active one",
    }).optional(),
    ...pageFields,
  })
  .default({});

export const SetActiveTeam = z
  .strictObject({ teamId: LookupId.nullish().meta({ description: 'Null leaves no team active' }) })
  .default({});
