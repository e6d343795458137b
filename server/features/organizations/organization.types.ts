import type { Invitation, Member, Organization, User } from '#server/records.ts';

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

export type OrganizationCreated = { organization: Organization; member: Member; user: User };
export type OrganizationDeleted = { organization: Organization; user: User };
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
