import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/organization-error-texts.ts';

export const signedInErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  ORGANIZATION_ALREADY_EXISTS: { text: texts.slugTaken, fields: ['slug'] },
  SLUG_IS_TAKEN: { text: texts.slugTaken, fields: ['slug'] },
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: { text: texts.alreadyMember, fields: ['email'] },
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: { text: texts.alreadyInvited, fields: ['email'] },
  INVITATION_LIMIT_REACHED: { text: texts.invitationLimit },
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: { text: texts.organizationLimit },
  ORGANIZATION_NOT_FOUND: { text: texts.organizationMissing },
  ROLE_NOT_FOUND: { text: texts.roleMissing, fields: ['role'] },
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: { text: texts.roleNotAllowed, fields: ['role'] },
  ROLE_IS_MANAGED: { text: texts.roleManaged },
  TEAM_IS_MANAGED: { text: texts.teamManaged },
  ROLE_NAME_IS_ALREADY_TAKEN: { text: texts.roleTaken, fields: ['role'] },
  ROLE_IS_ASSIGNED_TO_MEMBERS: { text: texts.roleAssigned },
  TOO_MANY_ROLES: { text: texts.roleLimit },
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: { text: texts.notMember },
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: { text: texts.memberMissing },
  MEMBER_NOT_FOUND: { text: texts.memberMissing },
  TEAM_ALREADY_EXISTS: { text: texts.teamTaken, fields: ['name'] },
  TEAM_NOT_FOUND: { text: texts.teamMissing },
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: { text: texts.teamLimit },
  UNABLE_TO_REMOVE_LAST_TEAM: { text: texts.lastTeam },
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: { text: texts.ownTeam },
  TEAM_MEMBER_LIMIT_REACHED: { text: texts.teamMemberLimit },
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: { text: texts.teamMemberMissing },
  THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST: { text: texts.userIsOnlyOwner },
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: { text: texts.onlyOwner },
});

export const signedInErrors: ErrorTexts = signedInErrorsOf(english);
