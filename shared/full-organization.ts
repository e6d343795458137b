import { z } from 'zod';

import { fieldUses } from './additional-fields.ts';
import { Invitation } from './invitation.ts';
import { MemberWithUser, Organization } from './organization.ts';
import { ListedTeam } from './team.ts';

/** An organization with its members, invitations and teams. */
export const FullOrganization = Organization.extend({
  members: z.array(MemberWithUser),
  invitations: z.array(Invitation).meta({ description: 'The newest hundred; empty for members who may not invite' }),
  teams: z.array(ListedTeam).nullable().meta({ description: 'Null where teams are not enabled' }),
})
  .meta({ id: 'FullOrganization' })
  .register(fieldUses, { record: 'organization', in: 'answer' });
