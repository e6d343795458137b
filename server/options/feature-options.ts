import type { Roles, Statements } from '#shared/permissions.ts';

import type { Mails } from '#server/mail/messages.ts';
import type { Invitation, Member, Organization, User } from '#server/records.ts';

/** Sends one kind of mail in the operator's own way, in place of the built-in one. */
export type MailHook<Name extends keyof Mails> = (mail: Mails[Name]) => Promise<void> | void;

export interface EmailAndPasswordOptions {
  /** @default true */
  enabled?: boolean;
  /** Nobody signs up with a password any more; who has one still signs in. @default false */
  disableSignUp?: boolean;
  /** @default 8 */
  minPasswordLength?: number;
  /** @default 128 */
  maxPasswordLength?: number;
  /** @default true */
  autoSignIn?: boolean;
  /** @default false */
  requireEmailVerification?: boolean;
  /** @default 3600 */
  resetPasswordTokenExpiresIn?: number;
  /** @default true */
  revokeSessionsOnPasswordReset?: boolean;
  sendResetPassword?: MailHook<'sendResetPassword'>;
  /** Tells the owner of an address that somebody tried to sign up with it, where the answer does not say so. */
  onExistingUserSignUp?: MailHook<'onExistingUserSignUp'>;
  /** The work factor of new hashes; a hash made with another one is renewed at the next sign-in. @default 10 */
  bcryptCost?: number;
}

export interface EmailVerificationOptions {
  sendVerificationEmail?: MailHook<'sendVerificationEmail'>;
  /** Ask for proof of the address as soon as somebody signs up. @default true */
  sendOnSignUp?: boolean;
  /** Sign in whoever opens the link in the browser that signed up. @default false */
  autoSignInAfterVerification?: boolean;
  /** @default 3600 */
  expiresIn?: number;
}

export interface MagicLinkOptions {
  /** @default true */
  enabled?: boolean;
  /** Nobody gets an account by magic link; who has one still signs in. @default false */
  disableSignUp?: boolean;
  /** @default 300 */
  expiresIn?: number;
  sendMagicLink?: MailHook<'sendMagicLink'>;
}

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
}

export interface ChangeEmailOptions {
  /** @default true */
  enabled?: boolean;
  sendChangeEmailVerification?: MailHook<'sendChangeEmailVerification'>;
  /** Tells the address that an account had until now. */
  onEmailChanged?: MailHook<'onEmailChanged'>;
}

export interface DeleteUserOptions {
  /** @default true */
  enabled?: boolean;
  sendDeleteAccountVerification?: MailHook<'sendDeleteAccountVerification'>;
  /** Ask for a mailed confirmation first; by default where a hook or `smtpUrl` can carry it. */
  confirmByMail?: boolean;
  /** @default 86400 */
  deleteTokenExpiresIn?: number;
}

export interface SessionOptions {
  /** @default 604800 */
  expiresIn?: number;
  /** How long after the expiry was last set it is set anew by a visit. @default 86400 */
  updateAge?: number;
  /** How long after sign-in the sensitive calls work without a password; 0 turns the check off. @default 86400 */
  freshAge?: number;
  /** @default false */
  disableSessionRefresh?: boolean;
  cookieCache?: CookieCacheOptions;
}

/** Session reads answered from a signed cookie, without the database. */
export interface CookieCacheOptions {
  /** @default false */
  enabled?: boolean;
  /** @default 60 */
  maxAge?: number;
}

export interface JwtOptions {
  /** Serve `GET /token` and `GET /jwks`, so that other services can know a person without asking this one. @default false */
  enabled?: boolean;
  /** What tokens are signed with. @default "ES256" */
  algorithm?: 'ES256' | 'EdDSA';
  /** `iss`; by default the base URL. */
  issuer?: string;
  /** `aud`; by default the base URL. */
  audience?: string | string[];
  /** How long a token is good for, and so how long a revoked session may still be honoured elsewhere. @default 900 */
  expiresIn?: number;
  /** How long a key signs before the next one takes over. @default 2592000 */
  rotateEvery?: number;
  /** Claims of your own, for the person behind the session; those that the service sets win over them. */
  claims?: (about: { userId: string; sessionId: string }) => Record<string, unknown>;
}

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
  sendInvitationEmail?: MailHook<'sendInvitationEmail'>;
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

export interface AccountOptions {
  accountLinking?: AccountLinkingOptions;
}

export interface AccountLinkingOptions {
  /** Off: a person signs in only through the accounts they signed up with. @default true */
  enabled?: boolean;
  /** Providers whose word on an address is taken as proof of it. @default [] */
  trustedProviders?: string[];
  /** A signed-in person may link an identity that has another address than their own. @default false */
  allowDifferentEmails?: boolean;
  /** The last account may go too. @default false */
  allowUnlinkingAll?: boolean;
}

export interface AdminOptions {
  /** People who may do everything here, whatever their role. @default [] */
  adminUserIds?: string[];
  /** The role of people who sign up. @default "user" */
  defaultRole?: string;
  /** The roles that may do everything, as `admin` does. @default ["admin"] */
  adminRoles?: string | string[];
  /** More roles, or other permissions for `admin` and `user`: name -> resource -> actions. @default {} */
  roles?: Record<string, AdminRole>;
  /** @default 3600 */
  impersonationSessionDuration?: number;
  /** What a ban says when no reason is given. @default "No reason" */
  defaultBanReason?: string;
}

export interface AdminRole {
  user?: ('create' | 'list' | 'get' | 'update' | 'set-role' | 'ban' | 'impersonate' | 'delete' | 'set-password')[];
  session?: ('list' | 'revoke' | 'delete')[];
  audit?: 'list'[];
}
