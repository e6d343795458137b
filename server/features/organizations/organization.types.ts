import type { Invitation, Member, Organization, Team, TeamMember, User } from '#server/options/hooks/records.ts';

/** Whether a user may create an organization. */
export type OrganizationPermit = (user: User) => Promise<boolean> | boolean;

/** How many organizations a user may belong to when creating another, or whether the limit is reached. */
export type OrganizationLimit = (user: User) => Promise<number | boolean> | number | boolean;

/** How many members an organization may have, when a user is about to join. */
export type MembershipLimit = (user: User, organization: Organization) => Promise<number> | number;

/** How many pending invitations an organization may have. `member` and `user` are the inviter. */
export type InvitationLimit = (about: {
  user: User;
  organization: Organization;
  member: Member;
}) => Promise<number> | number;

/** How many teams an organization may have. */
export type TeamLimit = (about: { organizationId: string }) => Promise<number> | number;

/** How many members a team may have. */
export type TeamMemberLimit = (about: { organizationId: string; teamId: string }) => Promise<number> | number;

/** How many roles an organization may define. */
export type RoleLimit = (organizationId: string) => Promise<number> | number;

export type OrganizationHook<Payload> = (payload: Payload) => Promise<void> | void;

/** May return fields to change before they are stored, which may be spread from those of the payload. */
export type ChangingOrganizationHook<Payload> = (
  payload: Payload,
) => Promise<{ data: Record<string, unknown> } | void> | { data: Record<string, unknown> } | void;

export type OrganizationCreated = { organization: Organization; member: Member; user: User };
export type OrganizationDeleted = { organization: Organization; user: User };
/** `organization` has the fields that change. */
export type OrganizationUpdating = {
  organization: Partial<Omit<Organization, 'metadata'>> & { metadata?: Record<string, unknown> | null };
  user: User;
  member: Member;
};
export type OrganizationUpdated = { organization: Organization; user: User; member: Member };
/** `user` is the member. */
export type MemberAdded = { member: Member; user: User; organization: Organization };
/** `user` is the member who is removed or leaves. */
export type MemberRemoved = { member: Member; user: User; organization: Organization };
export type MemberRoleChanging = { member: Member; newRole: string; user: User; organization: Organization };
export type MemberRoleChanged = { member: Member; previousRole: string; user: User; organization: Organization };
export type InvitationCreated = { invitation: Invitation; inviter: User; organization: Organization };
export type InvitationCanceled = { invitation: Invitation; cancelledBy: User; organization: Organization };
export type InvitationRejected = { invitation: Invitation; user: User; organization: Organization };
/** `user` is the caller. */
export type TeamChanged = { team: Team; user: User; organization: Organization };
export type TeamChanging = { team: Team; updates: { name?: string }; user: User; organization: Organization };
/** `user` is the member. */
export type TeamMemberChanged = { teamMember: TeamMember; team: Team; user: User; organization: Organization };
export type InvitationAccepted = { invitation: Invitation; member: Member; organization: Organization; user: User };

export interface InvitationMail {
  id: string;
  role: string;
  email: string;
  organization: Organization;
  invitation: Invitation;
  inviter: Member & { user: User };
  /** The page of the web app that opens the invitation; its address carries the token. */
  url: string;
  token: string;
}
