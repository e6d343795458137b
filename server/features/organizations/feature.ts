import { defineFeature } from '#server/feature.ts';

import { InvitationSchema } from './invitations/invitation.entity.ts';
import { MemberSchema } from './members/member.entity.ts';
import { OrganizationSchema } from './organization.entity.ts';
import { organizationRouter } from './organization.router.ts';
import { TeamSchema } from './teams/team.entity.ts';

export const organizations = defineFeature({
  name: 'organizations',
  router: organizationRouter,
  entities: [OrganizationSchema, TeamSchema, MemberSchema, InvitationSchema],
});
