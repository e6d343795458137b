import { z } from 'zod';

import { Invitation } from './invitation.ts';
import { MemberWithUser, Organization } from './organization.ts';
import { Team } from './team.ts';

/** An organization with what belongs to it. */
export const FullOrganization = Organization.extend({
  members: z.array(MemberWithUser),
  invitations: z.array(Invitation).meta({ description: 'The newest hundred; empty for members who may not invite' }),
  teams: z.array(Team).nullable().meta({ description: 'Null where teams are not enabled' }),
}).meta({ id: 'FullOrganization' });
