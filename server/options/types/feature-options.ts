// Written by `npm run docs` from the schemas of the options.
import type { JwtClaims } from '#server/features/jwt/jwt.types.ts';
import type { MagicLinkMail } from '#server/features/magic-link/magic-link.types.ts';
import type { InvitationAccepted, InvitationMail, OrganizationCreated, OrganizationDeleted, OrganizationHook, OrganizationLimit, OrganizationPermit, TeamLimit } from '#server/features/organizations/organization.types.ts';
import type { ExistingUserMail, ResetPasswordMail } from '#server/features/passwords/password.types.ts';
import type { ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import type { VerificationMail } from '#server/features/verification/verification.types.ts';
import type { MailHook } from '#server/mail/mail.types.ts';
import type { Roles, Statements } from '#shared/permissions.ts';

export type * from '#server/features/jwt/jwt.types.ts';
export type * from '#server/features/magic-link/magic-link.types.ts';
export type * from '#server/features/organizations/organization.types.ts';
export type * from '#server/features/passwords/password.types.ts';
export type * from '#server/features/users/user.types.ts';
export type * from '#server/features/verification/verification.types.ts';
export type * from '#server/mail/mail.types.ts';
export type * from '#shared/permissions.ts';

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
}

export interface ChangeEmailOptions {
  /** @default true */
  enabled?: boolean;
  sendChangeEmailVerification?: MailHook<ChangeEmailMail>;
  /** Notifies the previous address of an account. */
  onEmailChanged?: MailHook<EmailChangedMail>;
}

export interface DeleteUserOptions {
  /** @default true */
  enabled?: boolean;
  sendDeleteAccountVerification?: MailHook<DeleteAccountMail>;
  /** Require a mailed confirmation; by default if a hook or `smtpUrl` can deliver it. */
  confirmByMail?: boolean;
  /** Seconds that the mailed confirmation is valid. @default 86400 */
  deleteTokenExpiresIn?: number;
}

export interface AdminOptions {
  /** Ids of users with all permissions on the platform, whatever their role. @default [] */
  adminUserIds?: string[];
  /** The role of users who sign up. @default "user" */
  defaultRole?: string;
  /** The roles with all permissions, as `admin` has them. @default ["admin"] */
  adminRoles?: string | string[];
  /** More roles, or other permissions for `admin` and `user`: name -> resource -> actions. @default {} */
  roles?: Record<string, AdminRole>;
  /** Seconds that an impersonation lasts. @default 3600 */
  impersonationSessionDuration?: number;
  /** The reason of a ban without one. @default "No reason" */
  defaultBanReason?: string;
}

export interface AdminRole {
  user?: (
    | 'create'
    | 'list'
    | 'get'
    | 'update'
    | 'set-role'
    | 'ban'
    | 'impersonate'
    | 'delete'
    | 'set-password')[];
  session?: ('list' | 'revoke' | 'delete')[];
  audit?: 'list'[];
}

export interface AuditOptions {
  /** Days after which an entry of the audit log is deleted; by default no entry is. */
  retentionDays?: number;
}

export interface SessionOptions {
  /** Seconds from the last refresh to the end of a session. @default 604800 */
  expiresIn?: number;
  /** Seconds after a refresh from which the next visit refreshes the session. @default 86400 */
  updateAge?: number;
  /** Seconds after sign-in in which sensitive calls work without a password; 0 turns the check off. @default 86400 */
  freshAge?: number;
  /** @default false */
  disableSessionRefresh?: boolean;
  cookieCache?: CookieCacheOptions;
}

/** Session lookups answered from a signed cookie, without the database. */
export interface CookieCacheOptions {
  /** @default false */
  enabled?: boolean;
  /** Seconds. @default 60 */
  maxAge?: number;
}

export interface JwtOptions {
  /** Serve `GET /token` and `GET /jwks`, so that other services can identify a user without calling this one. @default false */
  enabled?: boolean;
  /** Signs tokens. After a change, keys of the other algorithm stay published and sign no more. @default "ES256" */
  algorithm?: 'ES256' | 'EdDSA';
  /** `iss`; by default the base URL. */
  issuer?: string;
  /** `aud`; by default the base URL. */
  audience?: string | string[];
  /** Seconds that a token is valid, and so how long other services may still accept a revoked session. @default 900 */
  expiresIn?: number;
  /** Seconds that a key signs before the next one replaces it. @default 2592000 */
  rotateEvery?: number;
  /** Claims of your own, for the user of the session; those that the service sets take precedence. */
  claims?: JwtClaims;
}

export interface EmailVerificationOptions {
  sendVerificationEmail?: MailHook<VerificationMail>;
  /** Send a verification email after sign-up. @default true */
  sendOnSignUp?: boolean;
  /** Sign the user in if the link is opened in the browser that signed up; elsewhere it only verifies. @default false */
  autoSignInAfterVerification?: boolean;
  /** Seconds that a mailed link is valid. @default 3600 */
  expiresIn?: number;
}

export interface AccountOptions {
  accountLinking?: AccountLinkingOptions;
}

export interface AccountLinkingOptions {
  /** Off: users sign in only through the accounts they signed up with. @default true */
  enabled?: boolean;
  /** Providers that are trusted to have verified the email of their users. @default [] */
  trustedProviders?: string[];
  /** A signed-in user may link an identity with another email than the user's own. @default false */
  allowDifferentEmails?: boolean;
  /** The last account may be unlinked too; magic links and password resets still sign in. @default false */
  allowUnlinkingAll?: boolean;
}

export interface EmailAndPasswordOptions {
  /** @default true */
  enabled?: boolean;
  /** No new users by email and password; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** Characters. @default 8 */
  minPasswordLength?: number;
  /** Characters. @default 128 */
  maxPasswordLength?: number;
  /** Sign the user in after sign-up. @default true */
  autoSignIn?: boolean;
  /** Only users with a verified email sign in. @default false */
  requireEmailVerification?: boolean;
  /** Seconds that a mailed link is valid. @default 3600 */
  resetPasswordTokenExpiresIn?: number;
  /** @default true */
  revokeSessionsOnPasswordReset?: boolean;
  sendResetPassword?: MailHook<ResetPasswordMail>;
  /** Notifies the owner of an address of a sign-up with it, where the response does not tell that it has an account. */
  onExistingUserSignUp?: MailHook<ExistingUserMail>;
  /** The cost of new hashes; a hash of another cost is renewed at the next sign-in. @default 10 */
  bcryptCost?: number;
}

export interface MagicLinkOptions {
  /** @default true */
  enabled?: boolean;
  /** No new users by magic link; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** Seconds that a mailed link is valid. @default 300 */
  expiresIn?: number;
  sendMagicLink?: MailHook<MagicLinkMail>;
}

export interface OrganizationOptions {
  /** @default true */
  allowUserToCreateOrganization?: boolean | OrganizationPermit;
  /** Organizations that a user may belong to when creating another: a number, or a function that returns it or whether it is reached. */
  organizationLimit?: number | OrganizationLimit;
  /** Members of one organization at most. It limits joining, not lists. @default 100 */
  membershipLimit?: number;
  /** The role of the creator of an organization, which is above every other. @default "owner" */
  creatorRole?: string;
  /** Seconds that an invitation is valid. @default 172800 */
  invitationExpiresIn?: number;
  /** Pending invitations of one organization at most. @default 100 */
  invitationLimit?: number;
  /** A second invitation of an address replaces the pending one instead of being rejected. @default false */
  cancelPendingInvitationsOnReInvite?: boolean;
  /** Every invitation requires a verified email, or the secret of the mailed link; one to a role above a member's always does. @default false */
  requireVerifiedEmail?: boolean;
  /** @default false */
  disableOrganizationDeletion?: boolean;
  sendInvitationEmail?: MailHook<InvitationMail>;
  teams?: TeamOptions;
  organizationHooks?: OrganizationHooks;
  /** Resources beside the built-in ones, from `createAccessControl`. */
  ac?: {
    statements: Statements;
  };
  /** Roles beside the built-in ones, or in place of them. */
  roles?: Roles;
}

export interface TeamOptions {
  /** @default false */
  enabled?: boolean;
  /** Teams of one organization at most; by default unlimited. */
  maximumTeams?: number | TeamLimit;
  /** @default false */
  allowRemovingAllTeams?: boolean;
}

/** A hook named `before…` runs inside the transaction and rejects the call by throwing; one named `after…` runs after the commit, in the background. */
export interface OrganizationHooks {
  beforeCreateOrganization?: OrganizationHook<OrganizationCreated>;
  afterCreateOrganization?: OrganizationHook<OrganizationCreated>;
  beforeDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  afterDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  beforeAcceptInvitation?: OrganizationHook<InvitationAccepted>;
  afterAcceptInvitation?: OrganizationHook<InvitationAccepted>;
}
