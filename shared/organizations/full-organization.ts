import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { Invitation } from './invitations.ts';
import { MemberWithUser, Organization } from './schemas.ts';
import { ListedTeam } from './teams.ts';

/** An organization with its members, invitations and teams. */
export const FullOrganization = Organization.extend({
  members: z.array(MemberWithUser),
  invitations: z.array(Invitation).meta({ description: 'The newest hundred; empty for members who may not invite' }),
  teams: z.array(ListedTeam).nullable().meta({ description: 'Null where teams are not enabled' }),
})
  .meta({ id: 'FullOrganization' })
  .register(fieldUses, { record: 'organization', in: 'answer' });
