import type { MailHook } from '#server/mail/messages.ts';
import type { Invitation, Member, Organization, User } from '#server/records.ts';
import type { Roles, Statements } from '#shared/permissions.ts';

export interface OrganizationOptions {
  /** @default true */
  allowUserToCreateOrganization?: boolean | ((user: User) => Promise<boolean> | boolean);
  /** Organizations that one person may belong to when creating another: a number, or a function that says it or whether it is reached. */
  organizationLimit?: number | ((user: User) => Promise<number | boolean> | number | boolean);
  /** Members of one organization at most. @default 100 */
  membershipLimit?: number;
  /** The role of whoever creates an organization, which is above every other. @default "owner" */
  creatorRole?: string;
  /** @default 172800 */
  invitationExpiresIn?: number;
  /** Pending invitations of one organization at most. @default 100 */
  invitationLimit?: number;
  /** @default false */
  cancelPendingInvitationsOnReInvite?: boolean;
  /** Every invitation needs proof of the mailbox, not only one to a role above a member's. @default false */
  requireVerifiedEmail?: boolean;
  /** @default false */
  disableOrganizationDeletion?: boolean;
  sendInvitationEmail?: MailHook<InvitationMail>;
  teams?: TeamOptions;
  organizationHooks?: OrganizationHooks;
  /** Resources beside the built-in ones, from `createAccessControl`. */
  ac?: { statements: Statements };
  /** Roles beside the built-in ones, or in place of them. */
  roles?: Roles;
}

export interface TeamOptions {
  /** @default false */
  enabled?: boolean;
  /** Teams in one organization at most; by default there is no limit. */
  maximumTeams?: number | ((about: { organizationId: string }) => Promise<number> | number);
  /** @default false */
  allowRemovingAllTeams?: boolean;
}

type Hook<Payload> = (payload: Payload) => Promise<void> | void;
export type OrganizationCreated = { organization: Organization; member: Member; user: User };
export type OrganizationDeleted = { organization: Organization; user: User };
export type InvitationAccepted = { invitation: Invitation; member: Member; organization: Organization; user: User };

/**
 * What the operator does around an act. A hook named `before…` runs inside its transaction and refuses the act by
 * throwing; one named `after…` runs when the act has been committed, and the answer does not wait for it.
 */
export interface OrganizationHooks {
  beforeCreateOrganization?: Hook<OrganizationCreated>;
  afterCreateOrganization?: Hook<OrganizationCreated>;
  beforeDeleteOrganization?: Hook<OrganizationDeleted>;
  afterDeleteOrganization?: Hook<OrganizationDeleted>;
  beforeAcceptInvitation?: Hook<InvitationAccepted>;
  afterAcceptInvitation?: Hook<InvitationAccepted>;
}

export interface InvitationMail {
  id: string;
  role: string;
  email: string;
  organization: Organization;
  invitation: Invitation;
  inviter: Inviter;
  /** The page of the web app that opens the invitation; it carries the secret, which nothing else does. */
  url: string;
  token: string;
}

/** Who invites: their membership, and who they are. */
export interface Inviter extends Member {
  user: User;
}
