// Written by `npm run docs` from the schemas of the options.
import type { EmailCodeMail } from '#server/features/email-codes/email-codes.types.ts';
import type { JwtClaims } from '#server/features/jwt/jwt.types.ts';
import type { MagicLinkMail } from '#server/features/magic-link/magic-link.types.ts';
import type { InvitationAccepted, InvitationMail, OrganizationCreated, OrganizationDeleted, OrganizationHook, OrganizationLimit, OrganizationPermit, TeamLimit } from '#server/features/organizations/organization.types.ts';
import type { PasskeyMail } from '#server/features/passkeys/passkey.types.ts';
import type { ExistingUserMail, ResetPasswordMail } from '#server/features/passwords/password.types.ts';
import type { TwoFactorChangedMail, TwoFactorCodeMail } from '#server/features/two-factor/two-factor.types.ts';
import type { ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import type { VerificationMail } from '#server/features/verification/verification.types.ts';
import type { MailHook } from '#server/mail/mail.types.ts';
import type { Roles, Statements } from '#shared/permissions.ts';

export type * from '#server/features/email-codes/email-codes.types.ts';
export type * from '#server/features/jwt/jwt.types.ts';
export type * from '#server/features/magic-link/magic-link.types.ts';
export type * from '#server/features/organizations/organization.types.ts';
export type * from '#server/features/passkeys/passkey.types.ts';
export type * from '#server/features/passwords/password.types.ts';
export type * from '#server/features/two-factor/two-factor.types.ts';
export type * from '#server/features/users/user.types.ts';
export type * from '#server/features/verification/verification.types.ts';
export type * from '#server/mail/mail.types.ts';
export type * from '#shared/permissions.ts';

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
}

export interface ChangeEmailOptions {
  /** Lets users change their email address. @default true */
  enabled?: boolean;
  /** Hook that sends the confirmation of a change to the current address. */
  sendChangeEmailVerification?: MailHook<ChangeEmailMail>;
  /** Hook that notifies the previous address after a change. */
  onEmailChanged?: MailHook<EmailChangedMail>;
}

export interface DeleteUserOptions {
  /** Lets users delete their account. @default true */
  enabled?: boolean;
  /** Hook that sends the email with the link that confirms a deletion. */
  sendDeleteAccountVerification?: MailHook<DeleteAccountMail>;
  /** Requires confirmation by email. By default if a hook or `smtpUrl` can send the email. */
  confirmByMail?: boolean;
  /** Seconds for which the confirmation link is valid. @default 86400 */
  deleteTokenExpiresIn?: number;
}

export interface AdminOptions {
  /** Ids of users who have all platform permissions, whatever their role. @default [] */
  adminUserIds?: string[];
  /** The role of new users. @default "user" */
  defaultRole?: string;
  /** Names of the roles with all platform permissions. @default ["admin"] */
  adminRoles?: string | string[];
  /** Additional roles, or other permissions for `admin` and `user`: role -> resource -> actions. @default {} */
  roles?: Record<string, AdminRole>;
  /** Seconds after which an impersonation ends. @default 3600 */
  impersonationSessionDuration?: number;
  /** The reason of a ban if none is specified. @default "No reason" */
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
  /** Days after which entries of the audit log are deleted. By default they are never deleted. */
  retentionDays?: number;
}

export interface SessionOptions {
  /** Seconds after which a session expires, counted from its last refresh. @default 604800 */
  expiresIn?: number;
  /** Seconds after which a session is refreshed when it is used. @default 86400 */
  updateAge?: number;
  /** Seconds after sign-in, or after another proof, during which sensitive calls are allowed; 0 turns the check off. @default 86400 */
  freshAge?: number;
  /** Turns the refresh of sessions off. @default false */
  disableSessionRefresh?: boolean;
  cookieCache?: CookieCacheOptions;
  twoFactor?: TwoFactorPolicyOptions;
}

/** Caches the session in a signed cookie, which get-session reads instead of the database. */
export interface CookieCacheOptions {
  /** Turns the cookie cache on. @default false */
  enabled?: boolean;
  /** Seconds after which the session is read from the database again. @default 60 */
  maxAge?: number;
}

/** Second factors of sign-ins. */
export interface TwoFactorPolicyOptions {
  /** Whether users set up second factors: `off` (those that exist are still asked for), `optional`, or `required`: until then other calls answer `TWO_FACTOR_REQUIRED`. Organizations can require them from their members, except with `off`. @default "optional" */
  policy?: 'off' | 'optional' | 'required';
  /** Seconds to enter the second factor. @default 600 */
  challengeExpiresIn?: number;
  /** Seconds for which a trusted browser signs in without the second factor, counted from its last use. @default 2592000 */
  trustedDeviceExpiresIn?: number;
}

export interface EmailVerificationOptions {
  /** Hook that sends the verification email. */
  sendVerificationEmail?: MailHook<VerificationMail>;
  /** Sends a verification email after sign-up. @default true */
  sendOnSignUp?: boolean;
  /** Signs the user in if the link is opened in the browser of the sign-up. In other browsers it only verifies. @default false */
  autoSignInAfterVerification?: boolean;
  /** Seconds for which a verification link is valid. @default 3600 */
  expiresIn?: number;
}

export interface AccountOptions {
  accountLinking?: AccountLinkingOptions;
}

export interface AccountLinkingOptions {
  /** Links accounts of other providers to a user. If off, users sign in only with the accounts they signed up with. @default true */
  enabled?: boolean;
  /** Ids of providers that are trusted to verify the email addresses of their users. @default [] */
  trustedProviders?: string[];
  /** Lets a signed-in user link an account with another email address. @default false */
  allowDifferentEmails?: boolean;
  /** Lets users unlink their last account. They can still sign in by magic link or password reset. @default false */
  allowUnlinkingAll?: boolean;
}

export interface EmailAndPasswordOptions {
  /** Lets users sign up and sign in with email and password. @default true */
  enabled?: boolean;
  /** Rejects new users with email and password. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Minimum length of a password in characters. @default 8 */
  minPasswordLength?: number;
  /** Maximum length of a password in characters. @default 128 */
  maxPasswordLength?: number;
  /** Signs the user in after sign-up. @default true */
  autoSignIn?: boolean;
  /** Rejects sign-ins with an unverified email address. @default false */
  requireEmailVerification?: boolean;
  /** Seconds for which a link to reset a password is valid. @default 3600 */
  resetPasswordTokenExpiresIn?: number;
  /** Revokes the sessions of a user who resets the password. @default true */
  revokeSessionsOnPasswordReset?: boolean;
  /** Hook that sends the email with the link to reset a password. */
  sendResetPassword?: MailHook<ResetPasswordMail>;
  /** Hook that notifies a user of a sign-up with their address, if the response hides that the address has an account. */
  onExistingUserSignUp?: MailHook<ExistingUserMail>;
  /** The bcrypt cost of new hashes. A hash of another cost is replaced at the next sign-in. @default 10 */
  bcryptCost?: number;
}

export interface MagicLinkOptions {
  /** Lets users sign in by a link that is sent by email. @default true */
  enabled?: boolean;
  /** Rejects new users by magic link. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Seconds for which a magic link is valid. @default 300 */
  expiresIn?: number;
  /** Hook that sends the email with the magic link. */
  sendMagicLink?: MailHook<MagicLinkMail>;
}

export interface EmailOtpOptions {
  /** Lets users sign in, verify or change their email and reset their password by a mailed code. @default true */
  enabled?: boolean;
  /** Rejects new users by a mailed code. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Digits of a code. @default 6 */
  otpLength?: number;
  /** Seconds for which a code is valid. @default 300 */
  expiresIn?: number;
  /** Accepts a code only from the browser that requested it, which a cookie identifies. Turn it off for clients that do not store cookies. @default true */
  bindToBrowser?: boolean;
  /** Shows the code in the subject of the email, which lock screens display. @default false */
  showCodeInSubject?: boolean;
  /** Hook that sends the email with the code. */
  sendVerificationOTP?: MailHook<EmailCodeMail>;
}

export interface OrganizationOptions {
  /** Lets users create organizations, or a function that decides for each user. @default true */
  allowUserToCreateOrganization?: boolean | OrganizationPermit;
  /** Maximum number of organizations of a user, or a function that returns it or whether it is reached. Checked when the user creates one; by default unlimited. */
  organizationLimit?: number | OrganizationLimit;
  /** Maximum number of members of an organization. It limits joining, not lists. @default 100 */
  membershipLimit?: number;
  /** The role of the creator of an organization, which is above all other roles. @default "owner" */
  creatorRole?: string;
  /** Seconds for which an invitation is valid. @default 172800 */
  invitationExpiresIn?: number;
  /** Maximum number of pending invitations of an organization. @default 100 */
  invitationLimit?: number;
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
  /** Additional resources and their actions, from `createAccessControl`. */
  ac?: {
    statements: Statements;
  };
  /** Additional roles, or other permissions for built-in roles. */
  roles?: Roles;
}

export interface TeamOptions {
  /** Turns teams on. @default false */
  enabled?: boolean;
  /** Maximum number of teams of an organization, or a function that returns it. By default unlimited. */
  maximumTeams?: number | TeamLimit;
  /** Lets members remove the last team. @default false */
  allowRemovingAllTeams?: boolean;
}

/** A `before…` hook runs inside the transaction and can reject the call by throwing. An `after…` hook runs in the background after the commit. */
export interface OrganizationHooks {
  /** Runs before an organization is created. */
  beforeCreateOrganization?: OrganizationHook<OrganizationCreated>;
  /** Runs after an organization is created. */
  afterCreateOrganization?: OrganizationHook<OrganizationCreated>;
  /** Runs before an organization is deleted. */
  beforeDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  /** Runs after an organization is deleted. */
  afterDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  /** Runs before an invitation is accepted. */
  beforeAcceptInvitation?: OrganizationHook<InvitationAccepted>;
  /** Runs after an invitation is accepted. */
  afterAcceptInvitation?: OrganizationHook<InvitationAccepted>;
}

export interface JwtOptions {
  /** Serves `GET /token` and `GET /jwks`, so that other services can verify users without calling this one. @default false */
  enabled?: boolean;
  /** The signing algorithm. After a change, keys of the other algorithm stay published but sign no new tokens. @default "ES256" */
  algorithm?: 'ES256' | 'EdDSA';
  /** The `iss` claim. By default `baseUrl`. */
  issuer?: string;
  /** The `aud` claim. By default `baseUrl`. */
  audience?: string | string[];
  /** Seconds for which a token is valid. Until then other services may accept a revoked session. @default 900 */
  expiresIn?: number;
  /** Seconds after which a new signing key replaces the current one. @default 2592000 */
  rotateEvery?: number;
  /** Function that returns additional claims for the user of the session. Claims of the service take precedence. */
  claims?: JwtClaims;
}

export interface TwoFactorOptions {
  /** The name of the service in authenticator apps; the name of the app by default. */
  issuer?: string;
  mailedCodes?: MailedCodeOptions;
  /** Hook that sends the email with the code. */
  sendTwoFactorCode?: MailHook<TwoFactorCodeMail>;
  /** Hook that tells a user that their second factors changed. */
  onTwoFactorChanged?: MailHook<TwoFactorChangedMail>;
}

/** Codes sent by email, as a second factor. */
export interface MailedCodeOptions {
  /** Lets users set up mailed codes as a second factor. Those who have done so can still use them. @default true */
  enabled?: boolean;
  /** Seconds for which a mailed code is valid. @default 180 */
  expiresIn?: number;
}

export interface PasskeyOptions {
  /** Lets users sign in with passkeys. @default true */
  enabled?: boolean;
  /** The relying party id: a domain to which passkeys are bound, by default the host of `baseUrl`. All passkeys stop working if it changes. */
  rpId?: string;
  /** The name of the service that authenticators show, by default `appName`. */
  rpName?: string;
  /** Origins of the pages and apps in which passkeys are used. By default that of `baseUrl`, and the `trustedOrigins` of its relying party id. */
  origins?: string[];
  /** Whether authenticators must verify the user, by PIN or biometrics. A passkey that did not is a single factor. @default "preferred" */
  userVerification?: 'required' | 'preferred';
  /** Seconds to use a passkey. @default 300 */
  challengeExpiresIn?: number;
  /** Hook that sends the email about a passkey that was refused because it may have been copied. */
  onPasskeyCloneSuspected?: MailHook<PasskeyMail>;
}
