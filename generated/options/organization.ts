// Written by `npm run docs` from the schemas of the options.
import type { ChangingOrganizationHook, InvitationAccepted, InvitationCanceled, InvitationCreated, InvitationLimit, InvitationMail, InvitationRejected, MemberAdded, MemberRemoved, MemberRoleChanged, MemberRoleChanging, MembershipLimit, OrganizationCreated, OrganizationDeleted, OrganizationHook, OrganizationLimit, OrganizationPermit, OrganizationUpdated, OrganizationUpdating, RoleLimit, TeamChanged, TeamChanging, TeamLimit, TeamMemberChanged, TeamMemberLimit } from '#server/features/organizations/organization.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';
import type { RoleDefinitions, Statements } from '#shared/lib/permissions.ts';
import type { FieldOptions } from './user.ts';

export type * from '#server/features/organizations/organization.types.ts';
export type * from '#server/options/mail.types.ts';
export type * from '#shared/lib/permissions.ts';
export type * from './user.ts';

export interface OrganizationOptions {
  /** Lets users create organizations, or a function that decides for each user. @default true */
  allowUserToCreateOrganization?: boolean | OrganizationPermit;
  /** Maximum number of organizations of a user, or a function that returns it or whether it is reached. Checked when the user creates one; by default unlimited. */
  organizationLimit?: number | OrganizationLimit;
  /** Maximum number of members of an organization, or a function that returns it for the user who joins. It limits joining, not lists. @default 100 */
  membershipLimit?: number | MembershipLimit;
  /** The role of the creator of an organization, which is above all other roles. @default "owner" */
  creatorRole?: string;
  /** Seconds for which an invitation is valid. @default 172800 */
  invitationExpiresIn?: number;
  /** Maximum number of pending invitations of an organization, or a function that returns it. @default 100 */
  invitationLimit?: number | InvitationLimit;
  /** A second invitation to an address replaces the pending one instead of being rejected. @default false */
  cancelPendingInvitationsOnReInvite?: boolean;
  /** Accepting an invitation requires a verified email address or the token of the mailed link. For roles above `member` it always does. @default false */
  requireVerifiedEmail?: boolean;
  /** Rejects the deletion of organizations. @default false */
  disableOrganizationDeletion?: boolean;
  /** Hook that sends the invitation email. */
  sendInvitationEmail?: MailHook<InvitationMail>;
  teams?: TeamOptions;
  organizationHooks?: OrganizationHooks;
  dynamicAccessControl?: DynamicAccessControlOptions;
  schema?: OrganizationSchemaOptions;
  /** Additional resources and their actions, from `createAccessControl`. */
  ac?: {
    statements: Statements;
  };
  /** Additional roles, or other permissions for built-in roles: role -> resource -> actions. @default {} */
  roles?: RoleDefinitions;
}

export interface TeamOptions {
  /** Turns teams on. @default false */
  enabled?: boolean;
  /** Maximum number of teams of an organization, or a function that returns it. By default unlimited. */
  maximumTeams?: number | TeamLimit;
  /** Maximum number of members of a team, or a function that returns it. By default unlimited. */
  maximumMembersPerTeam?: number | TeamMemberLimit;
  /** @default {} */
  defaultTeam?: {
    /** Creates a team with each organization, with its name and its creator as the member. @default true */
    enabled?: boolean;
  };
  /** Lets members remove the last team. @default false */
  allowRemovingAllTeams?: boolean;
}

/** A `before…` hook runs inside the transaction and can reject the call by throwing. Some can return fields to change as `{ data }`. An `after…` hook runs in the background after the commit. What is deleted with its organization or user runs no hooks. */
export interface OrganizationHooks {
  /** Runs before an organization is created, and can change fields. */
  beforeCreateOrganization?: ChangingOrganizationHook<OrganizationCreated>;
  /** Runs after an organization is created. */
  afterCreateOrganization?: OrganizationHook<OrganizationCreated>;
  /** Runs before an organization is changed, with the new fields, and can change fields. */
  beforeUpdateOrganization?: ChangingOrganizationHook<OrganizationUpdating>;
  /** Runs after an organization is changed. */
  afterUpdateOrganization?: OrganizationHook<OrganizationUpdated>;
  /** Runs before an organization is deleted. */
  beforeDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  /** Runs after an organization is deleted. */
  afterDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  /** Runs before a member is added without an invitation, or as creator, and can change fields. */
  beforeAddMember?: ChangingOrganizationHook<MemberAdded>;
  /** Runs after a member is added without an invitation, or as creator. */
  afterAddMember?: OrganizationHook<MemberAdded>;
  /** Runs before a member is removed or leaves. */
  beforeRemoveMember?: OrganizationHook<MemberRemoved>;
  /** Runs after a member is removed or leaves. */
  afterRemoveMember?: OrganizationHook<MemberRemoved>;
  /** Runs before the role of a member is changed, and can change fields. */
  beforeUpdateMemberRole?: ChangingOrganizationHook<MemberRoleChanging>;
  /** Runs after the role of a member is changed. */
  afterUpdateMemberRole?: OrganizationHook<MemberRoleChanged>;
  /** Runs before an invitation is created, and can change fields. */
  beforeCreateInvitation?: ChangingOrganizationHook<InvitationCreated>;
  /** Runs after an invitation is created. */
  afterCreateInvitation?: OrganizationHook<InvitationCreated>;
  /** Runs before an invitation is accepted. */
  beforeAcceptInvitation?: OrganizationHook<InvitationAccepted>;
  /** Runs after an invitation is accepted. */
  afterAcceptInvitation?: OrganizationHook<InvitationAccepted>;
  /** Runs before an invitation is declined. */
  beforeRejectInvitation?: OrganizationHook<InvitationRejected>;
  /** Runs after an invitation is declined. */
  afterRejectInvitation?: OrganizationHook<InvitationRejected>;
  /** Runs before an invitation is canceled. */
  beforeCancelInvitation?: OrganizationHook<InvitationCanceled>;
  /** Runs after an invitation is canceled. */
  afterCancelInvitation?: OrganizationHook<InvitationCanceled>;
  /** Runs before a team is created, and can change fields. */
  beforeCreateTeam?: ChangingOrganizationHook<TeamChanged>;
  /** Runs after a team is created. */
  afterCreateTeam?: OrganizationHook<TeamChanged>;
  /** Runs before a team is changed, and can change fields. */
  beforeUpdateTeam?: ChangingOrganizationHook<TeamChanging>;
  /** Runs after a team is changed. */
  afterUpdateTeam?: OrganizationHook<TeamChanged>;
  /** Runs before a team is removed. */
  beforeDeleteTeam?: OrganizationHook<TeamChanged>;
  /** Runs after a team is removed. */
  afterDeleteTeam?: OrganizationHook<TeamChanged>;
  /** Runs before a member is added to a team. */
  beforeAddTeamMember?: OrganizationHook<TeamMemberChanged>;
  /** Runs after a member is added to a team. */
  afterAddTeamMember?: OrganizationHook<TeamMemberChanged>;
  /** Runs before a member is removed from a team. */
  beforeRemoveTeamMember?: OrganizationHook<TeamMemberChanged>;
  /** Runs after a member is removed from a team. */
  afterRemoveTeamMember?: OrganizationHook<TeamMemberChanged>;
}

export interface DynamicAccessControlOptions {
  /** Lets organizations define roles of their own. @default false */
  enabled?: boolean;
  /** Maximum number of roles that an organization defines, or a function that returns it. @default 50 */
  maximumRolesPerOrganization?: number | RoleLimit;
}

export interface OrganizationSchemaOptions {
  /** @default {} */
  organization?: {
    /** Additional fields of organizations, by name. @default {} */
    additionalFields?: Record<string, FieldOptions>;
  };
  /** @default {} */
  member?: {
    /** Additional fields of members, by name. @default {} */
    additionalFields?: Record<string, FieldOptions>;
  };
  /** @default {} */
  invitation?: {
    /** Additional fields of invitations, by name. @default {} */
    additionalFields?: Record<string, FieldOptions>;
  };
}
