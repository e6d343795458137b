import { z } from 'zod';

import { LookupId, Moment, Name, OwnId } from './fields.ts';
import { OrganizationChoice } from './organization.ts';

const TeamName = Name.trim()
  .min(1)
  .meta({ examples: ['Design'] });

export const Team = z
  .object({ id: OwnId, name: z.string(), organizationId: OwnId, createdAt: Moment, updatedAt: Moment.nullable() })
  .meta({ id: 'Team' });

export const CreateTeam = z.strictObject({ name: TeamName, ...OrganizationChoice });

export const UpdateTeam = z.strictObject({
  teamId: LookupId,
  data: z.strictObject({ name: TeamName.optional(), ...OrganizationChoice }),
  ...OrganizationChoice,
});

export const RemoveTeam = z.strictObject({ teamId: LookupId, ...OrganizationChoice });
export const RemovedTeam = z.object({ message: z.literal('Team removed successfully.') }).meta({ id: 'RemovedTeam' });
