import type { FieldFacts } from '#shared/lib/field-facts.ts';
import type { Access } from '#shared/lib/permissions.ts';

export const organizationErrors = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION: [403, 'You are not allowed to create a new organization'],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: [403, 'You have reached the maximum number of organizations'],
  ORGANIZATION_ALREADY_EXISTS: [400, 'Organization already exists'],
  ORGANIZATION_NOT_FOUND: [400, 'Organization not found'],
  TEAM_ALREADY_EXISTS: [400, 'Team already exists'],
  TEAM_MEMBER_LIMIT_REACHED: [403, 'Team member limit reached'],
  YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM: [400, 'You do not have an active team'],
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: [400, 'User is not a member of the team'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: [403, 'You are not allowed to create a new team member'],
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: [403, 'You are not allowed to remove a team member'],
  ORGANIZATION_ID_IS_REQUIRED: [400, 'Organization ID is required'],
  SLUG_IS_TAKEN: [400, 'slug is taken'],
  NO_ACTIVE_ORGANIZATION: [400, 'No active organization'],
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: [403, 'User is not a member of the organization'],
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: [403, 'You are not a member of this organization'],
  YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION: [403, 'You are not allowed to access this organization'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: [403, 'You are not allowed to update this organization'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: [403, 'You are not allowed to delete this organization'],
  THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST: [
    400,
    'The only owner of an organization must hand it over first: {organization}',
  ],
  MEMBER_NOT_FOUND: [400, 'Member not found'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: [401, 'You are not allowed to delete this member'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: [403, 'You are not allowed to update this member'],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: [400, 'You cannot leave the organization as the only owner'],
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: [403, 'Organization membership limit reached'],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: [
    403,
    'You are not allowed to invite users to this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: [403, 'you are not allowed to invite user with this role'],
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: [400, 'User is already a member of this organization'],
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: [400, 'User is already invited to this organization'],
  INVITATION_LIMIT_REACHED: [403, 'Invitation limit reached'],
  INVITATION_NOT_FOUND: [400, 'Invitation not found'],
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: [403, 'You are not the recipient of the invitation'],
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: [403, 'You are not allowed to cancel this invitation'],
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: [400, 'Inviter is no longer a member of the organization'],
  FAILED_TO_RETRIEVE_INVITATION: [400, 'Failed to retrieve invitation'],
  NOT_AUTHENTICATED: [401, 'Not authenticated'],
  TEAM_NOT_FOUND: [400, 'Team not found'],
  UNABLE_TO_REMOVE_LAST_TEAM: [400, 'Unable to remove last team'],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: [400, 'You have reached the maximum number of teams'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: [
    403,
    'You are not allowed to create teams in this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: [
    403,
    'You are not allowed to delete teams in this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: [403, 'You are not allowed to delete this team'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: [403, 'You are not allowed to update this team'],
  YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE: [400, 'You must be in an organization to create a role'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE: [403, 'You are not allowed to create a role'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE: [403, 'You are not allowed to update a role'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE: [403, 'You are not allowed to delete a role'],
  ROLE_NAME_IS_ALREADY_TAKEN: [400, 'That role name is already taken'],
  TOO_MANY_ROLES: [400, 'This organization has too many roles'],
  INVALID_RESOURCE: [400, 'The provided permission includes an invalid resource'],
  CANNOT_DELETE_A_PRE_DEFINED_ROLE: [400, 'Cannot delete a pre-defined role'],
  ROLE_IS_ASSIGNED_TO_MEMBERS: [
    400,
    'Cannot delete a role that is assigned to members. Please reassign the members to a different role first',
  ],
} as const;

export interface OrganizationConfiguration {
  teams: boolean;
  /** Whether organizations define roles of their own. */
  definesRoles: boolean;
  /** The additional fields of organizations. */
  organizationFields: FieldFacts[];
  /** Those without which an organization cannot be created. */
  newOrganizationFields: FieldFacts[];
  mayCreateOrganization: boolean;
  mayDeleteOrganization: boolean;
  /** The permissions of each role, so that screens offer only permitted actions. */
  organizationAccess: Access;
}
