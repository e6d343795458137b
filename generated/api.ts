// Written by `npm run docs` from the router's schemas: the types of every call.

/** No fields. */
export type Nothing = Record<string, never>;

/** A query. */
export interface Query<Input, Output> {
  kind: 'query';
  input: Input;
  output: Output;
}

/** A mutation. */
export interface Mutation<Input, Output> {
  kind: 'mutation';
  input: Input;
  output: Output;
}

/** The additional fields of each user in answers; an app declares those of its service. */
export interface UserFields {}

/** The additional fields of each user that calls accept. */
export interface UserFieldsInput {}

/** The additional fields of each session in answers; an app declares those of its service. */
export interface SessionFields {}

/** The additional fields of each session that calls accept. */
export interface SessionFieldsInput {}

/** The additional fields of each organization in answers; an app declares those of its service. */
export interface OrganizationFields {}

/** The additional fields of each organization that calls accept. */
export interface OrganizationFieldsInput {}

/** The additional fields of each member in answers; an app declares those of its service. */
export interface MemberFields {}

/** The additional fields of each member that calls accept. */
export interface MemberFieldsInput {}

/** The additional fields of each invitation in answers; an app declares those of its service. */
export interface InvitationFields {}

/** The additional fields of each invitation that calls accept. */
export interface InvitationFieldsInput {}

export interface Ok {
  ok: true;
}

export interface Ready {
  ready: true;
}

export interface PublicOptions {
  name: string;
  /** Of the REST calls. */
  basePath: string;
  /** Whether mails are stored at `/dev/mailbox`, as in development. */
  mailbox: boolean;
  branding: {
    logoUrl?: string;
    accentColor?: string;
    termsUrl?: string;
    privacyUrl?: string;
  };
  /** The additional fields of users. */
  userFields?: PublicField[];
  /** The additional fields without which users cannot sign up with a password. */
  signUpFields?: PublicField[];
  multiSession?: boolean;
  changeEmail?: boolean;
  /** Whether the service mails links that verify an address. */
  verifiesEmails?: boolean;
  /** Whether a sign-up mails such a link. */
  verifiesSignUps?: boolean;
  emailAndPassword?: {
    enabled: boolean;
    signUp: boolean;
    minPasswordLength: number;
    maxPasswordLength: number;
    /** In seconds. */
    resetLinkExpiresIn: number;
  };
  username?: {
    enabled: boolean;
    minLength: number;
    maxLength: number;
  };
  /** Whether users may be emailed about sign-ins from a new browser. */
  signInNotices?: boolean;
  magicLink?: boolean;
  /** In seconds. */
  magicLinkExpiresIn?: number;
  emailOtp?: {
    enabled: boolean;
    /** Digits of a code; null if a function of the operator generates it. */
    length: number | null;
    /** In seconds. */
    expiresIn: number;
  };
  deleteUser?: boolean;
  providers?: {
    id: string;
    name: string;
  }[];
  teams?: boolean;
  definesRoles?: boolean;
  mayCreateOrganization?: boolean;
  mayDeleteOrganization?: boolean;
  /** The additional fields without which an organization cannot be created. */
  newOrganizationFields?: PublicField[];
  organizationAccess?: PublicAccess;
  pictures?: {
    upload: boolean;
    maxBytes: number;
  };
  twoFactor?: {
    policy: 'off' | 'optional' | 'required';
    mailedCodes: boolean;
    /** In seconds. */
    trustedDeviceExpiresIn: number;
    recovery: boolean;
    /** In seconds. */
    recoveryWaitingTime: number;
  };
  passkeys?: {
    enabled: boolean;
    rpId: string;
  };
  apiKeys?: boolean;
  /** Whether an organization has an enabled identity provider. */
  sso?: boolean;
}

export interface PublicField {
  name: string;
  label: string;
  /** A list is an enumeration of the accepted texts. */
  type: 'string' | 'number' | 'boolean' | 'date' | 'string[]' | 'number[]' | string[];
  input: boolean;
  required: boolean;
}

export interface PublicAccess {
  statements: Record<string, string[]>;
  roles: Record<string, Record<string, string[]>>;
  topRole: string;
}

export interface ErrorInput {
  error?: string;
  error_description?: string;
}

export interface GetSessionInput {
  disableCookieCache?: boolean | 'true' | 'false';
  disableRefresh?: boolean | 'true' | 'false';
}

export interface SessionWithUser {
  session: Session;
  user: User;
  /** The service requires a second factor that this session lacks: accept it for nothing but setting one up */
  twoFactorRequired?: true;
  /** Call `POST /get-session` to extend the session; only with `session.deferSessionRefresh` */
  needsRefresh?: boolean;
}

export interface Session extends SessionFields {
  id: string;
  token: string;
  userId: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string;
  userAgent: string;
  activeOrganizationId: string | null;
  /** A team of the active organization */
  activeTeamId: string | null;
  impersonatedBy: string | null;
  /** 2 after a second factor */
  level: 1 | 2;
  /** How the session was authenticated */
  amr: ('pwd' | 'otp' | 'sms' | 'email' | 'fed' | 'mfa' | 'passkey' | 'recovery')[];
  /** The last proof at the level of the session */
  authenticatedAt: string;
}

export interface User extends UserFields {
  id: string;
  email: string;
  name: string;
  image: string | null;
  emailVerified: boolean;
  createdAt: string;
  updatedAt: string;
  role: string;
  banned: boolean;
  banReason: string | null;
  banExpires: string | null;
  twoFactorEnabled: boolean;
  /** Whether the user has no credential, only the session of a browser */
  isAnonymous: boolean;
  /** In lower case; null without a username */
  username: string | null;
  /** The username as the user wrote it */
  displayUsername: string | null;
  /** In E.164; null without a phone number */
  phoneNumber: string | null;
  phoneNumberVerified: boolean;
}

export interface GetSessionPostInput {
  disableCookieCache?: boolean | 'true' | 'false';
  disableRefresh?: boolean | 'true' | 'false';
}

export interface UpdatedSession {
  session: Session;
}

export interface SignOutInput {
  /** For the provider's logout; not used */
  callbackURL?: string;
  /** For the provider's logout; not used */
  disableRedirect?: boolean;
  /** For the provider's logout; not used */
  state?: string;
}

export interface Success {
  success: true;
}

export interface ListSessionsInput {
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface RevokeSessionInput {
  /** The token of the session, or its handle from list-sessions */
  token: string;
}

export interface Status {
  status: true;
}

export interface MultiSessionSetActiveInput {
  /** The `session.token` of list-device-sessions: a handle, or the token of the active session */
  sessionToken: string;
}

export interface MultiSessionRevokeInput {
  /** The `session.token` of list-device-sessions: a handle, or the token of the active session */
  sessionToken: string;
}

export interface SendVerificationEmailInput {
  email: string;
  callbackURL?: string;
}

export interface VerifyEmailInput {
  token: string;
  callbackURL?: string;
  /** Sent by the confirmation page. */
  confirm?: string;
}

export interface EmailVerified {
  status: true;
  user: User | null;
}

export interface ListAccountsInput {
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface ListedAccount {
  id: string;
  provider: string;
  providerId: string;
  accountId: string;
  userId: string;
  scopes: string[];
  createdAt: string;
  updatedAt: string;
}

export interface UnlinkAccountInput {
  providerId?: string;
  accountId?: string;
}

export interface SignedInAnonymously {
  token: string;
  user: User;
}

export interface SignInEmailInput {
  email: string;
  password: string;
  callbackURL?: string;
  /** @default true */
  rememberMe?: boolean;
}

export interface TwoFactorRedirect {
  twoFactorRedirect: true;
  /** The methods that the user has set up */
  twoFactorMethods: ('totp' | 'otp' | 'passkey')[];
}

export interface SignedIn {
  redirect: boolean;
  token: string;
  url?: string;
  user: User;
}

export interface SignInUsernameInput {
  password: string;
  callbackURL?: string;
  /** @default true */
  rememberMe?: boolean;
  /** The username; upper and lower case are the same */
  username: string;
}

export interface SignInMagicLinkInput {
  email: string;
  name?: string;
  callbackURL?: string;
  newUserCallbackURL?: string;
  errorCallbackURL?: string;
}

export interface SignInEmailOtpInput extends Partial<UserFieldsInput> {
  email: string;
  /** The code. Blanks and dashes are ignored. */
  otp: string;
  /** Of a new user */
  name?: string;
  /** Of a new user */
  image?: string;
  callbackURL?: string;
}

export interface SignedInByEmailCode {
  /** Whether the client opens `url` */
  redirect?: boolean;
  /** The `callbackURL` of the call */
  url?: string;
  token: string;
  user: User;
}

export interface SignInPhoneNumberInput {
  password: string;
  /** @default true */
  rememberMe?: boolean;
  /** With the country code, in any notation */
  phoneNumber: string;
}

export interface SignInSocialInput {
  provider: string;
  callbackURL?: string;
  newUserCallbackURL?: string;
  errorCallbackURL?: string;
  disableRedirect?: boolean;
  idToken?: {
    token: string;
    nonce?: string;
    accessToken?: string;
    refreshToken?: string;
    /** When the access token expires, in seconds since 1970. */
    expiresAt?: number;
    user?: {
      name?: {
        firstName?: string;
        lastName?: string;
      };
      /** Not used: the address in the token applies */
      email?: string;
    };
  };
  scopes?: string[];
  requestSignUp?: boolean;
  loginHint?: string;
}

export interface SignedInSocial {
  redirect: boolean;
  url?: string;
  token?: string;
  user?: User;
}

export interface SignInSsoInput {
  email?: string;
  organizationSlug?: string;
  /** The id that the organization chose for its identity provider. */
  providerId?: string;
  /** A domain that the organization has proven. */
  domain?: string;
  callbackURL: string;
  errorCallbackURL?: string;
  newUserCallbackURL?: string;
  scopes?: string[];
  loginHint?: string;
  /** Not used: the organization decides who may join. */
  requestSignUp?: boolean;
  /** Not used: the identity provider decides. */
  providerType?: 'oidc' | 'saml';
  /** Further parameters of the authorization request. */
  additionalParams?: Record<string, string>;
}

export interface SsoStarted {
  url: string;
  redirect: true;
}

export interface SignUpEmailInput extends UserFieldsInput {
  name: string;
  email: string;
  password: string;
  image?: string;
  /** The username; upper and lower case are the same */
  username?: string;
  /** The username as it is shown; by default as the user wrote it */
  displayUsername?: string;
  callbackURL?: string;
  /** @default true */
  rememberMe?: boolean;
}

export interface SignedUp {
  token: string | null;
  user: User;
}

export interface ForgetPasswordInput {
  email: string;
  redirectTo?: string;
}

export interface RequestPasswordResetInput {
  email: string;
  redirectTo?: string;
}

export interface ResetRequested {
  status: true;
  message: string;
}

export interface ResetPasswordCallbackInput {
  token: string;
  callbackURL: string;
}

export interface ResetPasswordInput {
  newPassword: string;
  token?: string;
  /** Also delete all API keys of the user. Programs that use them stop working. @default false */
  deleteApiKeys?: boolean;
}

export interface ChangePasswordInput {
  newPassword: string;
  currentPassword: string;
  /** @default false */
  revokeOtherSessions?: boolean;
}

export interface PasswordChanged {
  token: string | null;
  user: User;
}

export interface VerifyPasswordInput {
  password: string;
}

export interface SetPasswordInput {
  newPassword: string;
}

export interface UpdateUserInput extends Partial<UserFieldsInput> {
  name?: string;
  image?: string | null;
  /** The username; null removes it */
  username?: string | null;
  /** The username as it is shown */
  displayUsername?: string | null;
  /** Rejected: use change-email. */
  email?: unknown;
}

export interface ChangeEmailInput {
  newEmail: string;
  callbackURL?: string;
}

export interface IsUsernameAvailableInput {
  /** The username; upper and lower case are the same */
  username: string;
}

export interface UsernameAvailability {
  available: boolean;
}

export interface SecurityNotices {
  /** Whether the user gets an email about a sign-in from a new browser. */
  signIns: boolean;
}

export interface MagicLinkVerifyInput {
  token: string;
  callbackURL?: string;
  newUserCallbackURL?: string;
  errorCallbackURL?: string;
  /** Sent by the confirmation page. */
  confirm?: string;
}

export interface SignedInByLink {
  token: string;
  session: Session;
  user: User;
}

export interface OneTimeToken {
  token: string;
}

export interface OneTimeTokenVerifyInput {
  token: string;
}

export interface ForgetPasswordEmailOtpInput {
  email: string;
}

export interface EmailOtpSendVerificationOtpInput {
  email: string;
  /** What the code is for */
  type: 'sign-in' | 'email-verification' | 'forget-password';
}

export interface EmailOtpCheckVerificationOtpInput {
  email: string;
  /** What the code is for */
  type: 'sign-in' | 'email-verification' | 'forget-password';
  /** The code. Blanks and dashes are ignored. */
  otp: string;
}

export interface EmailOtpVerifyEmailInput {
  email: string;
  /** The code. Blanks and dashes are ignored. */
  otp: string;
}

export interface EmailVerifiedByCode {
  status: true;
  token: string | null;
  user: User;
}

export interface EmailOtpRequestPasswordResetInput {
  email: string;
}

export interface EmailOtpResetPasswordInput {
  email: string;
  /** The code. Blanks and dashes are ignored. */
  otp: string;
  password: string;
  /** Also delete all API keys of the user. Programs that use them stop working. @default false */
  deleteApiKeys?: boolean;
}

export interface EmailOtpRequestEmailChangeInput {
  newEmail: string;
  /** The code that was mailed to the current address */
  otp?: string;
}

export interface EmailOtpChangeEmailInput {
  newEmail: string;
  /** The code that was mailed to the new address */
  otp: string;
}

export interface PhoneNumberSendOtpInput {
  /** With the country code, in any notation */
  phoneNumber: string;
}

export interface CodeSent {
  message: 'code sent';
}

export interface PhoneNumberVerifyInput {
  /** With the country code, in any notation */
  phoneNumber: string;
  /** The code. Blanks and dashes are ignored. */
  code: string;
  /** Verifies the number without signing in @default false */
  disableSession?: boolean;
  /** Sets the number as the caller's, instead of signing in with it @default false */
  updatePhoneNumber?: boolean;
}

export interface PhoneNumberVerified {
  status: true;
  token: string | null;
  user: User | null;
}

export interface PhoneNumberRequestPasswordResetInput {
  /** With the country code, in any notation */
  phoneNumber: string;
}

export interface PhoneNumberForgetPasswordInput {
  /** With the country code, in any notation */
  phoneNumber: string;
}

export interface PhoneNumberResetPasswordInput {
  /** With the country code, in any notation */
  phoneNumber: string;
  /** The code. Blanks and dashes are ignored. */
  otp: string;
  newPassword: string;
}

export interface DeleteUserInput {
  callbackURL?: string;
  password?: string;
  token?: string;
  /** Whether to answer the number of the receipt. */
  receipt?: boolean;
}

export interface UserDeleted {
  success: true;
  message: 'User deleted' | 'Verification email sent';
  /** The number of the receipt, for `personal-data/receipt`. */
  receipt?: string;
}

export interface DeleteUserCallbackInput {
  token: string;
  callbackURL?: string;
}

export interface ProvidersOutputItem {
  id: string;
  name: string;
}

export interface ExpoAuthorizationProxyInput {
  /** The `url` that sign-in/social answered */
  authorizationURL: string;
  /** Not used: the URL contains the state */
  oauthState?: string;
}

export interface CallbackInput {
  /** The id of the provider */
  id: string;
  code?: string;
  state?: string;
  error?: string;
  error_description?: string;
  device_id?: string;
  user?: string;
  iss?: string;
}

export interface CallbackFormInput {
  /** The id of the provider */
  id: string;
  code?: string;
  state?: string;
  error?: string;
  error_description?: string;
  device_id?: string;
  user?: string;
  iss?: string;
}

export interface LinkSocialInput {
  provider: string;
  callbackURL?: string;
  errorCallbackURL?: string;
  disableRedirect?: boolean;
  scopes?: string[];
  loginHint?: string;
  /** Not used: linking always asks for consent at the provider */
  idToken?: {
    token: string;
    nonce?: string;
    accessToken?: string;
    refreshToken?: string;
    /** When the access token expires, in seconds since 1970. */
    expiresAt?: number;
    user?: {
      name?: {
        firstName?: string;
        lastName?: string;
      };
      /** Not used: the address in the token applies */
      email?: string;
    };
  };
  /** Not used: linking creates no user */
  requestSignUp?: boolean;
}

export interface LinkStarted {
  url: string;
  redirect: boolean;
}

export interface RefreshTokenInput {
  providerId?: string;
  accountId?: string;
  userId?: string;
}

export interface RefreshedTokens {
  accessToken?: string;
  accessTokenExpiresAt?: string;
  scopes: string[];
  idToken?: string;
  providerId: string;
  /** The id of the user at the provider. */
  accountId: string;
  /** The scopes, separated by commas. */
  scope: string;
  tokenType: string;
  refreshToken?: string;
  refreshTokenExpiresAt?: string;
}

export interface GetAccessTokenInput {
  providerId?: string;
  accountId?: string;
  userId?: string;
}

export interface AccessToken {
  accessToken?: string;
  accessTokenExpiresAt?: string;
  scopes: string[];
  idToken?: string;
}

export interface AccountInfoInput {
  accountId: string;
  userId?: string;
}

export interface AccountInfo {
  account: {
    id: string;
    providerId: string;
    /** The id of the user at the provider. */
    accountId: string;
  };
  user: {
    /** The id of the user at the provider. */
    id: string;
    email: string | null;
    emailVerified: boolean;
    name: string;
    image: string | null;
  };
  /** The provider's claims. */
  data: Record<string, unknown>;
}

export interface OneTapCallbackInput {
  /** The `credential` of the answer of Google Identity Services */
  idToken: string;
  /** The nonce that the page passed to Google; the ID token must contain it */
  nonce?: string;
  /** Where the page goes after the sign-in */
  callbackURL?: string;
}

export interface SignedInByOneTap {
  token: string;
  user: User;
}

export interface OrganizationCreateInput extends OrganizationFieldsInput {
  name: string;
  slug: string;
  logo?: string | null;
  metadata?: Record<string, unknown> | null;
  keepCurrentActiveOrganization?: boolean;
  /** The owner, for calls in process and for service accounts of the platform; rejected from users */
  userId?: string;
}

export interface OrganizationWithMembers extends OrganizationFields {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  metadata?: Record<string, unknown>;
  /** Members without a second factor may not use the organization */
  requireTwoFactor: boolean;
  createdAt: string;
  members: Member[];
}

export interface Member extends MemberFields {
  id: string;
  organizationId: string;
  userId: string;
  /** One role, or several joined by commas */
  role: string;
  /** The first team; null without one */
  teamId: string | null;
  /** The teams, in the order of joining */
  teamIds: string[];
  createdAt: string;
}

export interface OrganizationCheckSlugInput {
  slug: string;
}

export interface OrganizationUpdateInput {
  data: Partial<OrganizationFieldsInput> & {
    name?: string;
    slug?: string;
    logo?: string | null;
    metadata?: Record<string, unknown> | null;
    /** Only members with a second factor may use the organization. Requires that the caller has one */
    requireTwoFactor?: boolean;
  };
  organizationId?: string;
}

export interface ChangedOrganization extends OrganizationFields {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  metadata?: Record<string, unknown>;
  /** Members without a second factor may not use the organization */
  requireTwoFactor: boolean;
  createdAt: string;
}

export interface OrganizationDeleteInput {
  organizationId: string;
}

export interface Organization extends OrganizationFields {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  /** JSON text; the answers of create and update carry the object */
  metadata: string | null;
  /** Members without a second factor may not use the organization */
  requireTwoFactor: boolean;
  createdAt: string;
}

export interface OrganizationSetActiveInput {
  /** Null leaves no organization active */
  organizationId?: string | null;
  organizationSlug?: string;
}

export interface FullOrganization extends OrganizationFields {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  /** JSON text; the answers of create and update carry the object */
  metadata: string | null;
  /** Members without a second factor may not use the organization */
  requireTwoFactor: boolean;
  createdAt: string;
  members: MemberWithUser[];
  /** The newest hundred; empty for members who may not invite */
  invitations: Invitation[];
  /** Null where teams are not enabled */
  teams: ListedTeam[] | null;
}

export interface MemberWithUser extends MemberFields {
  id: string;
  organizationId: string;
  userId: string;
  /** One role, or several joined by commas */
  role: string;
  /** The first team; null without one */
  teamId: string | null;
  /** The teams, in the order of joining */
  teamIds: string[];
  createdAt: string;
  user: {
    id: string;
    name: string;
    email: string;
    image: string | null;
  };
}

export interface Invitation extends InvitationFields {
  id: string;
  organizationId: string;
  email: string;
  role: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  /** The first team; null without one */
  teamId: string | null;
  /** The teams that the invited user joins */
  teamIds: string[];
  inviterId: string;
  expiresAt: string;
  createdAt: string;
}

export interface ListedTeam {
  id: string;
  name: string;
  organizationId: string;
  createdAt: string;
  updatedAt: string | null;
  /** The number of members */
  memberCount: number;
}

export interface OrganizationListInput {
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationGetOrganizationInput {
  organizationId?: string;
  organizationSlug?: string;
}

export interface OrganizationGetFullOrganizationInput {
  organizationId?: string;
  organizationSlug?: string;
  membersLimit?: number | string;
  membersOffset?: number | string;
}

export type AuditEvent = 
  | 'user.signed-up'
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'mail.undelivered'
  | 'email.verified'
  | 'email.changed'
  | 'account.linked'
  | 'account.unlinked'
  | 'password.changed'
  | 'password.reset'
  | 'password.set'
  | 'username.changed'
  | 'security-notices.updated'
  | 'email-code.refused'
  | 'phone-code.refused'
  | 'user.deleted'
  | 'organization.created'
  | 'organization.updated'
  | 'organization.two-factor-policy-set'
  | 'organization.deleted'
  | 'organization.ownership-transferred'
  | 'member.added'
  | 'member.role-changed'
  | 'member.removed'
  | 'member.left'
  | 'invitation.created'
  | 'invitation.resent'
  | 'invitation.accepted'
  | 'invitation.rejected'
  | 'invitation.canceled'
  | 'team.created'
  | 'team.updated'
  | 'team.removed'
  | 'team.member-added'
  | 'team.member-removed'
  | 'organization-role.created'
  | 'organization-role.updated'
  | 'organization-role.deleted'
  | 'user.updated'
  | 'user.created'
  | 'user.invited'
  | 'user.password-reset-sent'
  | 'user.verification-sent'
  | 'user.role-set'
  | 'user.banned'
  | 'user.unbanned'
  | 'user.removed'
  | 'user.password-set'
  | 'session.impersonated'
  | 'session.impersonation-ended'
  | 'admin.refused'
  | 'import.started'
  | 'import.batch'
  | 'import.completed'
  | 'mail.tested'
  | 'settings.saved'
  | 'admin.set-up'
  | 'admin.granted'
  | 'admin.revoked'
  | 'two-factor.enabled'
  | 'two-factor.disabled'
  | 'two-factor.method-added'
  | 'two-factor.backup-codes-created'
  | 'two-factor.backup-code-used'
  | 'two-factor.locked'
  | 'two-factor.reset'
  | 'two-factor.recovery-requested'
  | 'two-factor.recovery-canceled'
  | 'two-factor.recovered'
  | 'passkey.added'
  | 'passkey.removed'
  | 'passkey.clone-suspected'
  | 'audit.exported'
  | 'audit.violation'
  | 'audit.key-rotated'
  | 'api-key.created'
  | 'api-key.updated'
  | 'api-key.rotated'
  | 'api-key.deleted'
  | 'service-account.created'
  | 'service-account.updated'
  | 'service-account.deleted'
  | 'service-account.key-created'
  | 'service-account.key-rotated'
  | 'service-account.key-deleted'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.secret-rotated'
  | 'webhook.tested'
  | 'webhook.disabled'
  | 'audit-stream.created'
  | 'audit-stream.updated'
  | 'audit-stream.deleted'
  | 'audit-stream.tested'
  | 'audit-stream.rewound'
  | 'audit-stream.refused'
  | 'audit-stream.gap'
  | 'organization-domain.added'
  | 'organization-domain.updated'
  | 'organization-domain.verified'
  | 'organization-domain.failing'
  | 'organization-domain.lost'
  | 'organization-domain.removed'
  | 'sso-connection.created'
  | 'sso-connection.updated'
  | 'sso-connection.tested'
  | 'sso-connection.enabled'
  | 'sso-connection.disabled'
  | 'sso-connection.deleted'
  | 'sso-connection.certificate-expiring'
  | 'sso-connection.metadata-failed'
  | 'organization.sso-policy-set'
  | 'sso.break-glass-used'
  | 'directory.created'
  | 'directory.updated'
  | 'directory.deleted'
  | 'directory.mapping-changed'
  | 'directory.token-created'
  | 'directory.token-deleted'
  | 'directory.token-expiring'
  | 'directory-user.created'
  | 'directory-user.updated'
  | 'directory-user.deactivated'
  | 'directory-user.reactivated'
  | 'directory-user.deleted'
  | 'directory-group.created'
  | 'directory-group.updated'
  | 'directory-group.deleted'
  | 'directory-group.member-added'
  | 'directory-group.member-removed'
  | 'setup-link.created'
  | 'setup-link.opened'
  | 'setup-link.completed'
  | 'setup-link.revoked'
  | 'oauth-client.created'
  | 'oauth-client.registered'
  | 'oauth-client.updated'
  | 'oauth-client.secret-rotated'
  | 'oauth-client.deleted'
  | 'oauth-resource.created'
  | 'oauth-resource.updated'
  | 'oauth-resource.deleted'
  | 'oauth-resource.linked'
  | 'oauth-resource.unlinked'
  | 'oauth-client.verified'
  | 'oauth-client-host.changed'
  | 'oauth-registration-token.created'
  | 'oauth-registration-token.deleted'
  | 'oauth-client.secret-expiring'
  | 'oauth-grant.created'
  | 'oauth-grant.updated'
  | 'oauth-grant.denied'
  | 'oauth-grant.revoked'
  | 'oauth-code.reused'
  | 'oauth-token.reused'
  | 'oauth-logout.failed'
  | 'device.approved'
  | 'device.denied'
  | 'agent.created'
  | 'agent.updated'
  | 'agent.stopped'
  | 'agent.resumed'
  | 'agent.all-stopped'
  | 'agent.all-resumed'
  | 'agent.budget-reached'
  | 'oauth-token.exchanged'
  | 'personal-data.exported'
  | 'user.data-exported'
  | 'user.inactivity-noticed'
  | 'organization.exported'
  | 'legal-hold.created'
  | 'legal-hold.lifted';

export interface OrganizationListAuditInput {
  event?: AuditEvent;
  actorId?: string;
  subjectId?: string;
  /** The user who caused the event or was affected by it */
  userId?: string;
  from?: string;
  to?: string;
  limit?: number | string;
  offset?: number | string;
  cursor?: string;
  organizationId?: string;
}

export interface OrganizationAuditPage {
  entries: {
    id: string;
    event: AuditEvent;
    actorId: string | null;
    actor: {
      id: string;
      name: string;
      email: string;
    } | null;
    subjectId: string | null;
    subject: {
      id: string;
      name: string;
      email: string;
    } | null;
    organizationId: string | null;
    /** The invited address; null after the deletion of the invitation, or where the entry has none */
    invitee: string | null;
    details: Record<string, string | number | boolean | null>;
    createdAt: string;
  }[];
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
}

export interface OrganizationHasPermissionInput {
  permissions?: Record<string, string[]>;
  permission?: Record<string, string[]>;
  organizationId?: string;
}

export interface PermissionAnswer {
  error: null;
  success: boolean;
}

export interface OrganizationGetActiveMemberInput {
  organizationId?: string;
}

export interface OrganizationGetActiveMemberRoleInput {
  organizationId?: string;
  organizationSlug?: string;
  /** The member; by default the caller */
  userId?: string;
}

export interface ActiveMemberRole {
  role: string;
}

export interface OrganizationListMembersInput {
  organizationId?: string;
  organizationSlug?: string;
  /** Part of a name or an email address */
  search?: string;
  role?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** @default 0 */
  offset?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
  /** @default "createdAt" */
  sortBy?: 'createdAt' | 'name' | 'email' | 'role';
  /** @default "asc" */
  sortDirection?: 'asc' | 'desc';
  filterField?: 'role' | 'userId' | 'teamId' | 'id' | 'createdAt';
  /** Repeat the parameter for the operators `in` and `not_in` */
  filterValue?: string | string[];
  /** @default "eq" */
  filterOperator?: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains' | 'in' | 'not_in';
}

export interface MemberList {
  members: MemberWithUser[];
  total: number;
  nextCursor: string | null;
}

export interface OrganizationListMembersWithoutTwoFactorInput {
  organizationId?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** @default 0 */
  offset?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationAddMemberInput extends MemberFieldsInput {
  userId: string;
  organizationId: string;
  role: string | string[];
  teamId?: string;
}

export interface OrganizationRemoveMemberInput {
  memberIdOrEmail: string;
  organizationId?: string;
}

export interface RemovedMember {
  member: MemberWithUser;
}

export interface OrganizationUpdateMemberRoleInput {
  memberId: string;
  role: string | string[];
  organizationId?: string;
}

export interface OrganizationTransferOwnershipInput {
  memberId: string;
  organizationId?: string;
}

export interface TransferredOwnership {
  owner: Member;
  previousOwner: Member;
}

export interface OrganizationLeaveInput {
  organizationId: string;
}

export interface OrganizationInviteMemberInput extends InvitationFieldsInput {
  email: string;
  role: string | string[];
  resend?: boolean;
  /** A team that the invited user joins, or a list of teams */
  teamId?: string | string[];
  organizationId?: string;
}

export interface OrganizationResendInvitationInput {
  invitationId: string;
}

export interface OrganizationAcceptInvitationInput {
  invitationId: string;
  /** The token of the mailed link */
  token?: string;
}

export interface AcceptedInvitation {
  invitation: Invitation;
  member: Member;
}

export interface OrganizationRejectInvitationInput {
  invitationId: string;
  /** The token of the mailed link */
  token?: string;
}

export interface RejectedInvitation {
  invitation: Invitation;
  member: null;
}

export interface OrganizationCancelInvitationInput {
  invitationId: string;
}

export interface OrganizationGetInvitationInput {
  id: string;
  /** The token of the mailed link */
  token?: string;
}

export interface InvitationInContext extends InvitationFields {
  id: string;
  organizationId: string;
  email: string;
  role: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  /** The first team; null without one */
  teamId: string | null;
  /** The teams that the invited user joins */
  teamIds: string[];
  inviterId: string;
  expiresAt: string;
  createdAt: string;
  organizationName: string;
  organizationSlug: string;
  inviterEmail: string;
}

export interface OrganizationListInvitationsInput {
  organizationId?: string;
  status?: 'pending' | 'accepted' | 'rejected' | 'canceled';
  /** Only those that expired, or that did not. */
  expiry?: 'past' | 'future';
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** @default 0 */
  offset?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationListUserInvitationsInput {
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationCreateTeamInput {
  name: string;
  organizationId?: string;
}

export interface Team {
  id: string;
  name: string;
  organizationId: string;
  createdAt: string;
  updatedAt: string | null;
}

export interface OrganizationListTeamsInput {
  organizationId?: string;
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationUpdateTeamInput {
  teamId: string;
  data: {
    name?: string;
    organizationId?: string;
  };
  organizationId?: string;
}

export interface OrganizationRemoveTeamInput {
  teamId: string;
  organizationId?: string;
}

export interface RemovedTeam {
  message: 'Team removed successfully.';
}

export interface OrganizationAddTeamMemberInput {
  teamId: string;
  userId: string;
  organizationId?: string;
}

export interface TeamMember {
  id: string;
  teamId: string;
  userId: string;
  /** When the user joined the team */
  createdAt: string;
}

export interface OrganizationRemoveTeamMemberInput {
  teamId: string;
  userId: string;
  organizationId?: string;
}

export interface RemovedTeamMember {
  message: 'Team member removed successfully.';
}

export interface OrganizationListTeamMembersInput {
  /** The team; by default the session's active one */
  teamId?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** @default 0 */
  offset?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationListUserTeamsInput {
  /** A member of the organization; by default the caller */
  userId?: string;
  /** The organization; by default all of the caller, or with `userId` the session's active one */
  organizationId?: string;
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface OrganizationSetActiveTeamInput {
  /** Null leaves no team active */
  teamId?: string | null;
}

export interface OrganizationCreateRoleInput {
  role: string;
  /** Actions by resource */
  permission: Record<string, string[]>;
  organizationId?: string;
}

export interface CreatedRole {
  success: true;
  roleData: OrganizationRole;
  /** The permissions of the role */
  statements: Record<string, string[]>;
}

export interface OrganizationRole {
  id: string;
  organizationId: string;
  /** The name, in lower case */
  role: string;
  /** Actions by resource */
  permission: Record<string, string[]>;
  createdAt: string;
  updatedAt: string | null;
}

export interface OrganizationUpdateRoleInput {
  /** The name of the role; either it or `roleId` */
  roleName?: string;
  /** The id of the role; either it or `roleName` */
  roleId?: string;
  data: {
    /** Actions by resource */
    permission?: Record<string, string[]>;
    roleName?: string;
  };
  organizationId?: string;
}

export interface UpdatedRole {
  success: true;
  roleData: OrganizationRole;
}

export interface OrganizationDeleteRoleInput {
  /** The name of the role; either it or `roleId` */
  roleName?: string;
  /** The id of the role; either it or `roleName` */
  roleId?: string;
  organizationId?: string;
}

export interface OrganizationListRolesInput {
  organizationId?: string;
}

export interface OrganizationGetRoleInput {
  /** The name of the role; either it or `roleId` */
  roleName?: string;
  /** The id of the role; either it or `roleName` */
  roleId?: string;
  organizationId?: string;
}

export interface OrganizationUploadLogoInput {
  /** A PNG, JPEG or WebP file in base64, of at most 2048 by 2048 pixels. Metadata such as EXIF is removed */
  data: string;
  organizationId?: string;
}

export interface OrganizationListEventsInput {
  /** The `sequence` of the last event that was processed; by default the log begins. @default 0 */
  after?: number | string;
  /** The `nextCursor` of the previous page, instead of `after`. */
  cursor?: number | string;
  /** Types separated by commas; by default all. */
  types?: string;
  limit?: number | string;
  organizationId?: string;
}

export interface EventPage {
  events: LoggedEvent[];
  /** Whether there are more: call again with the last `sequence`. */
  hasMore: boolean;
  /** The last `sequence` if there are more, else null. */
  nextCursor: number | null;
}

export type LoggedEvent = 
  | UserSignedUpEvent
  | SessionStartedEvent
  | SessionEndedEvent
  | EmailVerifiedEvent
  | EmailChangedEvent
  | AccountLinkedEvent
  | AccountUnlinkedEvent
  | PasswordChangedEvent
  | PasswordResetEvent
  | PasswordSetEvent
  | UsernameChangedEvent
  | SecurityNoticesUpdatedEvent
  | UserDeletedEvent
  | OrganizationCreatedEvent
  | OrganizationUpdatedEvent
  | OrganizationTwoFactorPolicySetEvent
  | OrganizationDeletedEvent
  | OrganizationOwnershipTransferredEvent
  | MemberAddedEvent
  | MemberRoleChangedEvent
  | MemberRemovedEvent
  | MemberLeftEvent
  | InvitationCreatedEvent
  | InvitationResentEvent
  | InvitationAcceptedEvent
  | InvitationRejectedEvent
  | InvitationCanceledEvent
  | TeamCreatedEvent
  | TeamUpdatedEvent
  | TeamRemovedEvent
  | TeamMemberAddedEvent
  | TeamMemberRemovedEvent
  | OrganizationRoleCreatedEvent
  | OrganizationRoleUpdatedEvent
  | OrganizationRoleDeletedEvent
  | UserUpdatedEvent
  | UserCreatedEvent
  | UserInvitedEvent
  | UserPasswordResetSentEvent
  | UserVerificationSentEvent
  | UserRoleSetEvent
  | UserBannedEvent
  | UserUnbannedEvent
  | UserRemovedEvent
  | UserPasswordSetEvent
  | SessionImpersonatedEvent
  | SessionImpersonationEndedEvent
  | ImportCompletedEvent
  | AdminSetUpEvent
  | AdminGrantedEvent
  | AdminRevokedEvent
  | TwoFactorEnabledEvent
  | TwoFactorDisabledEvent
  | TwoFactorMethodAddedEvent
  | TwoFactorBackupCodesCreatedEvent
  | TwoFactorBackupCodeUsedEvent
  | TwoFactorLockedEvent
  | TwoFactorResetEvent
  | TwoFactorRecoveryRequestedEvent
  | TwoFactorRecoveryCanceledEvent
  | TwoFactorRecoveredEvent
  | PasskeyAddedEvent
  | PasskeyRemovedEvent
  | PasskeyCloneSuspectedEvent
  | ApiKeyCreatedEvent
  | ApiKeyUpdatedEvent
  | ApiKeyRotatedEvent
  | ApiKeyDeletedEvent
  | ServiceAccountCreatedEvent
  | ServiceAccountUpdatedEvent
  | ServiceAccountDeletedEvent
  | ServiceAccountKeyCreatedEvent
  | ServiceAccountKeyRotatedEvent
  | ServiceAccountKeyDeletedEvent
  | WebhookCreatedEvent
  | WebhookUpdatedEvent
  | WebhookDeletedEvent
  | WebhookSecretRotatedEvent
  | WebhookTestedEvent
  | WebhookDisabledEvent
  | AuditStreamCreatedEvent
  | AuditStreamUpdatedEvent
  | AuditStreamDeletedEvent
  | AuditStreamTestedEvent
  | AuditStreamRewoundEvent
  | AuditStreamRefusedEvent
  | AuditStreamGapEvent
  | OrganizationDomainAddedEvent
  | OrganizationDomainUpdatedEvent
  | OrganizationDomainVerifiedEvent
  | OrganizationDomainFailingEvent
  | OrganizationDomainLostEvent
  | OrganizationDomainRemovedEvent
  | SsoConnectionCreatedEvent
  | SsoConnectionUpdatedEvent
  | SsoConnectionTestedEvent
  | SsoConnectionEnabledEvent
  | SsoConnectionDisabledEvent
  | SsoConnectionDeletedEvent
  | SsoConnectionCertificateExpiringEvent
  | SsoConnectionMetadataFailedEvent
  | OrganizationSsoPolicySetEvent
  | SsoBreakGlassUsedEvent
  | DirectoryCreatedEvent
  | DirectoryUpdatedEvent
  | DirectoryDeletedEvent
  | DirectoryMappingChangedEvent
  | DirectoryTokenCreatedEvent
  | DirectoryTokenDeletedEvent
  | DirectoryTokenExpiringEvent
  | DirectoryUserCreatedEvent
  | DirectoryUserUpdatedEvent
  | DirectoryUserDeactivatedEvent
  | DirectoryUserReactivatedEvent
  | DirectoryUserDeletedEvent
  | DirectoryGroupCreatedEvent
  | DirectoryGroupUpdatedEvent
  | DirectoryGroupDeletedEvent
  | DirectoryGroupMemberAddedEvent
  | DirectoryGroupMemberRemovedEvent
  | SetupLinkCreatedEvent
  | SetupLinkOpenedEvent
  | SetupLinkCompletedEvent
  | SetupLinkRevokedEvent
  | OauthClientCreatedEvent
  | OauthClientRegisteredEvent
  | OauthClientUpdatedEvent
  | OauthClientSecretRotatedEvent
  | OauthClientDeletedEvent
  | OauthResourceCreatedEvent
  | OauthResourceUpdatedEvent
  | OauthResourceDeletedEvent
  | OauthResourceLinkedEvent
  | OauthResourceUnlinkedEvent
  | OauthClientVerifiedEvent
  | OauthClientHostChangedEvent
  | OauthRegistrationTokenCreatedEvent
  | OauthRegistrationTokenDeletedEvent
  | OauthClientSecretExpiringEvent
  | OauthGrantCreatedEvent
  | OauthGrantUpdatedEvent
  | OauthGrantDeniedEvent
  | OauthGrantRevokedEvent
  | OauthCodeReusedEvent
  | OauthTokenReusedEvent
  | OauthLogoutFailedEvent
  | DeviceApprovedEvent
  | DeviceDeniedEvent
  | AgentCreatedEvent
  | AgentUpdatedEvent
  | AgentStoppedEvent
  | AgentResumedEvent
  | AgentAllStoppedEvent
  | AgentAllResumedEvent
  | AgentBudgetReachedEvent
  | OauthTokenExchangedEvent
  | PersonalDataExportedEvent
  | UserDataExportedEvent
  | UserInactivityNoticedEvent
  | OrganizationExportedEvent;

export interface UserSignedUpEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.signed-up';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    provider?: string;
  };
}

/** The same in the log and in each delivery, where it is the header `webhook-id`. */
export type EventId = string;

/** Increases from event to event, with gaps. */
export type EventSequence = number;

/** Version of the payload. */
export type EventVersion = number;

/** The organization in which it happened. */
export type OrganizationOfEvent = string | null;

/** The user who acted; null for the operator, for the service itself, and for what acts without a user, such as a directory. */
export type ActorId = string | null;

/** The API key with which the user acted. */
export type ActingApiKey = string;

/** The application with whose access token the user acted. */
export type ActingApplication = string;

/** The agents and services that passed the access token on, the latest first, separated by commas. */
export type ActingChain = string;

/** The user whom the acting administrator impersonated. */
export type ImpersonatedUser = string;

/** The user whom the event is about. */
export type UserOfEvent = string;

export interface SessionStartedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'session.started';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    /** True for the first sign-in of a browser to the account, other than by mail alone. */
    newBrowser?: boolean;
  };
}

export interface SessionEndedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'session.ended';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    /** Number of sessions, by default 1. */
    sessions?: number;
  };
}

export interface EmailVerifiedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'email.verified';
  data: UserEventPayload;
}

export interface UserEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
}

export interface EmailChangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'email.changed';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    connectionId?: ActingConnection;
  };
}

/** The identity provider of the organization that made the change. */
export type ActingConnection = string;

export interface AccountLinkedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'account.linked';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    provider: string;
    /** Of an identity provider of an organization. */
    organizationName?: string;
  };
}

export interface AccountUnlinkedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'account.unlinked';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    provider: string;
  };
}

export interface PasswordChangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'password.changed';
  data: UserEventPayload;
}

export interface PasswordResetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'password.reset';
  data: UserEventPayload;
}

export interface PasswordSetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'password.set';
  data: UserEventPayload;
}

export interface UsernameChangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'username.changed';
  data: UserEventPayload;
}

export interface SecurityNoticesUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'security-notices.updated';
  data: UserEventPayload;
}

export interface UserDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.deleted';
  data: UserEventPayload;
}

export interface OrganizationCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.created';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
  };
}

/** The organization that the event is about. */
export type SubjectOrganization = string;

export interface OrganizationUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface OrganizationTwoFactorPolicySetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.two-factor-policy-set';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    required: boolean;
  };
}

export interface OrganizationDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.deleted';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    slug: string;
  };
}

export interface OrganizationOwnershipTransferredEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.ownership-transferred';
  data: MemberEventPayload;
}

export interface MemberEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  userId: string;
}

export interface MemberAddedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'member.added';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    userId: string;
    connectionId?: ActingConnection;
    directoryId?: ActingDirectory;
  };
}

/** The directory of the organization that made the change. */
export type ActingDirectory = string;

export interface MemberRoleChangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'member.role-changed';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    userId: string;
    /** Role, or roles separated by commas. */
    from: string;
    /** Role, or roles separated by commas. */
    to: string;
    connectionId?: ActingConnection;
    directoryId?: ActingDirectory;
  };
}

export interface MemberRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'member.removed';
  data: MemberEventPayload;
}

export interface MemberLeftEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'member.left';
  data: MemberEventPayload;
}

export interface InvitationCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'invitation.created';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    invitationId: string;
    /** Role, or roles separated by commas. */
    role: string;
  };
}

export interface InvitationResentEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'invitation.resent';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    invitationId: string;
    /** Role, or roles separated by commas. */
    role: string;
  };
}

export interface InvitationAcceptedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'invitation.accepted';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    invitationId: string;
    userId: string;
    /** Role, or roles separated by commas. */
    role: string;
  };
}

export interface InvitationRejectedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'invitation.rejected';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    invitationId: string;
    userId: string;
  };
}

export interface InvitationCanceledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'invitation.canceled';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    invitationId: string;
  };
}

export interface TeamCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'team.created';
  data: TeamEventPayload;
}

export interface TeamEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  teamId: string;
}

export interface TeamUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'team.updated';
  data: TeamEventPayload;
}

export interface TeamRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'team.removed';
  data: TeamEventPayload;
}

export interface TeamMemberAddedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'team.member-added';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    teamId: string;
    userId: string;
    connectionId?: ActingConnection;
    directoryId?: ActingDirectory;
  };
}

export interface TeamMemberRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'team.member-removed';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    teamId: string;
    userId: string;
    connectionId?: ActingConnection;
    directoryId?: ActingDirectory;
  };
}

export interface OrganizationRoleCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-role.created';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    roleId: string;
    /** Role, or roles separated by commas. */
    role: string;
  };
}

export interface OrganizationRoleUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-role.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    roleId: string;
    /** Role, or roles separated by commas. */
    from: string;
    /** Role, or roles separated by commas. */
    to: string;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface OrganizationRoleDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-role.deleted';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    roleId: string;
    /** Role, or roles separated by commas. */
    role: string;
  };
}

export interface UserUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.updated';
  data: UserEventPayload;
}

export interface UserCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.created';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    role: string | null;
  };
}

export interface UserInvitedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.invited';
  data: UserEventPayload;
}

export interface UserPasswordResetSentEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.password-reset-sent';
  data: UserEventPayload;
}

export interface UserVerificationSentEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.verification-sent';
  data: UserEventPayload;
}

export interface UserRoleSetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.role-set';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    from: string | null;
    to: string | null;
  };
}

export interface UserBannedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.banned';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    /** End of the ban; null if it has none. */
    expires: string | null;
  };
}

export interface UserUnbannedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.unbanned';
  data: UserEventPayload;
}

export interface UserRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.removed';
  data: UserEventPayload;
}

export interface UserPasswordSetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.password-set';
  data: UserEventPayload;
}

export interface SessionImpersonatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'session.impersonated';
  data: UserEventPayload;
}

export interface SessionImpersonationEndedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'session.impersonation-ended';
  data: UserEventPayload;
}

export interface ImportCompletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'import.completed';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    /** The product. */
    source: string;
    /** Users. */
    created: number;
    /** Users. */
    changed: number;
    /** Users who were not imported. */
    left: number;
  };
}

export interface AdminSetUpEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'admin.set-up';
  data: UserEventPayload;
}

export interface AdminGrantedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'admin.granted';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    role: string | null;
  };
}

export interface AdminRevokedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'admin.revoked';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    role: string | null;
  };
}

export interface TwoFactorEnabledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.enabled';
  data: SecondFactorEventPayload;
}

export interface SecondFactorEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  method?: string;
}

export interface TwoFactorDisabledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.disabled';
  data: SecondFactorEventPayload;
}

export interface TwoFactorMethodAddedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.method-added';
  data: SecondFactorEventPayload;
}

export interface TwoFactorBackupCodesCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.backup-codes-created';
  data: UserEventPayload;
}

export interface TwoFactorBackupCodeUsedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.backup-code-used';
  data: UserEventPayload;
}

export interface TwoFactorLockedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.locked';
  data: UserEventPayload;
}

export interface TwoFactorResetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.reset';
  data: UserEventPayload;
}

export interface TwoFactorRecoveryRequestedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.recovery-requested';
  data: UserEventPayload;
}

export interface TwoFactorRecoveryCanceledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.recovery-canceled';
  data: UserEventPayload;
}

export interface TwoFactorRecoveredEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'two-factor.recovered';
  data: UserEventPayload;
}

export interface PasskeyAddedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'passkey.added';
  data: PasskeyEventPayload;
}

export interface PasskeyEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  passkey: string;
}

export interface PasskeyRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'passkey.removed';
  data: PasskeyEventPayload;
}

export interface PasskeyCloneSuspectedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'passkey.clone-suspected';
  data: PasskeyEventPayload;
}

export interface ApiKeyCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'api-key.created';
  data: {
    actorId: ActorId;
    apiKey: string;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    /** Scopes separated by blanks. */
    scopes: string;
  };
}

export interface ApiKeyUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'api-key.updated';
  data: {
    actorId: ActorId;
    apiKey: string;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface ApiKeyRotatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'api-key.rotated';
  data: {
    actorId: ActorId;
    apiKey: string;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
  };
}

export interface ApiKeyDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'api-key.deleted';
  data: {
    actorId: ActorId;
    apiKey: string;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
  };
}

export interface ServiceAccountCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'service-account.created';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    serviceAccountId: string;
    /** Role, or roles separated by commas. */
    role: string;
  };
}

export interface ServiceAccountUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'service-account.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    serviceAccountId: string;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface ServiceAccountDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'service-account.deleted';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    serviceAccountId: string;
  };
}

export interface ServiceAccountKeyCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'service-account.key-created';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    serviceAccountId: string;
    keyId: string;
    /** Scopes separated by blanks. */
    scopes: string;
  };
}

export interface ServiceAccountKeyRotatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'service-account.key-rotated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    serviceAccountId: string;
    keyId: string;
  };
}

export interface ServiceAccountKeyDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'service-account.key-deleted';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    serviceAccountId: string;
    keyId: string;
  };
}

export interface WebhookCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'webhook.created';
  data: WebhookEventPayload;
}

export interface WebhookEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  webhookId: string;
}

export interface WebhookUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'webhook.updated';
  data: WebhookEventPayload;
}

export interface WebhookDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'webhook.deleted';
  data: WebhookEventPayload;
}

export interface WebhookSecretRotatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'webhook.secret-rotated';
  data: WebhookEventPayload;
}

export interface WebhookTestedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'webhook.tested';
  data: WebhookTestedEventPayload;
}

export interface WebhookTestedEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  webhookId: string;
  /** The type of the example that was sent. */
  type?: string;
}

export interface WebhookDisabledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'webhook.disabled';
  data: WebhookEventPayload;
}

export interface AuditStreamCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.created';
  data: AuditStreamEventPayload;
}

export interface AuditStreamEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  streamId: string;
}

export interface AuditStreamUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.updated';
  data: AuditStreamEventPayload;
}

export interface AuditStreamDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.deleted';
  data: AuditStreamEventPayload;
}

export interface AuditStreamTestedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.tested';
  data: AuditStreamEventPayload;
}

export interface AuditStreamRewoundEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.rewound';
  data: AuditStreamEventPayload;
}

export interface AuditStreamRefusedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.refused';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    streamId: string;
    /** The entry that the receiver refused. */
    entryId: string;
  };
}

export interface AuditStreamGapEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'audit-stream.gap';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    /** The organization; null for the platform. */
    organizationId: string | null;
    streamId: string;
    /** The first number that was deleted before it was sent. */
    from: number;
    /** The last one. */
    to: number;
  };
}

export interface OrganizationDomainAddedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-domain.added';
  data: DomainEventPayload;
}

export interface DomainEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  domainId: string;
  domain: string;
}

export interface OrganizationDomainUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-domain.updated';
  data: DomainEventPayload;
}

export interface OrganizationDomainVerifiedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-domain.verified';
  data: DomainEventPayload;
}

export interface OrganizationDomainFailingEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-domain.failing';
  data: DomainEventPayload;
}

export interface OrganizationDomainLostEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-domain.lost';
  data: DomainEventPayload;
}

export interface OrganizationDomainRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization-domain.removed';
  data: DomainEventPayload;
}

export interface SsoConnectionCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.created';
  data: ConnectionEventPayload;
}

export interface ConnectionEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  connectionId: string;
  providerId: string;
  protocol: 'oidc' | 'saml';
}

export interface SsoConnectionUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    connectionId: string;
    providerId: string;
    protocol: 'oidc' | 'saml';
    /** Names separated by commas. */
    fields: string;
  };
}

export interface SsoConnectionTestedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.tested';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    connectionId: string;
    providerId: string;
    protocol: 'oidc' | 'saml';
    passed: boolean;
  };
}

export interface SsoConnectionEnabledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.enabled';
  data: ConnectionEventPayload;
}

export interface SsoConnectionDisabledEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.disabled';
  data: ConnectionEventPayload;
}

export interface SsoConnectionDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.deleted';
  data: ConnectionEventPayload;
}

export interface SsoConnectionCertificateExpiringEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.certificate-expiring';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    connectionId: string;
    providerId: string;
    protocol: 'oidc' | 'saml';
    days: number;
    /** Whose certificate it is. */
    of: 'provider' | 'service';
  };
}

export interface SsoConnectionMetadataFailedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso-connection.metadata-failed';
  data: ConnectionEventPayload;
}

export interface OrganizationSsoPolicySetEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.sso-policy-set';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    required: boolean;
    guests: 'allow' | 'refuse';
  };
}

export interface SsoBreakGlassUsedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'sso.break-glass-used';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
  };
}

export interface DirectoryCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.created';
  data: DirectoryEventPayload;
}

export interface DirectoryEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  directoryId: string;
}

export interface DirectoryUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    directoryId: string;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface DirectoryDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.deleted';
  data: DirectoryEventPayload;
}

export interface DirectoryMappingChangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.mapping-changed';
  data: DirectoryGroupEventPayload;
}

export interface DirectoryGroupEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  directoryId: string;
  directoryGroupId: string;
}

export interface DirectoryTokenCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.token-created';
  data: DirectoryTokenEventPayload;
}

export interface DirectoryTokenEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  directoryId: string;
  tokenId: string;
}

export interface DirectoryTokenDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.token-deleted';
  data: DirectoryTokenEventPayload;
}

export interface DirectoryTokenExpiringEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory.token-expiring';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    directoryId: string;
    tokenId: string;
    days: number;
  };
}

export interface DirectoryUserCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-user.created';
  data: DirectoryUserEventPayload;
}

export interface DirectoryUserEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  directoryId: string;
  directoryUserId: string;
  /** The account; null without one. */
  userId: string | null;
}

export interface DirectoryUserUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-user.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    directoryId: string;
    directoryUserId: string;
    /** The account; null without one. */
    userId: string | null;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface DirectoryUserDeactivatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-user.deactivated';
  data: DirectoryUserEventPayload;
}

export interface DirectoryUserReactivatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-user.reactivated';
  data: DirectoryUserEventPayload;
}

export interface DirectoryUserDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-user.deleted';
  data: DirectoryUserEventPayload;
}

export interface DirectoryGroupCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-group.created';
  data: DirectoryGroupEventPayload;
}

export interface DirectoryGroupUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-group.updated';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
    directoryId: string;
    directoryGroupId: string;
    /** Names separated by commas. */
    fields: string;
  };
}

export interface DirectoryGroupDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-group.deleted';
  data: DirectoryGroupEventPayload;
}

export interface DirectoryGroupMemberAddedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-group.member-added';
  data: DirectoryGroupMemberEventPayload;
}

export interface DirectoryGroupMemberEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  directoryId: string;
  directoryGroupId: string;
  directoryUserId: string;
}

export interface DirectoryGroupMemberRemovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'directory-group.member-removed';
  data: DirectoryGroupMemberEventPayload;
}

export interface SetupLinkCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'setup-link.created';
  data: SetupLinkEventPayload;
}

export interface SetupLinkEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  organizationId: SubjectOrganization;
  setupLinkId: string;
  /** What the link sets up, separated by commas. */
  scopes: string;
}

export interface SetupLinkOpenedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'setup-link.opened';
  data: SetupLinkEventPayload;
}

export interface SetupLinkCompletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'setup-link.completed';
  data: SetupLinkEventPayload;
}

export interface SetupLinkRevokedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'setup-link.revoked';
  data: SetupLinkEventPayload;
}

export interface OauthClientCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.created';
  data: OAuthClientEventPayload;
}

export interface OAuthClientEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  /** The application. */
  oauthClientId: string;
}

export interface OauthClientRegisteredEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.registered';
  data: OAuthClientEventPayload;
}

export interface OauthClientUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.updated';
  data: OAuthClientEventPayload;
}

export interface OauthClientSecretRotatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.secret-rotated';
  data: OAuthClientEventPayload;
}

export interface OauthClientDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.deleted';
  data: OAuthClientEventPayload;
}

export interface OauthResourceCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-resource.created';
  data: OAuthResourceEventPayload;
}

export interface OAuthResourceEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  /** The API. */
  resourceId: string;
}

export interface OauthResourceUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-resource.updated';
  data: OAuthResourceEventPayload;
}

export interface OauthResourceDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-resource.deleted';
  data: OAuthResourceEventPayload;
}

export interface OauthResourceLinkedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-resource.linked';
  data: OAuthResourceLinkEventPayload;
}

export interface OAuthResourceLinkEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  /** The API. */
  resourceId: string;
  /** The application. */
  oauthClientId: string;
}

export interface OauthResourceUnlinkedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-resource.unlinked';
  data: OAuthResourceLinkEventPayload;
}

export interface OauthClientVerifiedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.verified';
  data: OAuthClientEventPayload;
}

export interface OauthClientHostChangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client-host.changed';
  data: OAuthClientHostEventPayload;
}

export interface OAuthClientHostEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  /** The host of metadata documents of applications. */
  host: string;
}

export interface OauthRegistrationTokenCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-registration-token.created';
  data: OAuthRegistrationTokenEventPayload;
}

export interface OAuthRegistrationTokenEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  /** The registration token. */
  registrationTokenId: string;
}

export interface OauthRegistrationTokenDeletedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-registration-token.deleted';
  data: OAuthRegistrationTokenEventPayload;
}

export interface OauthClientSecretExpiringEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-client.secret-expiring';
  data: OAuthClientEventPayload;
}

export interface OauthGrantCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-grant.created';
  data: OAuthGrantEventPayload;
}

export interface OAuthGrantEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  /** The application. */
  oauthClientId: string;
  /** What the user allows the application, separated by commas. */
  scopes: string;
}

export interface OauthGrantUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-grant.updated';
  data: OAuthGrantEventPayload;
}

export interface OauthGrantDeniedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-grant.denied';
  data: OAuthGrantEventPayload;
}

export interface OauthGrantRevokedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-grant.revoked';
  data: OAuthGrantEventPayload;
}

export interface OauthCodeReusedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-code.reused';
  data: OAuthReuseEventPayload;
}

export interface OAuthReuseEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  /** The application. */
  oauthClientId: string;
}

export interface OauthTokenReusedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-token.reused';
  data: OAuthReuseEventPayload;
}

export interface OauthLogoutFailedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-logout.failed';
  data: OAuthClientEventPayload;
}

export interface DeviceApprovedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'device.approved';
  data: DeviceEventPayload;
}

export interface DeviceEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  /** The application of the device. */
  oauthClientId: string;
  /** What the device asked for, separated by commas. */
  scopes: string;
}

export interface DeviceDeniedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'device.denied';
  data: DeviceEventPayload;
}

export interface AgentCreatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.created';
  data: AgentEventPayload;
}

export interface AgentEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
  /** The application of the agent. */
  agentId: string;
}

export interface AgentUpdatedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.updated';
  data: AgentEventPayload;
}

export interface AgentStoppedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.stopped';
  data: AgentEventPayload;
}

export interface AgentResumedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.resumed';
  data: AgentEventPayload;
}

export interface AgentAllStoppedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.all-stopped';
  data: AgentsStopEventPayload;
}

export interface AgentsStopEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  /** The organization; null for the platform. */
  organizationId: string | null;
}

export interface AgentAllResumedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.all-resumed';
  data: AgentsStopEventPayload;
}

export interface AgentBudgetReachedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'agent.budget-reached';
  data: AgentBudgetEventPayload;
}

export interface AgentBudgetEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  /** The application of the agent. */
  agentId: string;
  /** Of the budget of the day: 80 or 100. */
  percent: string;
}

export interface OauthTokenExchangedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'oauth-token.exchanged';
  data: TokenExchangeEventPayload;
}

export interface TokenExchangeEventPayload {
  actorId: ActorId;
  apiKey?: ActingApiKey;
  oauthClient?: ActingApplication;
  act?: ActingChain;
  impersonating?: ImpersonatedUser;
  userId: UserOfEvent;
  /** The application of the agent. */
  agentId: string;
  /** The application for which the user allowed the access. */
  oauthClientId: string;
  /** The applications that pass it on, the latest first, separated by commas. */
  chain: string;
  /** Those of the new token, separated by commas. */
  scopes: string;
  /** The API of the new token. */
  resource: string;
}

export interface PersonalDataExportedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'personal-data.exported';
  data: UserEventPayload;
}

export interface UserDataExportedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.data-exported';
  data: UserEventPayload;
}

export interface UserInactivityNoticedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'user.inactivity-noticed';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    userId: UserOfEvent;
    /** Until the user is deleted, unless they use the account. */
    days: number;
  };
}

export interface OrganizationExportedEvent {
  id: EventId;
  sequence: EventSequence;
  version: EventVersion;
  timestamp: string;
  organizationId: OrganizationOfEvent;
  /** The type of the event. */
  type: 'organization.exported';
  data: {
    actorId: ActorId;
    apiKey?: ActingApiKey;
    oauthClient?: ActingApplication;
    act?: ActingChain;
    impersonating?: ImpersonatedUser;
    organizationId: SubjectOrganization;
  };
}

export interface OrganizationAuditProofInput {
  /** The entry. */
  entryId: string;
  organizationId?: string;
}

/** Verified with `/audit/jwks` alone. */
export interface AuditProof {
  v: 1;
  /** Its canonical form. */
  entry: string;
  origin: {
    ipAddress: string;
    userAgent: string;
    salt: string;
  } | null;
  place: {
    index: number;
  };
  seal: {
    number: number;
    day: string;
    firstSequence: number | null;
    lastSequence: number | null;
    count: number;
    root: string;
    previous: string;
    checkpoint: string | null;
    createdAt: number;
    hash: string;
    signature: string;
    kid: string;
  };
  path: string[];
  checkpoint: {
    statement: string;
    signature: string;
    index: number;
    path: string[];
  } | null;
}

export interface OrganizationCreateServiceAccountInput {
  name: string;
  /** By default the role of new users or members. */
  role?: string | string[];
  organizationId?: string;
}

export interface ServiceAccount {
  id: string;
  name: string;
  /** On the platform or in the organization */
  role: string;
  enabled: boolean;
  /** Newest first. */
  keys: ApiKey[];
  createdAt: string;
  updatedAt: string;
}

export interface ApiKey {
  id: string;
  userId: string;
  name: string | null;
  /** The first characters of the key */
  start: string;
  /** What the key may do, if its owner may do it too */
  scopes: ServiceScope[];
  /** The level of the session that created the key; policies that require a second factor require 2 */
  level: 1 | 2;
  networks: string[];
  enabled: boolean;
  expiresAt: string | null;
  /** The last use, to the minute */
  lastRequest: string | null;
  metadata: Record<string, unknown> | null;
  createdAt: string;
  updatedAt: string;
}

export type ServiceScope = 
  | 'account:read'
  | 'account:update'
  | 'audit:list'
  | 'organization:create'
  | 'organization:read'
  | 'organization:update'
  | 'member:update'
  | 'member:delete'
  | 'invitation:create'
  | 'invitation:cancel'
  | 'team:create'
  | 'team:update'
  | 'team:delete'
  | 'user:list'
  | 'user:get'
  | 'user:update'
  | 'user:ban'
  | 'organization:list'
  | 'organization:get'
  | 'domain:read'
  | 'sso:read'
  | 'directory:read'
  | 'member:create'
  | 'user:create'
  | 'user:set-role'
  | 'user:delete'
  | 'user:set-password'
  | 'session:list'
  | 'session:revoke';

export interface OrganizationListServiceAccountsInput {
  organizationId?: string;
}

export interface OrganizationUpdateServiceAccountInput {
  /** The service account. */
  serviceAccountId: string;
  name?: string;
  role?: string | string[];
  /** The keys of a disabled account make no calls. */
  enabled?: boolean;
  organizationId?: string;
}

export interface OrganizationDeleteServiceAccountInput {
  /** The service account. */
  serviceAccountId: string;
  organizationId?: string;
}

export type Scope = 
  | 'account:read'
  | 'account:update'
  | 'audit:list'
  | 'organization:create'
  | 'organization:read'
  | 'organization:update'
  | 'member:update'
  | 'member:delete'
  | 'invitation:create'
  | 'invitation:cancel'
  | 'team:create'
  | 'team:update'
  | 'team:delete'
  | 'user:list'
  | 'user:get'
  | 'user:update'
  | 'user:ban'
  | 'organization:list'
  | 'organization:get'
  | 'domain:read'
  | 'sso:read'
  | 'directory:read';

export interface OrganizationCreateServiceAccountKeyInput {
  name?: string;
  scopes: Scope[];
  /** Seconds until the key expires; null for a key that does not expire */
  expiresIn?: number | null;
  /** The networks from which the key works; all if the list is empty @default [] */
  networks?: string[];
  metadata?: Record<string, unknown>;
  /** The service account. */
  serviceAccountId: string;
  organizationId?: string;
}

export interface CreatedApiKey {
  id: string;
  userId: string;
  name: string | null;
  /** The first characters of the key */
  start: string;
  /** What the key may do, if its owner may do it too */
  scopes: ServiceScope[];
  /** The level of the session that created the key; policies that require a second factor require 2 */
  level: 1 | 2;
  networks: string[];
  enabled: boolean;
  expiresAt: string | null;
  /** The last use, to the minute */
  lastRequest: string | null;
  metadata: Record<string, unknown> | null;
  createdAt: string;
  updatedAt: string;
  /** The key, which is answered only once */
  key: string;
}

export interface OrganizationRotateServiceAccountKeyInput {
  keyId: string;
  /** Seconds for which the previous secret works too @default 0 */
  overlap?: number;
  organizationId?: string;
}

export interface OrganizationDeleteServiceAccountKeyInput {
  keyId: string;
  organizationId?: string;
}

export type EventType = 
  | 'user.signed-up'
  | 'session.started'
  | 'session.ended'
  | 'email.verified'
  | 'email.changed'
  | 'account.linked'
  | 'account.unlinked'
  | 'password.changed'
  | 'password.reset'
  | 'password.set'
  | 'username.changed'
  | 'security-notices.updated'
  | 'user.deleted'
  | 'organization.created'
  | 'organization.updated'
  | 'organization.two-factor-policy-set'
  | 'organization.deleted'
  | 'organization.ownership-transferred'
  | 'member.added'
  | 'member.role-changed'
  | 'member.removed'
  | 'member.left'
  | 'invitation.created'
  | 'invitation.resent'
  | 'invitation.accepted'
  | 'invitation.rejected'
  | 'invitation.canceled'
  | 'team.created'
  | 'team.updated'
  | 'team.removed'
  | 'team.member-added'
  | 'team.member-removed'
  | 'organization-role.created'
  | 'organization-role.updated'
  | 'organization-role.deleted'
  | 'user.updated'
  | 'user.created'
  | 'user.invited'
  | 'user.password-reset-sent'
  | 'user.verification-sent'
  | 'user.role-set'
  | 'user.banned'
  | 'user.unbanned'
  | 'user.removed'
  | 'user.password-set'
  | 'session.impersonated'
  | 'session.impersonation-ended'
  | 'import.completed'
  | 'admin.set-up'
  | 'admin.granted'
  | 'admin.revoked'
  | 'two-factor.enabled'
  | 'two-factor.disabled'
  | 'two-factor.method-added'
  | 'two-factor.backup-codes-created'
  | 'two-factor.backup-code-used'
  | 'two-factor.locked'
  | 'two-factor.reset'
  | 'two-factor.recovery-requested'
  | 'two-factor.recovery-canceled'
  | 'two-factor.recovered'
  | 'passkey.added'
  | 'passkey.removed'
  | 'passkey.clone-suspected'
  | 'api-key.created'
  | 'api-key.updated'
  | 'api-key.rotated'
  | 'api-key.deleted'
  | 'service-account.created'
  | 'service-account.updated'
  | 'service-account.deleted'
  | 'service-account.key-created'
  | 'service-account.key-rotated'
  | 'service-account.key-deleted'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.secret-rotated'
  | 'webhook.tested'
  | 'webhook.disabled'
  | 'audit-stream.created'
  | 'audit-stream.updated'
  | 'audit-stream.deleted'
  | 'audit-stream.tested'
  | 'audit-stream.rewound'
  | 'audit-stream.refused'
  | 'audit-stream.gap'
  | 'organization-domain.added'
  | 'organization-domain.updated'
  | 'organization-domain.verified'
  | 'organization-domain.failing'
  | 'organization-domain.lost'
  | 'organization-domain.removed'
  | 'sso-connection.created'
  | 'sso-connection.updated'
  | 'sso-connection.tested'
  | 'sso-connection.enabled'
  | 'sso-connection.disabled'
  | 'sso-connection.deleted'
  | 'sso-connection.certificate-expiring'
  | 'sso-connection.metadata-failed'
  | 'organization.sso-policy-set'
  | 'sso.break-glass-used'
  | 'directory.created'
  | 'directory.updated'
  | 'directory.deleted'
  | 'directory.mapping-changed'
  | 'directory.token-created'
  | 'directory.token-deleted'
  | 'directory.token-expiring'
  | 'directory-user.created'
  | 'directory-user.updated'
  | 'directory-user.deactivated'
  | 'directory-user.reactivated'
  | 'directory-user.deleted'
  | 'directory-group.created'
  | 'directory-group.updated'
  | 'directory-group.deleted'
  | 'directory-group.member-added'
  | 'directory-group.member-removed'
  | 'setup-link.created'
  | 'setup-link.opened'
  | 'setup-link.completed'
  | 'setup-link.revoked'
  | 'oauth-client.created'
  | 'oauth-client.registered'
  | 'oauth-client.updated'
  | 'oauth-client.secret-rotated'
  | 'oauth-client.deleted'
  | 'oauth-resource.created'
  | 'oauth-resource.updated'
  | 'oauth-resource.deleted'
  | 'oauth-resource.linked'
  | 'oauth-resource.unlinked'
  | 'oauth-client.verified'
  | 'oauth-client-host.changed'
  | 'oauth-registration-token.created'
  | 'oauth-registration-token.deleted'
  | 'oauth-client.secret-expiring'
  | 'oauth-grant.created'
  | 'oauth-grant.updated'
  | 'oauth-grant.denied'
  | 'oauth-grant.revoked'
  | 'oauth-code.reused'
  | 'oauth-token.reused'
  | 'oauth-logout.failed'
  | 'device.approved'
  | 'device.denied'
  | 'agent.created'
  | 'agent.updated'
  | 'agent.stopped'
  | 'agent.resumed'
  | 'agent.all-stopped'
  | 'agent.all-resumed'
  | 'agent.budget-reached'
  | 'oauth-token.exchanged'
  | 'personal-data.exported'
  | 'user.data-exported'
  | 'user.inactivity-noticed'
  | 'organization.exported';

export interface OrganizationCreateWebhookInput {
  url: string;
  /** The types of events to deliver; null for all, including later ones. @default null */
  types?: EventType[] | null;
  /** A note for the people who manage the webhook. @default null */
  description?: string | null;
  organizationId?: string;
}

export interface WebhookWithSecret {
  webhook: Webhook;
  /** Verifies the signatures. It is shown only in this answer. */
  secret: string;
}

export interface Webhook {
  id: string;
  /** Null for a webhook of the platform. */
  organizationId: string | null;
  url: string;
  types: EventType[] | null;
  /** A note for the people who manage the webhook. */
  description: string | null;
  /** Version of the payloads, from the time of the creation. */
  version: number;
  /** The first failed delivery since the last successful one. */
  failingSince: string | null;
  disabledAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface OrganizationUpdateWebhookInput {
  /** The webhook. */
  webhookId: string;
  url?: string;
  /** The types of events to deliver; null for all, including later ones. */
  types?: EventType[] | null;
  /** A note for the people who manage the webhook. */
  description?: string | null;
  /** `false` stops deliveries; `true` resumes them with the next event. */
  enabled?: boolean;
  organizationId?: string;
}

export interface OrganizationDeleteWebhookInput {
  /** The webhook. */
  webhookId: string;
  organizationId?: string;
}

export interface OrganizationListWebhooksInput {
  organizationId?: string;
}

export interface ListedWebhook {
  id: string;
  /** Null for a webhook of the platform. */
  organizationId: string | null;
  url: string;
  types: EventType[] | null;
  /** A note for the people who manage the webhook. */
  description: string | null;
  /** Version of the payloads, from the time of the creation. */
  version: number;
  /** The first failed delivery since the last successful one. */
  failingSince: string | null;
  disabledAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** The deliveries whose last attempt was in the current clock hour or the 23 before it, like the hours of `DeliveryCounts`. */
  lastDay: {
    delivered: number;
    failed: number;
    /** Failed, and tried again. */
    retrying: number;
  };
  /** The last successful attempt of a stored delivery. */
  lastDeliveredAt: string | null;
}

export interface OrganizationRotateWebhookSecretInput {
  /** The webhook. */
  webhookId: string;
  organizationId?: string;
}

export interface OrganizationTestWebhookInput {
  /** The webhook. */
  webhookId: string;
  /** Sends an example of this event instead. */
  type?: EventType;
  organizationId?: string;
}

export interface OrganizationListWebhookDeliveriesInput {
  /** The webhook. */
  webhookId: string;
  limit?: number | string;
  /** The `nextCursor` of the previous page. */
  cursor?: number | string;
  /** By default all; `retrying`: pending after a failed attempt. */
  state?: 'delivered' | 'failed' | 'retrying';
  /** Types separated by commas; by default all. */
  types?: string;
  /** Only deliveries whose last attempt was at this time or later. */
  from?: string;
  /** Only deliveries whose last attempt was before this time. */
  to?: string;
  /** Only the delivery with this id, or that of the event with this id. */
  search?: string;
  organizationId?: string;
}

export interface WebhookDeliveries {
  deliveries: WebhookDelivery[];
  nextCursor: number | null;
}

export interface WebhookDelivery {
  id: string;
  webhookId: string;
  /** The header `webhook-id`. */
  eventId: string;
  sequence: number;
  type: EventType;
  /** The time of the event. */
  occurredAt: string;
  /** The user that the event is about, else its organization; null if it has neither. */
  subject: DeliverySubject | null;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  /** The last attempt. */
  attemptedAt: string | null;
  nextAttemptAt: string | null;
  /** HTTP status of the last response. */
  responseStatus: number | null;
  /** Milliseconds of the last attempt. */
  duration: number | null;
  /** Why the attempt failed. */
  error: string | null;
  createdAt: string;
}

export interface DeliverySubject {
  kind: 'user' | 'organization';
  id: string;
  /** The current name, or the email of a user without one; null after the deletion, and for callers who may not read the audit log. */
  name: string | null;
}

export interface OrganizationGetWebhookDeliveryInput {
  /** The delivery. */
  deliveryId: string;
  organizationId?: string;
}

export interface WebhookDeliveryDetails {
  delivery: WebhookDelivery;
  /** The URL of the webhook. */
  url: string;
  /** The body of the request. */
  body: string;
  /** The last 20 attempts, oldest first. */
  log: WebhookAttempt[];
}

export interface WebhookAttempt {
  /** Also the header `webhook-timestamp`, in seconds. */
  startedAt: string;
  /** Milliseconds. */
  duration: number;
  responseStatus: number | null;
  /** Why the attempt failed. */
  error: string | null;
  /** The header `webhook-signature`. @default null */
  signature: string | null;
  /** Of the response. */
  contentType: string | null;
  /** The first 1,000 characters of the response; null from a private host. */
  body: string | null;
}

export interface OrganizationCountWebhookDeliveriesInput {
  /** The webhook. */
  webhookId: string;
  organizationId?: string;
}

export interface DeliveryCounts {
  /** The current clock hour and the 23 before it, oldest first. A delivery counts in that of its last attempt. */
  hours: {
    from: string;
    delivered: number;
    /** Whose last attempt failed. */
    failed: number;
    /** Those of `failed` that are tried again. */
    retrying: number;
  }[];
  /** Failed or waiting for a retry, at any time; at most 10,000. */
  undelivered: number;
}

export interface OrganizationRedeliverWebhookInput {
  /** The delivery. */
  deliveryId: string;
  organizationId?: string;
}

export interface OrganizationRedeliverWebhookAllInput {
  /** The webhook. */
  webhookId: string;
  /** Only these deliveries of the webhook, also those that succeeded. */
  deliveryIds?: string[];
  organizationId?: string;
}

export interface Redelivered {
  redelivered: number;
  /** Those of `deliveryIds` that are not sent again: they do not exist, or wait for their first attempt. */
  rejected?: {
    deliveryId: string;
    reason: 'not-found' | 'waiting';
  }[];
}

export type AuditStreamPreset = 'splunk' | 'datadog' | 'elastic' | 'generic' | 'syslog';

export type AuditStreamFormat = 'jsonl' | 'ocsf' | 'cef';

export interface OrganizationCreateAuditStreamInput {
  name: string;
  /** The kind of receiver. */
  preset: AuditStreamPreset;
  /** The form of each entry. */
  format?: AuditStreamFormat;
  /** For `syslog`: `tls://` with host and port. */
  url: string;
  /** The token or key of the receiver. */
  token?: string;
  /** For `syslog`: certificates that are trusted, in PEM. @default null */
  ca?: string | null;
  /** For `syslog`, in PEM, with its key. @default null */
  clientCertificate?: string | null;
  /** Of the client certificate, in PEM. @default null */
  clientKey?: string | null;
  /** The events to send; null for all, including later ones. @default null */
  events?: AuditEvent[] | null;
  organizationId?: string;
}

export interface CreatedAuditStream {
  stream: AuditStream;
  /** Of the preset `generic`: verifies the signatures. It is shown only in this answer. */
  secret: string | null;
}

export interface AuditStream {
  id: string;
  organizationId: string | null;
  name: string;
  preset: AuditStreamPreset;
  format: AuditStreamFormat;
  url: string;
  ca: string | null;
  clientCertificate: string | null;
  events: AuditEvent[] | null;
  includesOrigin: boolean;
  /** The last entry that was sent. */
  sequence: number;
  /** Entries that wait, at most 10,000; in lists. */
  behind?: number;
  deliveredAt: string | null;
  failingSince: string | null;
  lastError: string | null;
  disabledAt: string | null;
  createdAt: string;
}

export interface OrganizationListAuditStreamsInput {
  organizationId?: string;
}

export interface OrganizationUpdateAuditStreamInput {
  /** The stream. */
  streamId: string;
  name?: string;
  /** The form of each entry. */
  format?: AuditStreamFormat;
  /** For `syslog`: `tls://` with host and port. */
  url?: string;
  /** The token or key of the receiver. */
  token?: string;
  /** For `syslog`: certificates that are trusted, in PEM. */
  ca?: string | null;
  /** For `syslog`, in PEM, with its key. */
  clientCertificate?: string | null;
  /** Of the client certificate, in PEM. */
  clientKey?: string | null;
  /** The events to send; null for all, including later ones. */
  events?: AuditEvent[] | null;
  /** `false` stops the stream, `true` goes on where it stopped. */
  enabled?: boolean;
  organizationId?: string;
}

export interface OrganizationDeleteAuditStreamInput {
  /** The stream. */
  streamId: string;
  organizationId?: string;
}

export interface OrganizationTestAuditStreamInput {
  /** The stream. */
  streamId: string;
  organizationId?: string;
}

export interface OrganizationRewindAuditStreamInput {
  /** The stream. */
  streamId: string;
  /** Entries after it are sent again. */
  toSequence: number | string;
  organizationId?: string;
}

export interface OrganizationAddDomainInput {
  organizationId?: string;
  /** As it stands after the `@` of addresses. */
  domain: string;
  /** Whether addresses in its subdomains count too. @default false */
  includesSubdomains?: boolean;
}

export interface Domain {
  id: string;
  organizationId: string;
  /** In lower case, in punycode. */
  domain: string;
  /** Whether addresses in its subdomains count too. */
  includesSubdomains: boolean;
  /** pending: never proven. failing: proven, but the record was missing at the last check. lost: no longer proven. */
  status: 'pending' | 'verified' | 'failing' | 'lost';
  record: DomainRecord;
  /** When it was last proven. */
  verifiedAt: string | null;
  /** When its record was last looked up. */
  checkedAt: string | null;
  /** The first check at which the record was missing. */
  failingSince: string | null;
  lostAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The DNS record that proves the domain. */
export interface DomainRecord {
  name: string;
  type: 'TXT';
  value: string;
}

export interface OrganizationListDomainsInput {
  organizationId?: string;
}

export interface OrganizationVerifyDomainInput {
  organizationId?: string;
  /** The domain. */
  domainId: string;
}

export interface OrganizationUpdateDomainInput {
  organizationId?: string;
  /** The domain. */
  domainId: string;
  /** Whether addresses in its subdomains count too. */
  includesSubdomains: boolean;
}

export interface OrganizationDeleteDomainInput {
  organizationId?: string;
  /** The domain. */
  domainId: string;
}

export interface OrganizationCreateDirectoryInput {
  organizationId?: string;
  name: string;
  /** The role of members whom the directory adds. @default "member" */
  defaultRole?: string;
  /** The directory grants and changes no role that outranks it. @default "member" */
  ceilingRole?: string;
}

export interface NewDirectoryToken {
  directory: Directory;
  /** The bearer token for the settings of the directory. It is not shown again. */
  token: string;
}

export interface Directory {
  id: string;
  organizationId: string;
  name: string;
  /** The base URL of SCIM, for the settings of the directory. */
  url: string;
  enabled: boolean;
  /** Whether it may change users. One that a set-up link connected has to be confirmed. */
  confirmed: boolean;
  /** The role of members whom the directory adds. */
  defaultRole: string;
  /** The directory grants and changes no role that outranks it. */
  ceilingRole: string;
  tokens: DirectoryToken[];
  createdAt: string;
  updatedAt: string;
}

export interface DirectoryToken {
  id: string;
  name: string;
  /** The first characters. */
  start: string;
  expiresAt: string;
  lastUsedAt: string | null;
  createdAt: string;
}

export interface OrganizationGetDirectoryInput {
  organizationId?: string;
}

export interface OrganizationUpdateDirectoryInput {
  organizationId?: string;
  name?: string;
  /** Whether its tokens are accepted. */
  enabled?: boolean;
  /** Lets a directory that a set-up link connected change users. */
  confirmed?: true;
  /** The role of members whom the directory adds. */
  defaultRole?: string;
  /** The directory grants and changes no role that outranks it. */
  ceilingRole?: string;
}

export interface OrganizationDeleteDirectoryInput {
  organizationId?: string;
}

export interface OrganizationListDirectoryUsersInput {
  organizationId?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface DirectoryUsers {
  users: DirectoryUser[];
  total: number;
  nextCursor: string | null;
}

export interface DirectoryUser {
  id: string;
  /** The account; null without one. */
  userId: string | null;
  userName: string;
  displayName: string | null;
  /** The id that the directory uses. */
  externalId: string | null;
  active: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface OrganizationListDirectoryGroupsInput {
  organizationId?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface DirectoryGroups {
  groups: DirectoryGroup[];
  total: number;
  nextCursor: string | null;
}

export interface DirectoryGroup {
  id: string;
  displayName: string;
  /** The id that the directory uses. */
  externalId: string | null;
  memberCount: number;
  /** What its members get; empty for no mapping to roles. */
  roles: string[];
  teamId: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface OrganizationListDirectoryRequestsInput {
  organizationId?: string;
}

export interface DirectoryRequest {
  id: string;
  method: string;
  /** Below the base URL of SCIM, without the query. */
  path: string;
  status: number;
  /** What the directory was told. */
  detail: string;
  createdAt: string;
}

export interface OrganizationSetGroupMappingInput {
  organizationId?: string;
  /** The group. */
  groupId: string;
  /** The roles of its members; without any, the group gives none. @default [] */
  roles?: string[];
  /** The team of its members. @default null */
  teamId?: string | null;
}

export interface OrganizationCreateDirectoryTokenInput {
  organizationId?: string;
  /** To tell the tokens of a directory apart. @default "" */
  name?: string;
  /** Seconds; by default `scim.tokenExpiresIn`. */
  expiresIn?: number;
}

export interface OrganizationDeleteDirectoryTokenInput {
  organizationId?: string;
  /** The token. */
  tokenId: string;
}

/** `domains` proves domains, `sso` adds identity providers, `scim` connects a directory. */
export type SetupScope = 'domains' | 'sso' | 'scim';

export interface OrganizationCreateSetupLinkInput {
  organizationId?: string;
  scopes: SetupScope[];
  /** Seconds; by default `setupLinks.expiresIn`. */
  expiresIn?: number;
  /** Whether what it sets up takes effect before a member has confirmed it. Only owners can choose it. @default false */
  mayEnable?: boolean;
  /** Where the page links to when everything is set up. */
  callbackURL?: string;
}

export interface NewSetupLink {
  link: SetupLink;
  /** Answered once. */
  url: string;
}

export interface SetupLink {
  id: string;
  organizationId: string;
  scopes: SetupScope[];
  mayEnable: boolean;
  expiresAt: string;
  /** When it was first opened. The browser that opened it keeps it. */
  openedAt: string | null;
  /** When its holder said that everything is set up. */
  completedAt: string | null;
  createdAt: string;
}

export interface OrganizationListSetupLinksInput {
  organizationId?: string;
}

export interface OrganizationRevokeSetupLinkInput {
  organizationId?: string;
  /** The set-up link. */
  setupLinkId: string;
}

export interface OrganizationListConnectedAppsInput {
  /** By default the active organization. */
  organizationId?: string;
}

export interface ConnectedApp {
  client: PublicOAuthClient;
  /** Whether it is an application of the organization. */
  isOwn: boolean;
  /** The members who use it. */
  users: number;
  /** What they allowed it. */
  scopes: ApplicationScope[];
  updatedAt: string;
}

export interface PublicOAuthClient {
  /** The id of the application. */
  client_id: string;
  /** As users see it. */
  client_name: string;
  /** Its home page. */
  client_uri: string | null;
  /** Its privacy policy. */
  policy_uri: string | null;
  /** Its terms of service. */
  tos_uri: string | null;
  /** Whether it is an application of the operator, for which users are not asked for their consent. */
  skip_consent: boolean;
  source: OAuthClientSource;
  /** That serves its metadata document. */
  host: string | null;
}

export type OAuthClientSource = 'manual' | 'document' | 'dynamic';

export type ApplicationScope = 
  | 'openid'
  | 'profile'
  | 'email'
  | 'offline_access'
  | 'account:read'
  | 'account:update'
  | 'audit:list'
  | 'organization:create'
  | 'organization:read'
  | 'organization:update'
  | 'member:update'
  | 'member:delete'
  | 'invitation:create'
  | 'invitation:cancel'
  | 'team:create'
  | 'team:update'
  | 'team:delete'
  | 'user:list'
  | 'user:get'
  | 'user:update'
  | 'user:ban'
  | 'organization:list'
  | 'organization:get'
  | 'domain:read'
  | 'sso:read'
  | 'directory:read';

export interface OrganizationRevokeConnectedAppInput {
  /** By default the active organization. */
  organizationId?: string;
  /** The id of the application. */
  client_id: string;
}

export interface OrganizationExportInput {
  organizationId: string;
  /** Whether to add the audit log. @default false */
  withAudit?: boolean;
  /** The cursor of the next page, from the answer with the previous one */
  after?: string;
}

export interface OrganizationExportPage {
  records: {
    file: 'organization' | 'settings' | 'audit';
    record: Record<string, unknown>;
  }[];
  nextCursor: string | null;
}

export interface PictureInput {
  id: string;
}

export interface UploadPictureInput {
  /** A PNG, JPEG or WebP file in base64, of at most 2048 by 2048 pixels. Metadata such as EXIF is removed */
  data: string;
}

export interface Jwt {
  /** A JWT */
  token: string;
}

export interface KeySet {
  keys: PublicKey[];
}

export type PublicKey = {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  alg: 'ES256';
  use: 'sig';
  x: string;
  y: string;
} | {
  kid: string;
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  x: string;
};

export interface AdminGetOverviewInput {
  /** The length of the period; by default 30 */
  days?: number | string;
}

export interface Overview {
  users: CappedCount;
  organizations: CappedCount;
  /** Users who signed in during the period, and during the one before */
  activeUsers: {
    period: CappedCount;
    before: CappedCount;
  };
  /** The days of the period, oldest first; the last one is today */
  days: DayFigures[];
  /** As many days before, to compare with */
  before: DayFigures[];
  /** What should be looked at, with its number */
  attention: Attention[];
  mails: {
    waiting: CappedCount;
    /** Those that have waited for more than a minute, because a delivery failed */
    delayed: number;
  };
  findings: Finding[];
}

export interface CappedCount {
  count: number;
  /** There are more than `count` */
  isCapped: boolean;
}

export interface DayFigures {
  /** A day in UTC */
  day: string;
  /** At most 100,000 */
  signUps: number;
  /** Users who signed in, of at most 100,000 sign-ins */
  activeUsers: number;
  /** At most 100,000 */
  failedSignIns: number;
  /** At most 100,000 */
  undeliveredMails: number;
}

export interface Attention {
  name: string;
  count: number;
}

/** An unsafe setting, as `npm run doctor` reports it */
export interface Finding {
  name: string;
  message: string;
  /** What it is about, with the error, such as the name of an audit stream */
  detail?: string;
}

export interface AdminListUsersInput {
  /** Part of an email or a name, case-insensitive and without wildcards; or an id, with the field `any` */
  searchValue?: string;
  /** @default "email" */
  searchField?: 'email' | 'name' | 'any';
  /** @default "contains" */
  searchOperator?: 'contains' | 'starts_with' | 'ends_with';
  limit?: number | string;
  offset?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
  /** @default "createdAt" */
  sortBy?: 'createdAt' | 'updatedAt' | 'email' | 'name' | 'role' | 'banned' | 'emailVerified';
  /** @default "asc" */
  sortDirection?: 'asc' | 'desc';
  /** @default "email" */
  filterField?: 
    | 'id'
    | 'email'
    | 'name'
    | 'role'
    | 'banned'
    | 'emailVerified'
    | 'twoFactorEnabled'
    | 'createdAt'
    | 'updatedAt'
    | 'banExpires';
  /** Repeat the parameter for the operator `in`. An empty value is a value. */
  filterValue?: string | boolean | number | string[];
  /** `contains`, `starts_with` and `ends_with`: case-insensitive, for `email` and `name` only @default "eq" */
  filterOperator?: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'in' | 'contains' | 'starts_with' | 'ends_with';
  administrator?: boolean | 'true' | 'false';
  banned?: boolean | 'true' | 'false';
  emailVerified?: boolean | 'true' | 'false';
  twoFactorEnabled?: boolean | 'true' | 'false';
  /** Users who were created at this time or later. */
  createdFrom?: string;
  /** Users who were created before this time. */
  createdTo?: string;
  /** Members of this organization. Requires the permission and the scope `organization:get`. */
  organizationId?: string;
  exactTotal?: boolean | 'true' | 'false';
}

export interface UserPage {
  users: ListedUser[];
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  limit?: number;
  offset?: number;
}

export interface ListedUser extends UserFields {
  id: string;
  email: string;
  name: string;
  image: string | null;
  emailVerified: boolean;
  createdAt: string;
  updatedAt: string;
  role: string;
  banned: boolean;
  banReason: string | null;
  banExpires: string | null;
  twoFactorEnabled: boolean;
  /** Whether the user has no credential, only the session of a browser */
  isAnonymous: boolean;
  /** In lower case; null without a username */
  username: string | null;
  /** The username as the user wrote it */
  displayUsername: string | null;
  /** In E.164; null without a phone number */
  phoneNumber: string | null;
  phoneNumberVerified: boolean;
  /** When a session of the user was last created or renewed (`session.updateAge`), or the last event in the audit log that the user caused; null for neither */
  lastSeenAt: string | null;
}

export interface AdminGetUserInput {
  id: string;
}

export interface AdminCreateUserInput {
  email: string;
  password?: string;
  name: string;
  role?: string | string[];
  data?: UserFieldsInput & {
    image?: string | null;
  };
}

export interface AdminCreateUserOutput {
  user: User;
}

export interface AdminInviteUserInput {
  email: string;
  name: string;
  role?: string | string[];
  data?: UserFieldsInput & {
    image?: string | null;
  };
}

export interface AdminInviteUserOutput {
  user: User;
}

export interface AdminSendPasswordResetInput {
  userId: string;
}

export interface AdminSendVerificationEmailInput {
  userId: string;
}

export interface AdminUpdateUserInput {
  userId: string;
  data: Partial<UserFieldsInput> & {
    name?: string;
    image?: string | null;
    email?: string;
    emailVerified?: boolean;
  };
}

export interface AdminSetRoleInput {
  userId: string;
  role: string | string[];
}

export interface AdminSetRoleOutput {
  user: User;
}

export interface AdminBanUserInput {
  userId: string;
  banReason?: string;
  banExpiresIn?: number;
}

export interface AdminBanUserOutput {
  user: User;
}

export interface AdminUnbanUserInput {
  userId: string;
}

export interface AdminUnbanUserOutput {
  user: User;
}

export interface AdminImpersonateUserInput {
  userId: string;
}

export interface Impersonation {
  session: Session;
  user: User;
}

export interface AdminGetImpersonatorOutput {
  id: string;
  name: string;
  email: string;
}

export interface AdminListUserSessionsInput {
  userId: string;
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface AdminListUserSessionsOutput {
  sessions: Session[];
  nextCursor: string | null;
}

export interface AdminListUserAccountsInput {
  userId: string;
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface AdminListUserAccountsOutput {
  accounts: ListedAccount[];
  nextCursor: string | null;
}

export interface AdminListUserOrganizationsInput {
  userId: string;
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface AdminListUserOrganizationsOutput {
  organizations: {
    id: string;
    name: string;
    slug: string;
    logo: string | null;
    /** One role, or several joined by commas */
    role: string;
    memberSince: string;
  }[];
  nextCursor: string | null;
}

export interface AdminRevokeUserSessionInput {
  sessionToken: string;
}

export interface AdminRevokeUserSessionsInput {
  userId: string;
}

export interface AdminRemoveUserInput {
  userId: string;
  /** Whether to answer the number of the receipt. */
  receipt?: boolean;
}

export interface RemovedUser {
  success: true;
  /** The number of the receipt. */
  receipt?: string;
}

export interface AdminSetUserPasswordInput {
  userId: string;
  newPassword: string;
}

export interface AdminHasPermissionInput {
  permission?: Record<string, string[]>;
  permissions?: Record<string, string[]>;
  userId?: string;
  role?: string;
}

export interface AdminHasPermissionOutput {
  error: null;
  success: boolean;
}

export interface AdminListOrganizationsInput {
  /** Part of a name or a slug, case-insensitive and without wildcards; or an id */
  searchValue?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
  /** @default "createdAt" */
  sortBy?: 'createdAt' | 'name' | 'slug';
  /** @default "asc" */
  sortDirection?: 'asc' | 'desc';
}

export interface OrganizationPage {
  organizations: ListedOrganization[];
  total: number;
  /** There are more than `total`: counting stopped there */
  totalIsCapped: boolean;
  nextCursor: string | null;
}

export interface ListedOrganization extends OrganizationFields {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  /** JSON text; the answers of create and update carry the object */
  metadata: string | null;
  /** Members without a second factor may not use the organization */
  requireTwoFactor: boolean;
  createdAt: string;
  memberCount: number;
}

export interface AdminGetOrganizationInput {
  id: string;
}

export interface OrganizationDetails extends OrganizationFields {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  /** JSON text; the answers of create and update carry the object */
  metadata: string | null;
  /** Members without a second factor may not use the organization */
  requireTwoFactor: boolean;
  createdAt: string;
  memberCount: number;
  teamCount: number;
  /** Without expired ones */
  pendingInvitationCount: number;
}

export interface AdminListOrganizationMembersInput {
  organizationId: string;
  /** Part of a name or an email address */
  search?: string;
  role?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
  /** @default "createdAt" */
  sortBy?: 'createdAt' | 'name' | 'email' | 'role';
  /** @default "asc" */
  sortDirection?: 'asc' | 'desc';
}

export interface AdminUpdateOrganizationInput {
  organizationId: string;
  data: Partial<OrganizationFieldsInput> & {
    name?: string;
    slug?: string;
    logo?: string | null;
  };
}

export interface AdminDeleteOrganizationInput {
  organizationId: string;
}

export interface Settings {
  subjects: SettingsSubject[];
  providers: ConfiguredProvider[];
}

export interface SettingsSubject {
  /** Null for the options without a subject */
  name: string | null;
  description: string | null;
  settings: Setting[];
}

/** An option of the service */
export interface Setting {
  /** Subject and name */
  path: string;
  description: string;
  /** The environment variable that sets the option, if there is one */
  variable: string | null;
  /** `file` is `gatehouse.config.ts`, or the options that a program passed to `createGatehouse`; `saved` is a value of `saveSettings` */
  source: 'environment' | 'file' | 'saved' | 'default';
  /** Whether `saveSettings` takes it, while neither the environment nor the file sets it */
  isSavable: boolean;
  /** A text, or JSON; null without a default */
  default: string | null;
  input: SettingInput;
  /** `hidden` is set, but not shown, because it is or may contain a secret */
  kind: 'value' | 'unset' | 'hidden' | 'function';
  /** A text, or JSON; null unless `kind` is `value`. URLs have no credentials and no query */
  value: string | null;
}

/** The values that an option takes. The service can reject others of them at its start */
export interface SettingInput {
  /** The kind of value. `list` has texts; `json` is any other value; `secret` has a text that is not shown; `function` is written in `gatehouse.config.ts` only */
  control: 'boolean' | 'integer' | 'number' | 'choice' | 'string' | 'list' | 'json' | 'secret' | 'function';
  /** The values of `choice`, or those of a `list` of choices; else empty */
  choices: (string | number | boolean)[];
  /** The least number */
  minimum: number | null;
  /** A number must be above it */
  exclusiveMinimum: number | null;
  /** The greatest number */
  maximum: number | null;
  /** Of a text, in UTF-16 code units */
  minLength: number | null;
  /** Of a text, in UTF-16 code units */
  maxLength: number | null;
  /** A regular expression, of ECMA-262, that a text or each of a `list` matches */
  pattern: string | null;
  /** The required fields of an object */
  fields: string[];
}

export interface ConfiguredProvider {
  id: string;
  name: string;
  /** Whether a client is configured, so that users can sign in */
  enabled: boolean;
  /** The redirect URL to register with the provider */
  callbackUrl: string;
}

export interface AdminSaveSettingsInput {
  /** The values by the path of their options, of which `getSettings` says `isSavable` */
  settings: Record<string, string | number | boolean | null>;
}

export interface AdminListEmailsInput {
  /** By default the first one of the option `languages`. */
  language?: 'en' | 'de' | 'fr' | 'es' | 'pt-BR' | 'ja' | 'ar';
}

export interface Emails {
  /** Where emails without a function go: to the mail server, to `/dev/mailbox`, or nowhere */
  delivery: 'smtp' | 'mailbox' | 'none';
  from: string;
  emails: EmailKind[];
}

/** An email of the service */
export interface EmailKind {
  /** As in `listEmails` */
  name: string;
  subject: string;
  /** Whether a function of the options sends it instead */
  isReplaced: boolean;
}

export interface AdminPreviewEmailInput {
  /** As in `listEmails` */
  name: string;
  /** By default the first one of the option `languages`. */
  language?: 'en' | 'de' | 'fr' | 'es' | 'pt-BR' | 'ja' | 'ar';
}

/** An email with made-up contents */
export interface EmailPreview {
  subject: string;
  html: string;
  plainText: string;
  /** Whether a function of the options sends it instead */
  isReplaced: boolean;
}

export interface TestEmail {
  /** `sent`: the mail server accepted it. `mailbox`: it is in `/dev/mailbox`. `disabled`: there is no mail server */
  status: 'sent' | 'mailbox' | 'failed' | 'disabled';
  to: string;
  /** Why it failed, without credentials */
  error: string | null;
}

export interface AdminListAuditInput {
  event?: AuditEvent;
  actorId?: string;
  subjectId?: string;
  /** The user who caused the event or was affected by it */
  userId?: string;
  from?: string;
  to?: string;
  limit?: number | string;
  offset?: number | string;
  cursor?: string;
  organizationId?: string;
}

export interface AuditPage {
  entries: AuditEntry[];
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
}

export interface AuditEntry {
  id: string;
  event: AuditEvent;
  actorId: string | null;
  actor: {
    id: string;
    name: string;
    email: string;
  } | null;
  subjectId: string | null;
  subject: {
    id: string;
    name: string;
    email: string;
  } | null;
  organizationId: string | null;
  /** The invited address; null after the deletion of the invitation, or where the entry has none */
  invitee: string | null;
  details: Record<string, string | number | boolean | null>;
  createdAt: string;
  organization: {
    id: string;
    name: string;
    slug: string;
  } | null;
  ipAddress: string;
  userAgent: string;
}

export interface AdminSetupInput {
  token: string;
  name: string;
  email: string;
  password: string;
}

export interface AdminCreateSetupLinkOutput {
  url: string;
  expiresAt: string;
}

export interface AdminResetTwoFactorInput {
  userId: string;
}

export interface AdminResetTwoFactorOutput {
  user: User;
}

export interface AuditState {
  enabled: boolean;
  seals: number;
  /** Those in seals. */
  entries: number;
  sealedAt: string | null;
  /** Entries without a seal, at most 20,000. */
  waiting: number;
  waitingSince: string | null;
  checkpoint: {
    number: number;
    kind: 'interval' | 'day' | 'retention' | 'restore' | 'key';
    createdAt: string;
  } | null;
  /** The last one. */
  verification: {
    verifiedAt: string;
    entries: number;
    violations: number;
  } | null;
  anchors: AuditAnchorState[];
}

export interface AuditAnchorState {
  type: 'file' | 'mail' | 'webhook' | 'git';
  place: string;
  /** The number of the last one that it got. */
  checkpoint: number | null;
  sentAt: string | null;
  error: string | null;
}

export interface AdminAuditProofInput {
  /** The entry. */
  entryId: string;
}

export interface AdminCreateAuditStreamInput {
  name: string;
  /** The kind of receiver. */
  preset: AuditStreamPreset;
  /** The form of each entry. */
  format?: AuditStreamFormat;
  /** For `syslog`: `tls://` with host and port. */
  url: string;
  /** The token or key of the receiver. */
  token?: string;
  /** For `syslog`: certificates that are trusted, in PEM. @default null */
  ca?: string | null;
  /** For `syslog`, in PEM, with its key. @default null */
  clientCertificate?: string | null;
  /** Of the client certificate, in PEM. @default null */
  clientKey?: string | null;
  /** The events to send; null for all, including later ones. @default null */
  events?: AuditEvent[] | null;
  /** Whether IP addresses and user agents are sent. @default false */
  includesOrigin?: boolean;
}

export interface AdminUpdateAuditStreamInput {
  /** The stream. */
  streamId: string;
  name?: string;
  /** The form of each entry. */
  format?: AuditStreamFormat;
  /** For `syslog`: `tls://` with host and port. */
  url?: string;
  /** The token or key of the receiver. */
  token?: string;
  /** For `syslog`: certificates that are trusted, in PEM. */
  ca?: string | null;
  /** For `syslog`, in PEM, with its key. */
  clientCertificate?: string | null;
  /** Of the client certificate, in PEM. */
  clientKey?: string | null;
  /** The events to send; null for all, including later ones. */
  events?: AuditEvent[] | null;
  /** `false` stops the stream, `true` goes on where it stopped. */
  enabled?: boolean;
  /** Whether IP addresses and user agents are sent. */
  includesOrigin?: boolean;
}

export interface AdminDeleteAuditStreamInput {
  /** The stream. */
  streamId: string;
}

export interface AdminTestAuditStreamInput {
  /** The stream. */
  streamId: string;
}

export interface AdminRewindAuditStreamInput {
  /** The stream. */
  streamId: string;
  /** Entries after it are sent again. */
  toSequence: number | string;
}

export interface AdminListConnectionsInput {
  /** By default those of all organizations. */
  organizationId?: string;
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface ConnectionPage {
  connections: AdministeredConnection[];
  total: number;
  /** There are more than `total`: counting stopped there */
  totalIsCapped: boolean;
  nextCursor: string | null;
}

export interface AdministeredConnection {
  id: string;
  providerId: string;
  name: string;
  type: 'oidc' | 'saml';
  /** As the provider writes it in ID tokens; of SAML its entity id, which metadata contain. */
  issuer: string;
  organization: RowOrganization;
  /** The domains of the organization that it serves. */
  domains: SsoConnectionDomain[];
  enabled: boolean;
  /** Whether its current settings were tested. */
  tested: boolean;
  /** What its managers should look at. */
  attention: ('not-tested' | 'no-proven-domain' | 'domain-lost')[];
  /** Null if none of the recorded sign-ins succeeded. */
  lastSignInAt: string | null;
  /** Sign-ins of the last 24 hours that were refused, of the newest 50. */
  failures: number;
  createdAt: string;
}

export interface RowOrganization {
  id: string;
  name: string;
  slug: string;
}

export interface SsoConnectionDomain {
  id: string;
  domain: string;
  status: 'pending' | 'verified' | 'failing' | 'lost';
}

export interface AdminGetConnectionInput {
  /** The identity provider. */
  connectionId: string;
}

export interface AdminListConnectionAttemptsInput {
  /** The identity provider. */
  connectionId: string;
}

export interface AdministeredAttempt {
  id: string;
  outcome: 'signed-in' | 'refused' | 'test';
  /** The code of a refusal, or of what a sign-in did not apply. */
  reason: string | null;
  /** The rule that a SAML response breaks. */
  rule: string | null;
  userId: string | null;
  createdAt: string;
}

export interface AdminDisableConnectionInput {
  /** The identity provider. */
  connectionId: string;
}

export interface AdminListDirectoriesInput {
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface DirectoryPage {
  directories: AdministeredDirectory[];
  total: number;
  /** There are more than `total`: counting stopped there */
  totalIsCapped: boolean;
  nextCursor: string | null;
}

export interface AdministeredDirectory {
  id: string;
  name: string;
  organization: RowOrganization;
  enabled: boolean;
  /** Whether it may change users. One that a set-up link connected has to be confirmed. */
  confirmed: boolean;
  /** When one of its tokens was last used. */
  lastRequestAt: string | null;
  users: number;
  groups: number;
  /** Requests of the last 30 days that were refused, of the newest 100. */
  refused: number;
  createdAt: string;
}

export interface AdminCreateOrganizationSetupLinkInput {
  /** The organization. */
  organizationId: string;
  scopes: SetupScope[];
  /** Seconds; by default `setupLinks.expiresIn`. */
  expiresIn?: number;
}

export interface ClientHost {
  host: string;
  state: ClientHostState | null;
  /** Those that users allowed something. */
  applications: number;
  /** Who allowed them something. */
  users: number;
}

export type ClientHostState = 'verified' | 'blocked';

export interface AdminOauth2SetClientHostInput {
  /** With its port, unless that is 443. */
  host: string;
  /** Null: the platform says nothing of it. */
  state: ClientHostState | null;
}

export interface ListedRegistrationToken {
  id: string;
  /** How many applications can still register with it. */
  uses: number;
  redirectHosts: string[];
  expiresAt: string;
  createdAt: string;
}

export interface AdminOauth2CreateRegistrationTokenInput {
  /** How many applications can register with it. @default 1 */
  uses?: number;
  /** Seconds for which it is valid. @default 86400 */
  expiresIn?: number;
  /** The only sites to which the applications may send users; by default any. @default [] */
  redirectHosts?: string[];
}

export interface RegistrationToken {
  id: string;
  /** Answered once. */
  token: string;
  uses: number;
  expiresAt: string;
}

export interface AdminOauth2DeleteRegistrationTokenInput {
  /** The registration token. */
  registrationTokenId: string;
}

export interface ImportList {
  runs: ImportRun[];
  /** Imported password hashes that no sign-in has renewed yet. */
  hashes: {
    family: string;
    count: number;
  }[];
}

export interface ImportRun {
  id: string;
  /** The product. */
  source: string;
  /** A run that was killed stays `running` until it goes on. */
  state: 'running' | 'stopped' | 'done';
  startedAt: string;
  finishedAt: string | null;
  counts: ImportCounts[];
  /** Why records were left or taken in part. */
  codes: {
    code: string;
    count: number;
  }[];
}

export interface ImportCounts {
  kind: 'user' | 'organization' | 'team' | 'member' | 'team member' | 'invitation';
  created: number;
  changed: number;
  /** Unchanged since the last run. */
  equal: number;
  left: number;
}

export interface AdminCreateHoldInput {
  userId?: string;
  organizationId?: string;
  /** For administrators, and stored encrypted. */
  reason: string;
  /** When the hold ends by itself. */
  endsAt?: string;
}

export interface LegalHold {
  id: string;
  userId: string | null;
  organizationId: string | null;
  reason: string | null;
  createdBy: string | null;
  createdAt: string;
  endsAt: string | null;
  liftedAt: string | null;
  liftedBy: string | null;
}

export interface AdminListHoldsInput {
  /** Only those of this user. */
  userId?: string;
  /** Whether to leave out holds that have ended. @default true */
  standing?: boolean | 'true' | 'false';
  /** The maximum number of rows @default 100 */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface LegalHoldPage {
  holds: LegalHold[];
  nextCursor: string | null;
}

export interface AdminLiftHoldInput {
  /** The hold. */
  holdId: string;
}

export interface AdminExportUserInput {
  userId: string;
  /** The cursor of the next page, from the answer with the previous one */
  after?: string;
}

export interface PersonalDataPage {
  rows: {
    /** A kind of data. */
    table: string;
    /** By field. A secret is only `{ "exists": true }`. */
    values: Record<string, unknown>;
  }[];
  nextCursor: string | null;
}

export interface TwoFactorEnableInput {
  /** May be omitted shortly after a sign-in or another proof */
  password?: string;
  /** The name of the service in the authenticator app */
  issuer?: string;
  /** `otp` is a code that is mailed @default "totp" */
  method?: 'totp' | 'otp' | 'passkey';
}

export type TwoFactorEnabled = {
  method: 'totp';
  /** The content of the QR code for the authenticator app */
  totpURI: string;
  /** Ten codes; none if second factors were enabled before, since the earlier codes stay valid */
  backupCodes: string[];
} | {
  method: 'otp';
} | {
  method: 'passkey';
};

export interface TwoFactorDisableInput {
  /** May be omitted shortly after a sign-in or another proof */
  password?: string;
}

export interface TwoFactorGetTotpUriInput {
  /** May be omitted shortly after a sign-in or another proof */
  password?: string;
}

export interface TotpUri {
  /** The content of the QR code for the authenticator app */
  totpURI: string;
}

export interface TwoFactorGenerateBackupCodesInput {
  /** May be omitted shortly after a sign-in or another proof */
  password?: string;
}

export interface BackupCodesCreated {
  status: true;
  backupCodes: string[];
}

export interface TwoFactorVerifyTotpInput {
  /** The code. Blanks and dashes are ignored. */
  code: string;
  /** Whether this browser signs in without the second factor from now on @default false */
  trustDevice?: boolean;
}

export interface FactorVerified {
  token: string;
  user: User;
}

export interface TwoFactorSendOtpInput {
  /** Not used: verify-otp takes it */
  trustDevice?: boolean;
}

export interface TwoFactorVerifyOtpInput {
  /** The code. Blanks and dashes are ignored. */
  code: string;
  /** Whether this browser signs in without the second factor from now on @default false */
  trustDevice?: boolean;
}

export interface TwoFactorVerifyBackupCodeInput {
  code: string;
  /** Whether this browser signs in without the second factor from now on @default false */
  trustDevice?: boolean;
  /** Not used: the session starts in any case */
  disableSession?: boolean;
}

export interface TwoFactorRecovery {
  /** `unavailable` if the options or this sign-in do not allow it, `requested` during the waiting time, `ready` after it */
  status: 'unavailable' | 'available' | 'requested' | 'ready';
  /** The end of the waiting time of a request */
  possibleAt: string | null;
}

export interface TwoFactorCompleteRecoveryInput {
  /** The mailed code */
  code: string;
}

export interface TwoFactorCancelRecoveryInput {
  /** The token of the mailed link */
  token: string;
}

export interface Challenge {
  /** The email of the account: its first character and its domain */
  email: string;
  methods: ('totp' | 'otp' | 'passkey')[];
  hasBackupCodes: boolean;
  recovery: TwoFactorRecovery;
  callbackURL: string | null;
  expiresAt: string;
}

export interface TwoFactorStatus {
  enabled: boolean;
  /** The methods that the user has set up */
  methods: ('totp' | 'otp' | 'passkey')[];
  backupCodesLeft: number;
}

export interface TwoFactorListTrustedDevicesInput {
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface TrustedDevice {
  id: string;
  ipAddress: string;
  userAgent: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  /** Whether it is the browser of the request */
  isCurrent: boolean;
}

export interface TwoFactorRevokeTrustedDeviceInput {
  id: string;
}

export interface PasskeyGenerateRegisterOptionsInput {
  /** `platform` for an authenticator of the device, `cross-platform` for a security key or a phone */
  authenticatorAttachment?: 'platform' | 'cross-platform';
  /** Not used: verify-registration takes the name */
  name?: string;
  /** Not used: registration requires a session */
  context?: string;
}

/** Options for `navigator.credentials.create()` */
export interface PasskeyCreationOptions {
  /** Valid for one response of this browser */
  challenge: string;
  rp: {
    id: string;
    name: string;
  };
  user: {
    /** The same for all passkeys of the user */
    id: string;
    name: string;
    displayName: string;
  };
  pubKeyCredParams: {
    type: 'public-key';
    alg: number;
  }[];
  /** Milliseconds */
  timeout: number;
  excludeCredentials: {
    id: string;
    type: 'public-key';
    transports?: string[];
  }[];
  authenticatorSelection: {
    authenticatorAttachment?: 'platform' | 'cross-platform';
    residentKey: 'preferred';
    requireResidentKey: false;
    userVerification: 'required' | 'preferred' | 'discouraged';
  };
  attestation: 'none';
  extensions: {
    credProps: true;
  };
}

export interface PasskeyVerifyRegistrationInput {
  /** The result of `navigator.credentials.create()` */
  response: {
    id: string;
    rawId: string;
    type: 'public-key';
    authenticatorAttachment?: string | null;
    /** Of these `credProps` is used */
    clientExtensionResults?: Record<string, unknown>;
    response: {
      clientDataJSON: string;
      attestationObject: string;
      /** Not used */
      authenticatorData?: string;
      transports?: string[];
      /** Not used */
      publicKeyAlgorithm?: number;
      /** Not used */
      publicKey?: string | null;
    };
  };
  /** By default that of the authenticator or the browser, if it is well known */
  name?: string;
  /** Adds the session and the user to the answer */
  createSession?: boolean;
}

export interface RegisteredPasskey {
  id: string;
  name: string | null;
  userId: string;
  credentialID: string;
  /** The number of signatures; 0 if the authenticator does not count them */
  counter: number;
  /** `multiDevice` if it can be synchronized to other devices */
  deviceType: 'singleDevice' | 'multiDevice';
  backedUp: boolean;
  /** Separated by commas */
  transports: string;
  /** The model of the authenticator */
  aaguid: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  session?: Session;
  user?: User;
}

/** Options for `navigator.credentials.get()` */
export interface PasskeyRequestOptions {
  /** Valid for one response of this browser */
  challenge: string;
  rpId: string;
  /** Milliseconds */
  timeout: number;
  /** The passkeys of a user who is signed in or entered a first factor; else empty */
  allowCredentials: {
    id: string;
    type: 'public-key';
    transports?: string[];
  }[];
  userVerification: 'required' | 'preferred' | 'discouraged';
}

export interface PasskeyGenerateAuthenticateOptionsPostInput {
  /** Not used */
  email?: string;
}

export interface PasskeyVerifyAuthenticationInput {
  /** The result of `navigator.credentials.get()` */
  response: {
    id: string;
    rawId: string;
    type: 'public-key';
    authenticatorAttachment?: string | null;
    /** Of these `credProps` is used */
    clientExtensionResults?: Record<string, unknown>;
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string | null;
    };
  };
  /** Trusts this browser, if the passkey is the second factor @default false */
  trustDevice?: boolean;
  callbackURL?: string;
}

export interface SignedInByPasskey {
  /** Whether the client opens `url` */
  redirect?: boolean;
  /** The `callbackURL` of the call */
  url?: string;
  session: Session;
  user: User;
  /** The service requires a second factor that this session lacks: accept it for nothing but setting one up */
  twoFactorRequired?: true;
  /** Call `POST /get-session` to extend the session; only with `session.deferSessionRefresh` */
  needsRefresh?: boolean;
}

export interface PasskeyListUserPasskeysInput {
  /** The maximum number of rows; by default all */
  limit?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface Passkey {
  id: string;
  name: string | null;
  userId: string;
  credentialID: string;
  /** The number of signatures; 0 if the authenticator does not count them */
  counter: number;
  /** `multiDevice` if it can be synchronized to other devices */
  deviceType: 'singleDevice' | 'multiDevice';
  backedUp: boolean;
  /** Separated by commas */
  transports: string;
  /** The model of the authenticator */
  aaguid: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface PasskeyUpdatePasskeyInput {
  id: string;
  name: string;
}

export interface UpdatedPasskey {
  passkey: Passkey;
}

export interface PasskeyDeletePasskeyInput {
  id: string;
}

export interface EventsInput {
  /** The `sequence` of the last event that was processed; by default the log begins. @default 0 */
  after?: number | string;
  /** The `nextCursor` of the previous page, instead of `after`. */
  cursor?: number | string;
  /** Types separated by commas; by default all. */
  types?: string;
  limit?: number | string;
  organizationId?: string;
}

export interface AuditKeySet {
  keys: AuditPublicKey[];
}

export interface AuditPublicKey {
  kid: string;
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  x: string;
}

export interface AuditCheckpointsInput {
  /** The `number` of the last checkpoint that was read. @default 0 */
  after?: number | string;
  /** The `nextCursor` of the previous page, instead of `after`. */
  cursor?: number | string;
  limit?: number | string;
}

export interface AuditCheckpointPage {
  checkpoints: AuditCheckpoint[];
  nextCursor: number | null;
}

export interface AuditCheckpoint {
  number: number;
  kind: 'interval' | 'day' | 'retention' | 'restore' | 'key';
  /** Canonical JSON (RFC 8785). */
  statement: string;
  /** Compact JWS with detached payload (RFC 7515, appendix F). */
  signature: string;
  createdAt: string;
}

export interface ApiKeyCreateInput {
  name?: string;
  /** By default those of the option `apiKey.defaultScopes`, of which there are none */
  scopes?: Scope[];
  /** Seconds until the key expires; null for a key that does not expire */
  expiresIn?: number | null;
  /** The networks from which the key works; all if the list is empty @default [] */
  networks?: string[];
  metadata?: Record<string, unknown>;
}

export interface ApiKeyGetInput {
  id: string;
}

export interface ApiKeyListInput {
  limit?: number | string;
  offset?: number | string;
  /** The cursor of the next page, from the answer with the previous one */
  cursor?: string;
}

export interface ApiKeyPage {
  apiKeys: ApiKey[];
  total: number;
  limit?: number;
  offset?: number;
  nextCursor: string | null;
}

export interface ApiKeyUpdateInput {
  keyId: string;
  name?: string;
  /** A disabled key stays in the list and makes no call */
  enabled?: boolean;
  /** Seconds until the key expires; null for a key that does not expire */
  expiresIn?: number | null;
  metadata?: Record<string, unknown>;
}

export interface ApiKeyRotateInput {
  keyId: string;
  /** Seconds for which the previous secret works too @default 0 */
  overlap?: number;
}

export interface ApiKeyDeleteInput {
  keyId: string;
}

export interface ApiKeyTokenInput {
  /** The only grant */
  grant_type?: 'client_credentials';
  /** Scopes of the key, separated by blanks; by default all */
  scope?: string;
}

export interface ProgramToken {
  /** A JWT (RFC 9068) */
  access_token: string;
  /** How services take the token */
  token_type: 'Bearer';
  /** Seconds for which the token is valid */
  expires_in: number;
  /** Scopes of the token, separated by blanks */
  scope: string;
}

export interface ApiKeyVerifyInput {
  key: string;
  /** Scopes that the key must have */
  scopes?: Scope[];
}

export interface VerifiedApiKey {
  valid: boolean;
  error: {
    code: string;
    message: string;
  } | null;
  key: ApiKey | null;
}

export interface ServiceAccountCreateInput {
  name: string;
  /** By default the role of new users or members. */
  role?: string | string[];
}

export interface ServiceAccountUpdateInput {
  /** The service account. */
  serviceAccountId: string;
  name?: string;
  role?: string | string[];
  /** The keys of a disabled account make no calls. */
  enabled?: boolean;
}

export interface ServiceAccountDeleteInput {
  /** The service account. */
  serviceAccountId: string;
}

export interface ServiceAccountCreateKeyInput {
  name?: string;
  scopes: ServiceScope[];
  /** Seconds until the key expires; null for a key that does not expire */
  expiresIn?: number | null;
  /** The networks from which the key works; all if the list is empty @default [] */
  networks?: string[];
  metadata?: Record<string, unknown>;
  /** The service account. */
  serviceAccountId: string;
}

export interface ServiceAccountRotateKeyInput {
  keyId: string;
  /** Seconds for which the previous secret works too @default 0 */
  overlap?: number;
}

export interface ServiceAccountDeleteKeyInput {
  keyId: string;
}

export interface WebhookCreateInput {
  url: string;
  /** The types of events to deliver; null for all, including later ones. @default null */
  types?: EventType[] | null;
  /** A note for the people who manage the webhook. @default null */
  description?: string | null;
}

export interface WebhookUpdateInput {
  /** The webhook. */
  webhookId: string;
  url?: string;
  /** The types of events to deliver; null for all, including later ones. */
  types?: EventType[] | null;
  /** A note for the people who manage the webhook. */
  description?: string | null;
  /** `false` stops deliveries; `true` resumes them with the next event. */
  enabled?: boolean;
}

export interface WebhookDeleteInput {
  /** The webhook. */
  webhookId: string;
}

export interface WebhookRotateSecretInput {
  /** The webhook. */
  webhookId: string;
}

export interface WebhookTestInput {
  /** The webhook. */
  webhookId: string;
  /** Sends an example of this event instead. */
  type?: EventType;
}

export interface WebhookListDeliveriesInput {
  /** The webhook. */
  webhookId: string;
  limit?: number | string;
  /** The `nextCursor` of the previous page. */
  cursor?: number | string;
  /** By default all; `retrying`: pending after a failed attempt. */
  state?: 'delivered' | 'failed' | 'retrying';
  /** Types separated by commas; by default all. */
  types?: string;
  /** Only deliveries whose last attempt was at this time or later. */
  from?: string;
  /** Only deliveries whose last attempt was before this time. */
  to?: string;
  /** Only the delivery with this id, or that of the event with this id. */
  search?: string;
}

export interface WebhookGetDeliveryInput {
  /** The delivery. */
  deliveryId: string;
}

export interface WebhookCountDeliveriesInput {
  /** The webhook. */
  webhookId: string;
}

export interface WebhookRedeliverInput {
  /** The delivery. */
  deliveryId: string;
}

export interface WebhookRedeliverAllInput {
  /** The webhook. */
  webhookId: string;
  /** Only these deliveries of the webhook, also those that succeeded. */
  deliveryIds?: string[];
}

/** The claims from which the fields of users are read. */
export interface SsoClaimMapping {
  /** Unchanging, of the user; by default `sub`, or the NameID. */
  id?: string;
  /** By default `email`. */
  email?: string;
  /** By default `email_verified`, if `email` is not mapped. */
  emailVerified?: string;
  /** By default `name`, else the given and the family name. */
  name?: string;
  /** By default `given_name`. */
  givenName?: string;
  /** By default `family_name`. */
  familyName?: string;
  /** By default `picture`. */
  image?: string;
  /** The id of the user in the directory of the organization. */
  directoryId?: string;
  /** By default `groups`. */
  groups?: string;
  extraFields?: Record<string, string>;
}

export interface SsoOidcConfig {
  /** Of the client that is registered at the provider. */
  clientId?: string;
  /** Never answered again. */
  clientSecret?: string;
  /** By default at the standard address below the issuer. */
  discoveryEndpoint?: string;
  /** By default the endpoints are discovered. */
  authorizationEndpoint?: string;
  /** With the authorization endpoint. */
  tokenEndpoint?: string;
  /** With the authorization endpoint. */
  userInfoEndpoint?: string;
  /** With the authorization endpoint. */
  jwksEndpoint?: string;
  /** Whether the endpoints are those of the request. */
  skipDiscovery?: boolean;
  /** By default what the provider supports, and `none` without a client secret. */
  tokenEndpointAuthentication?: 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';
  /** By default `openid`, `profile` and `email`. */
  scopes?: string[];
  /** Whether requests have a PKCE challenge; by default they do. */
  pkce?: boolean;
  /** The claims of the fields of users. */
  mapping?: SsoClaimMapping;
  /** Whether the names and pictures of managed accounts follow the provider. */
  overrideUserInfo?: boolean;
}

export interface SamlConfig {
  /** The metadata of the SAML identity provider, as text. */
  metadata?: string;
  /** The address of the metadata. */
  metadataUrl?: string;
  /** Without metadata: where browsers take SAML requests. */
  entryPoint?: string;
  /** Without metadata: the certificates of the provider, in PEM or base64. */
  certificate?: string;
  /** The format of NameIDs; null for any. */
  identifierFormat?: string | null;
  /** Whether responses must be signed as well as assertions. */
  wantResponseSigned?: boolean;
  /** Whether a response without a request starts a sign-in. */
  idpInitiated?: 'refuse' | 'restart';
  cert?: string;
  idpMetadata?: {
    metadata?: string;
    entityID?: string;
    cert?: string;
    singleSignOnService?: {
      Binding: string;
      Location: string;
    }[];
  };
  spMetadata?: {
    entityID?: string;
  };
  mapping?: {
    id?: string;
    email?: string;
    emailVerified?: string;
    name?: string;
    firstName?: string;
    lastName?: string;
    extraFields?: Record<string, string>;
  };
}

export interface SsoRegisterInput {
  organizationId?: string;
  /** In its addresses; by default made from the slug of the organization. */
  providerId?: string;
  /** As the provider writes it in ID tokens; of SAML its entity id, which metadata contain. */
  issuer?: string;
  /** On the sign-in button; by default that of the organization. */
  name?: string;
  /** Domains of the organization, separated by commas. Those that it lacks are added, unproven. */
  domain?: string;
  /** Whether users and members are created when they first sign in. */
  jit?: boolean;
  /** Of members whom the provider creates; by default `member`. */
  defaultRole?: string;
  /** No mapping grants a role that outranks it; by default `member`. */
  ceilingRole?: string;
  /** Whether the provider's statement of a second factor counts. */
  trustsFactors?: boolean;
  /** The values of `amr` or `acr` that state a second factor; by default `mfa`. */
  factorValues?: string[];
  /** Seconds after which sessions of the provider end; null for the lifetime of all sessions. */
  maxSessionAge?: number | null;
  /** Whether the provider gets the address that the user typed. */
  sendsLoginHint?: boolean;
  /** Of the client that is registered at the provider. */
  clientId?: string;
  /** Never answered again. */
  clientSecret?: string;
  /** By default at the standard address below the issuer. */
  discoveryEndpoint?: string;
  /** By default the endpoints are discovered. */
  authorizationEndpoint?: string;
  /** With the authorization endpoint. */
  tokenEndpoint?: string;
  /** With the authorization endpoint. */
  userInfoEndpoint?: string;
  /** With the authorization endpoint. */
  jwksEndpoint?: string;
  /** Whether the endpoints are those of the request. */
  skipDiscovery?: boolean;
  /** By default what the provider supports, and `none` without a client secret. */
  tokenEndpointAuthentication?: 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';
  /** By default `openid`, `profile` and `email`. */
  scopes?: string[];
  /** Whether requests have a PKCE challenge; by default they do. */
  pkce?: boolean;
  /** The claims of the fields of users. */
  mapping?: SsoClaimMapping;
  /** Whether the names and pictures of managed accounts follow the provider. */
  overrideUserInfo?: boolean;
  /** The same fields of the client in an object. */
  oidcConfig?: SsoOidcConfig;
  /** The metadata of the SAML identity provider, as text. */
  metadata?: string;
  /** The address of the metadata. */
  metadataUrl?: string;
  /** Without metadata: where browsers take SAML requests. */
  entryPoint?: string;
  /** Without metadata: the certificates of the provider, in PEM or base64. */
  certificate?: string;
  /** The format of NameIDs; null for any. */
  identifierFormat?: string | null;
  /** Whether responses must be signed as well as assertions. */
  wantResponseSigned?: boolean;
  /** Whether a response without a request starts a sign-in. */
  idpInitiated?: 'refuse' | 'restart';
  /** The fields of a SAML provider in an object. */
  samlConfig?: SamlConfig;
}

export interface SsoConnection {
  id: string;
  providerId: string;
  name: string;
  type: 'oidc' | 'saml';
  organizationId: string;
  /** Who added it. */
  userId: string | null;
  /** As the provider writes it in ID tokens; of SAML its entity id, which metadata contain. */
  issuer: string;
  /** The redirect URI to register at the provider; of SAML, the address for responses. */
  redirectURI: string;
  /** The public keys of the client, for `private_key_jwt`. */
  jwksURI: string | null;
  /** The names of `domains`, separated by commas. */
  domain: string;
  /** The domains of the organization that it serves. */
  domains: SsoConnectionDomain[];
  /** Whether it serves a domain, and all are proven. */
  domainVerified: boolean;
  oidcConfig: {
    clientId: string;
    clientIdLastFour: string;
    clientSecret: null;
    discoveryEndpoint: string;
    /** Null if it is discovered. */
    authorizationEndpoint: string | null;
    /** Null if it is discovered. */
    tokenEndpoint: string | null;
    /** Null if it is discovered. */
    userInfoEndpoint: string | null;
    /** Null if it is discovered. */
    jwksEndpoint: string | null;
    tokenEndpointAuthentication: 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';
    scopes: string[];
    pkce: boolean;
    mapping: SsoClaimMapping;
    overrideUserInfo: boolean;
  } | null;
  samlConfig: SamlConnectionConfig | null;
  /** Of this service, for a SAML provider. */
  spMetadataUrl: string | null;
  mapping: SsoClaimMapping;
  /** Whether the names of managed accounts follow the provider. */
  updatesProfile: boolean;
  enabled: boolean;
  /** Grows with each change of what identifies the provider or its users. */
  revision: number;
  /** Whether this revision was tested. */
  tested: boolean;
  testedAt: string | null;
  jit: boolean;
  defaultRole: string;
  ceilingRole: string;
  trustsFactors: boolean;
  factorValues: string[];
  maxSessionAge: number | null;
  sendsLoginHint: boolean;
  /** What its managers should look at. */
  attention: ('not-tested' | 'no-proven-domain' | 'domain-lost')[];
  createdAt: string;
  updatedAt: string;
}

export interface SamlConnectionConfig {
  /** Of this service, for the provider. */
  entityId: string;
  /** The address of this service to which the provider posts responses. */
  acsUrl: string;
  /** The address of this service for logout messages. */
  sloUrl: string;
  entryPoint: string;
  binding: 'redirect' | 'post';
  logoutUrl: string | null;
  identifierFormat: string | null;
  wantResponseSigned: boolean;
  idpInitiated: 'refuse' | 'restart';
  metadataUrl: string | null;
  metadataCheckedAt: string | null;
  metadataError: string | null;
  /** Of the provider. */
  certificate: SamlCertificate[];
  /** Of this service. */
  spCertificate: SamlCertificate[];
}

export interface SamlCertificate {
  fingerprintSha256: string;
  notBefore: string;
  notAfter: string;
  state: 'next' | 'current' | 'retired';
}

export interface SsoProvidersInput {
  organizationId?: string;
}

export interface SsoConnections {
  providers: SsoConnection[];
}

export interface SsoGetProviderInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoUpdateProviderInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
  /** As the provider writes it in ID tokens; of SAML its entity id, which metadata contain. */
  issuer?: string;
  /** On the sign-in button; by default that of the organization. */
  name?: string;
  /** Domains of the organization, separated by commas. Those that it lacks are added, unproven. */
  domain?: string;
  /** Whether users and members are created when they first sign in. */
  jit?: boolean;
  /** Of members whom the provider creates; by default `member`. */
  defaultRole?: string;
  /** No mapping grants a role that outranks it; by default `member`. */
  ceilingRole?: string;
  /** Whether the provider's statement of a second factor counts. */
  trustsFactors?: boolean;
  /** The values of `amr` or `acr` that state a second factor; by default `mfa`. */
  factorValues?: string[];
  /** Seconds after which sessions of the provider end; null for the lifetime of all sessions. */
  maxSessionAge?: number | null;
  /** Whether the provider gets the address that the user typed. */
  sendsLoginHint?: boolean;
  /** Of the client that is registered at the provider. */
  clientId?: string;
  /** Never answered again. */
  clientSecret?: string;
  /** By default at the standard address below the issuer. */
  discoveryEndpoint?: string;
  /** By default the endpoints are discovered. */
  authorizationEndpoint?: string;
  /** With the authorization endpoint. */
  tokenEndpoint?: string;
  /** With the authorization endpoint. */
  userInfoEndpoint?: string;
  /** With the authorization endpoint. */
  jwksEndpoint?: string;
  /** Whether the endpoints are those of the request. */
  skipDiscovery?: boolean;
  /** By default what the provider supports, and `none` without a client secret. */
  tokenEndpointAuthentication?: 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';
  /** By default `openid`, `profile` and `email`. */
  scopes?: string[];
  /** Whether requests have a PKCE challenge; by default they do. */
  pkce?: boolean;
  /** The claims of the fields of users. */
  mapping?: SsoClaimMapping;
  /** Whether the names and pictures of managed accounts follow the provider. */
  overrideUserInfo?: boolean;
  /** The same fields of the client in an object. */
  oidcConfig?: SsoOidcConfig;
  /** The metadata of the SAML identity provider, as text. */
  metadata?: string;
  /** The address of the metadata. */
  metadataUrl?: string;
  /** Without metadata: where browsers take SAML requests. */
  entryPoint?: string;
  /** Without metadata: the certificates of the provider, in PEM or base64. */
  certificate?: string;
  /** The format of NameIDs; null for any. */
  identifierFormat?: string | null;
  /** Whether responses must be signed as well as assertions. */
  wantResponseSigned?: boolean;
  /** Whether a response without a request starts a sign-in. */
  idpInitiated?: 'refuse' | 'restart';
  /** The fields of a SAML provider in an object. */
  samlConfig?: SamlConfig;
  /** Rejects the call if the connection has another one. */
  revision?: number;
}

export interface SsoTestInput {
  organizationId?: string;
  providerId: string;
  callbackURL?: string;
}

export interface SsoTestStarted {
  /** The page of the identity provider. */
  url: string;
  attemptId: string;
}

export interface SsoGetTestInput {
  organizationId?: string;
  providerId: string;
  /** The answer of the call that started the test. */
  attemptId: string;
}

export interface SsoTest {
  passed: boolean;
  /** Up to the one that failed. */
  steps: {
    step: 'response' | 'token' | 'address' | 'domain';
    passed: boolean;
  }[];
  /** The code of what failed. */
  reason: string | null;
  /** The rule that a SAML response breaks. */
  rule: string | null;
  /** How it breaks the rule. Erased after a day. */
  detail: string | null;
  /** What the identity provider stated about the user. Erased after a day. */
  stated: {
    subject: string;
    email: string | null;
    emailVerified: boolean | null;
    name: string;
    image: string | null;
    directoryId: string | null;
    groups: string[] | null;
  } | null;
  /** All claims of texts with their first value. Erased after a day. */
  claims: {
    name: string;
    value: string;
  }[];
  /** What a sign-in would do. Erased after a day. */
  wouldDo: ForeseenSsoSignIn | null;
}

export interface ForeseenSsoSignIn {
  does: 'sign-in' | 'create' | 'link' | 'confirm' | 'refuse';
  /** In the organization. */
  role: string | null;
  /** The code of a refusal. */
  reason: string | null;
}

export interface SsoSetMappingsInput {
  organizationId?: string;
  providerId: string;
  /** All mappings of the provider; an empty list removes them. */
  mappings: {
    /** The name of a claim. `groups` is the one that `mapping` names. @default "groups" */
    claim?: string;
    value: string;
    role?: string;
    teamId?: string;
  }[];
}

export interface SsoGroupMappings {
  mappings: SsoGroupMapping[];
}

/** A role or a team for members with the value of a claim. */
export interface SsoGroupMapping {
  id: string;
  /** The name of a claim. `groups` is the one that `mapping` names. */
  claim: string;
  value: string;
  role: string | null;
  teamId: string | null;
}

export interface SsoListMappingsInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoEnableInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoDisableInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoDeleteProviderInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoListAttemptsInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoAttempt {
  id: string;
  outcome: 'signed-in' | 'refused' | 'test';
  /** The code of a refusal, or of what a sign-in did not apply. */
  reason: string | null;
  /** The rule that a SAML response breaks. */
  rule: string | null;
  userId: string | null;
  user: {
    name: string;
    email: string;
  } | null;
  /** Whether the refused identity can become that of the user, by `POST /sso/accept-identity`. */
  canAccept: boolean;
  createdAt: string;
}

export interface AcceptIdentity {
  organizationId?: string;
  /** A refused sign-in. */
  attemptId: string;
}

export interface SsoGetPolicyInput {
  organizationId?: string;
}

export interface SsoPolicy {
  required: boolean;
  requiredAt: string | null;
  /** Whether members with another address may use the organization. */
  guests: 'allow' | 'refuse';
  /** The errors with which turning it on would be rejected; empty if it is on. */
  missing: ('SSO_NOT_TESTED' | 'DOMAIN_NOT_VERIFIED' | 'BREAK_GLASS_REQUIRED')[];
  affected: {
    /** Those with an address of the organization. */
    members: number;
    /** Those with another address. */
    guests: number;
    /** They keep their own sign-in, with a second factor. */
    owners: number;
  };
}

export interface SsoSetPolicyInput {
  organizationId?: string;
  /** Whether users with an address of the organization must sign in with its identity provider. */
  required: boolean;
  /** Unchanged by default. */
  guests?: 'allow' | 'refuse';
  /** Set for the enabled identity providers without one when the policy turns on; null to leave them. @default 86400 */
  maxSessionAge?: number | null;
}

export interface SsoLookUpInput {
  email?: string;
  /** In place of an address: of a connection that the address of a user would find. */
  providerId?: string;
}

/** The identity providers of the organization that has proven the domain. */
export interface SsoLookUp {
  connections: {
    /** The id that the organization chose for its identity provider. */
    providerId: string;
    name: string;
  }[];
  /** Whether its organization refuses other sign-ins of such an address. */
  required: boolean;
}

export interface SsoStartInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  callbackURL?: string;
  /** The name to sign in with. */
  login_hint?: string;
  iss?: string;
  /** Used as `callbackURL` if it is trusted. */
  target_link_uri?: string;
}

export interface SsoCallbackInput {
  providerId: string;
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
  error_description?: string;
}

/** The identity providers of the caller's organizations. */
export interface SsoAccount {
  /** The organization whose identity provider created the account. */
  managedBy: {
    organizationName: string;
    /** Whether name, picture and address follow its identity provider. */
    followsProfile: boolean;
  } | null;
  connections: {
    organizationId: string;
    organizationName: string;
    providerId: string;
    name: string;
    /** The `providerId` of its identities in `list-accounts`. */
    accountProviderId: string;
    /** Whether the account has an identity of it. */
    connected: boolean;
    /** Whether `sso.completeLink` connects the sign-in of this browser. */
    toConfirm: boolean;
  }[];
}

export interface SsoConnectInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  callbackURL: string;
  errorCallbackURL?: string;
}

export interface SsoProveInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  callbackURL: string;
  errorCallbackURL?: string;
}

export interface SsoSaml2LogoutInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  /** Where the identity provider redirects in the end. */
  callbackURL?: string;
}

export interface SsoOidcBackChannelLogoutInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  /** A JWT of the provider. */
  logout_token: string;
}

export interface SsoAddCertificateInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
  /** In PEM or base64. */
  certificate: string;
}

export interface SsoRemoveCertificateInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
  /** Of the certificate. */
  fingerprintSha256: string;
}

export interface SsoRotateCertificateInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoActivateCertificateInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoRefreshMetadataInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoRotateClientKeyInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoOidcJwksInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
}

export interface SsoRequestDomainVerificationInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoDomainVerification {
  /** The TXT record of the domain has to contain it. */
  domainVerificationToken: string;
}

export interface SsoVerifyDomainInput {
  organizationId?: string;
  /** Of the connection. */
  providerId: string;
}

export interface SsoSaml2SpAcsPostInput {
  /** The identity provider. */
  providerId: string;
  /** The response, in base64. */
  SAMLResponse?: string;
  /** The state of the flow. */
  RelayState?: string;
}

export interface SsoSaml2SpAcsInput {
  /** The identity provider. */
  providerId: string;
  /** Of a verified response, for a minute. */
  ticket?: string;
  callbackURL?: string;
}

export interface SsoSaml2SpRequestInput {
  /** The identity provider. */
  providerId: string;
  /** Of the flow. */
  state: string;
}

export interface SsoSaml2SpMetadataInput {
  /** The identity provider. */
  providerId: string;
}

export interface SsoSaml2SpSloInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  /** A request of the identity provider. */
  SAMLRequest?: string;
  /** Its response to a request of this service. */
  SAMLResponse?: string;
  /** Returned with the response. */
  RelayState?: string;
  /** The algorithm of the signature. */
  SigAlg?: string;
  /** Of the query. */
  Signature?: string;
}

export interface SsoSaml2SpSloPostInput {
  /** The id that the organization chose for its identity provider. */
  providerId: string;
  /** A request of the identity provider. */
  SAMLRequest?: string;
  /** Its response to a request of this service. */
  SAMLResponse?: string;
  /** Returned with the response. */
  RelayState?: string;
}

export interface SetupLinkOpenInput {
  /** From the address of the link. */
  token: string;
}

export interface OpenedSetupLink {
  id: string;
  organization: {
    id: string;
    name: string;
    slug: string;
    logo: string | null;
  };
  scopes: SetupScope[];
  mayEnable: boolean;
  expiresAt: string;
  /** Where the page links to when everything is set up. */
  callbackURL: string | null;
}

export type TokenEndpointAuthMethod = 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';

/** Its public keys (RFC 7517), for `private_key_jwt`. */
export interface ClientKeys {
  keys: ClientKey[];
}

export type ClientKey = {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid?: string;
  use?: 'sig';
  alg?: 'ES256' | 'RS256' | 'PS256' | 'EdDSA' | 'Ed25519';
  key_ops?: 'verify'[];
} | {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid?: string;
  use?: 'sig';
  alg?: 'ES256' | 'RS256' | 'PS256' | 'EdDSA' | 'Ed25519';
  key_ops?: 'verify'[];
} | {
  kty: 'RSA';
  n: string;
  e: string;
  kid?: string;
  use?: 'sig';
  alg?: 'ES256' | 'RS256' | 'PS256' | 'EdDSA' | 'Ed25519';
  key_ops?: 'verify'[];
};

export interface Oauth2CreateClientInput {
  /** An organization of the caller; by default the platform. */
  organizationId?: string;
  /** As users see it. */
  client_name: string;
  /** Where the application runs. @default "web" */
  kind?: 'web' | 'spa' | 'native' | 'machine';
  /** Its home page. @default null */
  client_uri?: string | null;
  /** Its privacy policy. @default null */
  policy_uri?: string | null;
  /** Its terms of service. @default null */
  tos_uri?: string | null;
  /** Where it receives its users; compared as text, but for the port of a native application. */
  redirect_uris: string[];
  /** Where it receives users who signed out. @default [] */
  post_logout_redirect_uris?: string[];
  /** Gets a logout token when a session ends. @default null */
  backchannel_logout_uri?: string | null;
  /** By default `private_key_jwt` with `jwks`, else `client_secret_basic` for `web` and `machine`, else `none`. */
  token_endpoint_auth_method?: TokenEndpointAuthMethod;
  /** Its public keys, with which it authenticates in place of a secret. @default null */
  jwks?: ClientKeys | null;
  /** How it gets tokens (RFC 7591 section 2); by default with a code, and refresh tokens. */
  grant_types?: string[];
  /** What the application may ask for, separated by spaces; by default those of the identity of the user. */
  scope?: string;
  /** The signature of its ID tokens. @default "RS256" */
  id_token_signed_response_alg?: 'RS256' | 'ES256' | 'EdDSA';
  /** Whether it is an application of the operator, for which users are not asked for their consent. @default false */
  skip_consent?: boolean;
  /** The service account for which a `machine` makes calls; without one it gets tokens for other APIs only. @default null */
  service_account_id?: string | null;
}

export interface OAuthClientWithSecret {
  /** As users see it. */
  client_name: string;
  kind: OAuthClientKind;
  /** Its home page. */
  client_uri: string | null;
  /** Its privacy policy. */
  policy_uri: string | null;
  /** Its terms of service. */
  tos_uri: string | null;
  /** Where it receives its users; compared as text, but for the port of a native application. */
  redirect_uris: string[];
  /** Where it receives users who signed out. */
  post_logout_redirect_uris: string[];
  /** Gets a logout token when a session ends. */
  backchannel_logout_uri: string | null;
  token_endpoint_auth_method: TokenEndpointAuthMethod;
  /** Its public keys, with which it authenticates in place of a secret. */
  jwks: ClientKeys | null;
  /** How it gets tokens (RFC 7591 section 2); by default with a code, and refresh tokens. */
  grant_types: string[];
  /** What the application may ask for, separated by spaces; by default those of the identity of the user. */
  scope: string;
  /** The signature of its ID tokens. */
  id_token_signed_response_alg: 'RS256' | 'ES256' | 'EdDSA';
  /** Whether it is an application of the operator, for which users are not asked for their consent. */
  skip_consent: boolean;
  /** The service account for which a `machine` makes calls; without one it gets tokens for other APIs only. */
  service_account_id: string | null;
  /** The id of the application. */
  client_id: string;
  /** The organization whose members manage it; null for the platform. */
  reference_id: string | null;
  /** The same organization. */
  organization: {
    name: string;
  } | null;
  source: OAuthClientSource;
  /** That serves its metadata document. */
  host: string | null;
  /** Whether users who are not members of its organization may use it. */
  verified: boolean;
  /** Seconds since 1970. */
  client_id_issued_at: number;
  response_types: string[];
  /** The beginning of its secret, which identifies it. */
  secret_start: string | null;
  /** Until when the secret before is accepted, in seconds since 1970. */
  previous_secret_expires_at: number | null;
  disabled: boolean;
  /** Answered once. */
  client_secret?: string;
  /** 0: it does not expire. */
  client_secret_expires_at: number;
}

export type OAuthClientKind = 'web' | 'spa' | 'native' | 'machine' | 'agent';

export interface Oauth2GetClientsInput {
  /** An organization of the caller; by default the platform. */
  organizationId?: string;
}

export interface OAuthClient {
  /** As users see it. */
  client_name: string;
  kind: OAuthClientKind;
  /** Its home page. */
  client_uri: string | null;
  /** Its privacy policy. */
  policy_uri: string | null;
  /** Its terms of service. */
  tos_uri: string | null;
  /** Where it receives its users; compared as text, but for the port of a native application. */
  redirect_uris: string[];
  /** Where it receives users who signed out. */
  post_logout_redirect_uris: string[];
  /** Gets a logout token when a session ends. */
  backchannel_logout_uri: string | null;
  token_endpoint_auth_method: TokenEndpointAuthMethod;
  /** Its public keys, with which it authenticates in place of a secret. */
  jwks: ClientKeys | null;
  /** How it gets tokens (RFC 7591 section 2); by default with a code, and refresh tokens. */
  grant_types: string[];
  /** What the application may ask for, separated by spaces; by default those of the identity of the user. */
  scope: string;
  /** The signature of its ID tokens. */
  id_token_signed_response_alg: 'RS256' | 'ES256' | 'EdDSA';
  /** Whether it is an application of the operator, for which users are not asked for their consent. */
  skip_consent: boolean;
  /** The service account for which a `machine` makes calls; without one it gets tokens for other APIs only. */
  service_account_id: string | null;
  /** The id of the application. */
  client_id: string;
  /** The organization whose members manage it; null for the platform. */
  reference_id: string | null;
  /** The same organization. */
  organization: {
    name: string;
  } | null;
  source: OAuthClientSource;
  /** That serves its metadata document. */
  host: string | null;
  /** Whether users who are not members of its organization may use it. */
  verified: boolean;
  /** Seconds since 1970. */
  client_id_issued_at: number;
  response_types: string[];
  /** The beginning of its secret, which identifies it. */
  secret_start: string | null;
  /** Until when the secret before is accepted, in seconds since 1970. */
  previous_secret_expires_at: number | null;
  disabled: boolean;
}

export interface Oauth2GetClientInput {
  /** The id of the application. */
  client_id: string;
}

export interface Oauth2UpdateClientInput {
  /** The id of the application. */
  client_id: string;
  /** The members to change. */
  update: {
    /** As users see it. */
    client_name?: string;
    /** Its home page. */
    client_uri?: string | null;
    /** Its privacy policy. */
    policy_uri?: string | null;
    /** Its terms of service. */
    tos_uri?: string | null;
    /** Where it receives its users; compared as text, but for the port of a native application. */
    redirect_uris?: string[];
    /** Where it receives users who signed out. */
    post_logout_redirect_uris?: string[];
    /** Gets a logout token when a session ends. */
    backchannel_logout_uri?: string | null;
    /** Its public keys, with which it authenticates in place of a secret. */
    jwks?: ClientKeys | null;
    /** How it gets tokens (RFC 7591 section 2); by default with a code, and refresh tokens. */
    grant_types?: string[];
    /** What the application may ask for, separated by spaces; by default those of the identity of the user. */
    scope?: string;
    /** The signature of its ID tokens. */
    id_token_signed_response_alg?: 'RS256' | 'ES256' | 'EdDSA';
    /** Whether it is an application of the operator, for which users are not asked for their consent. */
    skip_consent?: boolean;
    /** The service account for which a `machine` makes calls; without one it gets tokens for other APIs only. */
    service_account_id?: string | null;
    /** Whether its requests are refused. */
    disabled?: boolean;
  };
}

export interface Oauth2VerifyClientInput {
  /** The id of the application. */
  client_id: string;
  /** Whether users who are not members of its organization may use it. */
  verified: boolean;
}

export interface Oauth2DeleteClientInput {
  /** The id of the application. */
  client_id: string;
}

export interface Oauth2ClientRotateSecretInput {
  /** The id of the application. */
  client_id: string;
  /** Seconds for which the present secret is accepted beside the new one. @default 0 */
  overlap?: number;
}

export interface Oauth2GetInteractionInput {
  /** From the address of the page. */
  interaction: string;
}

export interface OAuthInteraction {
  /** `select`: the user has to choose the account; `prove`: to confirm the identity; `consent`: to allow the application something; `refused`: the application is for members of its organization. */
  step: 'select' | 'prove' | 'consent' | 'continue' | 'refused';
  client: PublicOAuthClient;
  /** The organization whose application it is; null for the platform. */
  organization: {
    name: string;
  } | null;
  /** Whether the platform checked the application, or the host of its metadata document. */
  verified: boolean;
  /** Those for which the user can allow it to act; it acts for all unless one is chosen. */
  organizations: {
    id: string;
    name: string;
  }[];
  /** Where the browser goes afterwards. */
  target: {
    kind: 'site' | 'device' | 'app';
    /** The host of the site, or the scheme of the app. */
    name: string | null;
  };
  /** What the application asks for. */
  scopes: {
    name: ApplicationScope;
    /** Whether the user allowed it before. */
    isGranted: boolean;
  }[];
  /** The APIs that it wants to use. */
  resources: RequestedResource[];
  /** Of an agent: what the user decides too. */
  terms: OfferedTerms | null;
  /** Goes on with the request. */
  url: string;
}

export interface RequestedResource {
  uri: string;
  /** As users see it. */
  name: string;
  scopes: {
    name: string;
    /** What it allows, as users see it. */
    title: string;
    /** Whether the user allowed it before. */
    isGranted: boolean;
  }[];
}

export interface OfferedTerms {
  purpose: string;
  /** Who answers for the agent. */
  responsible: string | null;
  /** When the agent ends. */
  expiresAt: string;
  maximumDays: number;
  budget: AgentBudget;
  /** Agents of the same owner to which it can pass access on. */
  delegates: AgentDelegate[];
}

export interface AgentBudget {
  /** Calls of the API. */
  calls: number;
  /** Those of them that can change something. */
  writes: number;
}

export interface AgentDelegate {
  client_id: string;
  client_name: string;
}

export interface Oauth2ConsentInput {
  /** From the address of the page. */
  interaction?: string;
  /** The signed query of the page. */
  oauth_query?: string;
  /** Whether the user allows the application what it asks for. */
  accept: boolean;
  /** By default all that it asks for. */
  scopes?: string[];
  /** The same, separated by spaces. */
  scope?: string;
  /** The only organization in which the application acts for the user. */
  organizationId?: string;
  /** Of an agent. */
  terms?: {
    /** For how many days; by default as long as the agent may, at most 30. */
    days?: number;
    /** At most that of the agent, which is the default. */
    budget?: {
      /** Calls of the API. */
      calls?: number;
      /** Those of them that can change something. */
      writes?: number;
    };
    /** The `client_id` of each agent to which it may pass its access on; by default none. */
    delegates?: string[];
  };
}

export interface Consented {
  redirect: true;
  /** Goes on with the request. */
  url: string;
  /** Goes on with the request. */
  redirect_uri: string;
  /** The same, for clients of better-auth 1.2.8. */
  redirectURI: string;
}

export interface Oauth2ContinueInput {
  /** From the address of the page. */
  interaction?: string;
  /** The signed query of the page. */
  oauth_query?: string;
  /** Whether the user chose an account. */
  selected?: boolean;
  /** Whether the user created an account. */
  created?: boolean;
  /** Whether the user did what the page asked for. */
  postLogin?: boolean;
}

export interface Oauth2PublicClientInput {
  /** The id of the application. */
  client_id: string;
}

export interface Oauth2PublicClientPreloginInput {
  /** The id of the application. */
  client_id: string;
  /** The signed query of the page. */
  oauth_query: string;
}

export interface OAuthGrant {
  id: string;
  /** The id of the application. */
  clientId: string;
  userId: string;
  scopes: ApplicationScope[];
  resources: AllowedResource[];
  /** The only organization in which the application acts; null for all. */
  referenceId: string | null;
  client: PublicOAuthClient;
  /** Those that were connected by a code and still have access. */
  devices: ConnectedDevice[];
  /** Of an agent: its end and its budget. */
  terms: GrantTerms | null;
  createdAt: string;
  updatedAt: string;
}

export interface AllowedResource {
  uri: string;
  /** As users see it. */
  name: string;
  scopes: ResourceScope[];
}

export interface ResourceScope {
  name: string;
  /** What it allows, as users see it. */
  title: string;
}

export interface ConnectedDevice {
  connectedAt: string;
  /** Of its request. */
  ipAddress: string;
  /** Of its request. */
  userAgent: string;
}

export interface GrantTerms {
  purpose: string;
  expiresAt: string;
  budget: AgentBudget;
  /** Today. */
  used: {
    calls: number;
    /** Those of them that can change something. */
    writes: number;
  };
  delegates: AgentDelegate[];
  /** Whether the agent has ended, or was stopped. */
  stopped: boolean;
}

export interface Oauth2GetConsentInput {
  /** What was allowed. */
  id: string;
}

export interface Oauth2UpdateConsentInput {
  /** What was allowed. */
  id: string;
  /** The scopes that stay. */
  update: {
    scopes: ApplicationScope[];
  };
}

export interface Oauth2DeleteConsentInput {
  /** What was allowed. */
  id: string;
}

export interface Oauth2CreateResourceInput {
  /** Its URI: the audience of its tokens. */
  uri: string;
  /** As users see it. */
  name: string;
  /** @default [] */
  scopes?: {
    name: string;
    /** What it allows, as users see it. */
    title: string;
  }[];
  /** Those of a request without a scope. @default [] */
  defaultScopes?: string[];
  /** Whether it is a server of the Model Context Protocol: every application gets tokens for it. @default false */
  mcp?: boolean;
  /** Seconds for which its access tokens are valid; null: as the options say. @default null */
  accessTokenExpiresIn?: number | null;
  /** The `client_id` as which it introspects its tokens. @default null */
  introspectionClientId?: string | null;
}

export interface OAuthResource {
  id: string;
  uri: string;
  /** As users see it. */
  name: string;
  scopes: ResourceScope[];
  /** Those of a request without a scope. */
  defaultScopes: string[];
  /** Whether it is a server of the Model Context Protocol: every application gets tokens for it. */
  mcp: boolean;
  /** Seconds for which its access tokens are valid; null: as the options say. */
  accessTokenExpiresIn: number | null;
  /** The `client_id` as which it introspects its tokens. */
  introspectionClientId: string | null;
  disabled: boolean;
  /** The `client_id` of each application that gets tokens for it. */
  clientIds: string[];
  createdAt: string;
  updatedAt: string;
}

export interface Oauth2GetResourceInput {
  /** The resource. */
  resourceId: string;
}

export interface Oauth2UpdateResourceInput {
  /** The resource. */
  resourceId: string;
  /** The members to change. */
  update: {
    /** As users see it. */
    name?: string;
    scopes?: {
      name: string;
      /** What it allows, as users see it. */
      title: string;
    }[];
    /** Those of a request without a scope. */
    defaultScopes?: string[];
    /** Whether it is a server of the Model Context Protocol: every application gets tokens for it. */
    mcp?: boolean;
    /** Seconds for which its access tokens are valid; null: as the options say. */
    accessTokenExpiresIn?: number | null;
    /** The `client_id` as which it introspects its tokens. */
    introspectionClientId?: string | null;
    /** Whether no application gets tokens for it. */
    disabled?: boolean;
  };
}

export interface Oauth2DeleteResourceInput {
  /** The resource. */
  resourceId: string;
}

export interface Oauth2LinkResourceInput {
  /** The resource. */
  resourceId: string;
  /** The `client_id` of the application. */
  clientId: string;
}

export interface Oauth2UnlinkResourceInput {
  /** The resource. */
  resourceId: string;
  /** The `client_id` of the application. */
  clientId: string;
}

export interface DeviceInput {
  /** As the device shows it; case and separators do not matter. */
  user_code: string;
}

export interface DeviceRequest {
  /** As the device shows it; case and separators do not matter. */
  user_code: string;
  status: 'pending' | 'approved' | 'denied';
  client_id: string;
  /** What the device asks for, separated by spaces. */
  scope: string;
  /** The API that it asks for (RFC 8707). */
  resource: string | null;
  client: PublicOAuthClient;
  /** Whether the device can get a session instead of tokens with the scopes. */
  startsSession: boolean;
  requestedFrom: {
    at: string;
    ipAddress: string;
    userAgent: string;
    /** Whether the caller has the same address, or one in the same IPv6 network. */
    isSameNetwork: boolean;
  };
}

export interface DeviceApproveInput {
  /** As the device shows it; case and separators do not matter. */
  userCode: string;
}

export interface DeviceDenyInput {
  /** As the device shows it; case and separators do not matter. */
  userCode: string;
}

export interface AgentCreateInput {
  /** An organization of the caller; by default the platform. */
  organizationId?: string;
  /** As users see it. */
  client_name: string;
  /** What it does, as users see it. */
  purpose: string;
  /** For how many days from now. @default 30 */
  days?: number;
  /** By default that of the options. @default {} */
  budget?: {
    /** Calls of the API. */
    calls?: number;
    /** Those of them that can change something. */
    writes?: number;
  };
  /** By default the caller. */
  responsibleId?: string;
  /** Where it receives its users; compared as text, but for the port of a native application. @default [] */
  redirect_uris?: string[];
  /** Its public keys, with which it authenticates in place of a secret. @default null */
  jwks?: ClientKeys | null;
  /** What the application may ask for, separated by spaces; by default those of the identity of the user. */
  scope?: string;
  /** The service account for which a `machine` makes calls; without one it gets tokens for other APIs only. @default null */
  service_account_id?: string | null;
}

export interface AgentWithSecret {
  /** The id of the application. */
  client_id: string;
  /** As users see it. */
  client_name: string;
  /** The same organization. */
  organization: {
    name: string;
  } | null;
  /** What it does, as users see it. */
  purpose: string;
  /** The user who answers for it; without one it gets no tokens. */
  responsible: {
    id: string;
    name: string;
    email: string;
  } | null;
  expiresAt: string;
  budget: AgentBudget;
  /** Today. */
  used: {
    calls: number;
    writes: number;
  };
  /** Those who allowed it something. */
  users: number;
  stopped: boolean;
  createdAt: string;
  /** Answered once. */
  client_secret?: string;
}

export interface AgentListInput {
  /** An organization of the caller; by default the platform. */
  organizationId?: string;
}

export interface AgentList {
  agents: Agent[];
  /** Whether all agents of the organization, or of the platform, are stopped. */
  allStopped: boolean;
}

export interface Agent {
  /** The id of the application. */
  client_id: string;
  /** As users see it. */
  client_name: string;
  /** The same organization. */
  organization: {
    name: string;
  } | null;
  /** What it does, as users see it. */
  purpose: string;
  /** The user who answers for it; without one it gets no tokens. */
  responsible: {
    id: string;
    name: string;
    email: string;
  } | null;
  expiresAt: string;
  budget: AgentBudget;
  /** Today. */
  used: {
    calls: number;
    writes: number;
  };
  /** Those who allowed it something. */
  users: number;
  stopped: boolean;
  createdAt: string;
}

export interface AgentUpdateInput {
  /** The id of the application. */
  client_id: string;
  /** The members to change; `days` renews it. */
  update: {
    /** What it does, as users see it. */
    purpose?: string;
    /** For how many days from now. */
    days?: number;
    budget?: {
      /** Calls of the API. */
      calls: number;
      /** Those of them that can change something. */
      writes: number;
    };
    /** The user who answers for it: a member of the organization or, for the platform, an administrator. */
    responsibleId?: string;
  };
}

export interface AgentStopInput {
  /** The id of the application. */
  client_id: string;
}

export interface AgentResumeInput {
  /** The id of the application. */
  client_id: string;
}

export interface AgentStopAllInput {
  /** An organization of the caller; by default the platform. */
  organizationId?: string;
}

export interface AgentResumeAllInput {
  /** An organization of the caller; by default the platform. */
  organizationId?: string;
}

export interface PersonalDataSummary {
  tables: {
    /** A kind of data. */
    table: string;
    rows: number;
  }[];
  /** Whether a legal obligation keeps the account from being deleted. */
  onHold: boolean;
}

export interface RequestedExport {
  exportId: string;
  personId: string;
  service: {
    name: string;
    url: string;
  };
  generatedAt: string;
  /** Until when the pages can be read. */
  expiresAt: string;
  tables: {
    /** A kind of data. */
    table: string;
    rows: number;
  }[];
}

export interface PersonalDataReadExportInput {
  /** The export, as it was requested. */
  exportId: string;
  /** The cursor of the next page, from the answer with the previous one */
  after?: string;
}

export interface PersonalDataReceiptInput {
  /** The number of a receipt. */
  number: string;
}

export interface ErasureReceipt {
  statement: ErasureStatement;
  /** A compact JWS with the statement, by a key of `/audit/jwks`; null until it is signed. */
  signature: string | null;
}

export interface ErasureStatement {
  version: 1;
  /** SHA-256 of the number, without hyphens. */
  receipt: string;
  /** SHA-256 of the number, a colon and the id of the user. */
  subject: string;
  service: {
    name: string;
    url: string;
  };
  erasedAt: string;
  /** Who erased the user: `self`, `administrator`, `operator`, `import`, `retention` or `restore`. */
  by: string;
  removed: {
    /** A kind of data. */
    table: string;
    rows: number;
  }[];
  kept: {
    what: string;
    why: string;
  }[];
  /** Until when backups may contain the user. */
  backupsUntil: string;
}

/** The calls under `multiSession`. */
export interface MultiSessionCalls {
  /** List the sessions of the browser, the active one first */
  listDeviceSessions: Query<Nothing | undefined, SessionWithUser[]>;
  /** Make another session of the browser the active one */
  setActive: Mutation<MultiSessionSetActiveInput, SessionWithUser>;
  /** Sign out of one account of the browser */
  revoke: Mutation<MultiSessionRevokeInput, Status>;
}

/** The calls under `signIn`. */
export interface SignInCalls {
  /** Sign in as a new user without credentials */
  anonymous: Mutation<Nothing | undefined, SignedInAnonymously>;
  /** Sign in with email and password */
  email: Mutation<SignInEmailInput, TwoFactorRedirect | SignedIn>;
  /** Sign in with username and password */
  username: Mutation<SignInUsernameInput, TwoFactorRedirect | SignedIn>;
  /** Mail a link that signs in */
  magicLink: Mutation<SignInMagicLinkInput, Status>;
  /** Sign in with a mailed code */
  emailOtp: Mutation<SignInEmailOtpInput, TwoFactorRedirect | SignedInByEmailCode>;
  /** Sign in with phone number and password */
  phoneNumber: Mutation<SignInPhoneNumberInput, TwoFactorRedirect | SignedIn>;
  /** Sign in with a provider */
  social: Mutation<SignInSocialInput, TwoFactorRedirect | SignedInSocial>;
  /** Sign in with an identity provider of an organization */
  sso: Mutation<SignInSsoInput, SsoStarted>;
}

/** The calls under `signUp`. */
export interface SignUpCalls {
  /** Sign up with email and password */
  email: Mutation<SignUpEmailInput, SignedUp>;
}

/** The calls under `securityNotices`. */
export interface SecurityNoticesCalls {
  /** Get which emails about security the caller receives */
  get: Query<Nothing | undefined, SecurityNotices>;
  /** Choose which emails about security to receive */
  update: Mutation<SecurityNotices, SecurityNotices>;
}

/** The calls under `magicLink`. */
export interface MagicLinkCalls {
  /** Sign in with a mailed link */
  verify: Query<MagicLinkVerifyInput, TwoFactorRedirect | SignedInByLink | undefined>;
}

/** The calls under `oneTimeToken`. */
export interface OneTimeTokenCalls {
  /** Get a single-use token that signs another client in */
  generate: Query<Nothing | undefined, OneTimeToken>;
  /** Sign in with a single-use token */
  verify: Mutation<OneTimeTokenVerifyInput, TwoFactorRedirect | SessionWithUser>;
}

/** The calls under `emailOtp`. */
export interface EmailOtpCalls {
  /** Mail a code */
  sendVerificationOtp: Mutation<EmailOtpSendVerificationOtpInput, Success>;
  /** Check a mailed code, which stays usable */
  checkVerificationOtp: Mutation<EmailOtpCheckVerificationOtpInput, Success>;
  /** Verify an email address with a mailed code */
  verifyEmail: Mutation<EmailOtpVerifyEmailInput, EmailVerifiedByCode>;
  /** Mail a code to set a new password (the newer name of forget-password/email-otp) */
  requestPasswordReset: Mutation<EmailOtpRequestPasswordResetInput, Success>;
  /** Set a new password with a mailed code */
  resetPassword: Mutation<EmailOtpResetPasswordInput, Success>;
  /** Mail a code to change the caller's email */
  requestEmailChange: Mutation<EmailOtpRequestEmailChangeInput, Success>;
  /** Change the caller's email with a mailed code */
  changeEmail: Mutation<EmailOtpChangeEmailInput, Success>;
}

/** The calls under `phoneNumber`. */
export interface PhoneNumberCalls {
  /** Send a code by text message */
  sendOtp: Mutation<PhoneNumberSendOtpInput, CodeSent>;
  /** Sign in with a code of a text message, or set the phone number of the caller */
  verify: Mutation<PhoneNumberVerifyInput, TwoFactorRedirect | PhoneNumberVerified>;
  /** Send a code by text message to set a new password */
  requestPasswordReset: Mutation<PhoneNumberRequestPasswordResetInput, Status>;
  /** Send a code by text message to set a new password (the older name of request-password-reset) */
  forgetPassword: Mutation<PhoneNumberForgetPasswordInput, Status>;
  /** Set a new password with a code of a text message */
  resetPassword: Mutation<PhoneNumberResetPasswordInput, Status>;
}

/** The calls under `oneTap`. */
export interface OneTapCalls {
  /** Sign in with an ID token of Google One Tap */
  callback: Mutation<OneTapCallbackInput, TwoFactorRedirect | SignedInByOneTap>;
}

/** The calls under `organization`. */
export interface OrganizationCalls {
  /** Create an organization and become its owner */
  create: Mutation<OrganizationCreateInput, OrganizationWithMembers>;
  /** Check whether a slug is free */
  checkSlug: Mutation<OrganizationCheckSlugInput, Status>;
  /** Update an organization */
  update: Mutation<OrganizationUpdateInput, ChangedOrganization>;
  /** Delete an organization with its members, invitations and teams */
  delete: Mutation<OrganizationDeleteInput, Organization>;
  /** Set the active organization of the session */
  setActive: Mutation<OrganizationSetActiveInput | undefined, FullOrganization | null>;
  /** List the caller's organizations */
  list: Query<OrganizationListInput | undefined, Organization[]>;
  /** Get an organization, or null */
  getOrganization: Query<OrganizationGetOrganizationInput | undefined, Organization | null>;
  /** Get an organization with its members, invitations and teams, or null */
  getFullOrganization: Query<OrganizationGetFullOrganizationInput | undefined, FullOrganization | null>;
  /** List the audit log of an organization, newest first */
  listAudit: Query<OrganizationListAuditInput | undefined, OrganizationAuditPage>;
  /** Check whether the caller's roles in an organization grant permissions */
  hasPermission: Mutation<OrganizationHasPermissionInput, PermissionAnswer>;
  /** Get the caller's membership of an organization, or null */
  getActiveMember: Query<OrganizationGetActiveMemberInput | undefined, MemberWithUser | null>;
  /** Get the caller's role in an organization, or that of another member */
  getActiveMemberRole: Query<OrganizationGetActiveMemberRoleInput | undefined, ActiveMemberRole>;
  /** List the members of an organization: search, filter, sort and page */
  listMembers: Query<OrganizationListMembersInput | undefined, MemberList>;
  /** List the members without a second factor */
  listMembersWithoutTwoFactor: Query<OrganizationListMembersWithoutTwoFactorInput | undefined, MemberList>;
  /** Add a user to an organization without an invitation */
  addMember: Mutation<OrganizationAddMemberInput, Member>;
  /** Remove a member from an organization */
  removeMember: Mutation<OrganizationRemoveMemberInput, RemovedMember>;
  /** Change the roles of a member */
  updateMemberRole: Mutation<OrganizationUpdateMemberRoleInput, Member>;
  /** Transfer the ownership of an organization to another member */
  transferOwnership: Mutation<OrganizationTransferOwnershipInput, TransferredOwnership>;
  /** Leave an organization */
  leave: Mutation<OrganizationLeaveInput, MemberWithUser>;
  /** Invite an email address; with `resend`, renew a pending invitation */
  inviteMember: Mutation<OrganizationInviteMemberInput, Invitation>;
  /** Mail a pending invitation again, with a new link and a new expiry */
  resendInvitation: Mutation<OrganizationResendInvitationInput, Invitation>;
  /** Accept an invitation and join the organization */
  acceptInvitation: Mutation<OrganizationAcceptInvitationInput, AcceptedInvitation>;
  /** Decline an invitation */
  rejectInvitation: Mutation<OrganizationRejectInvitationInput, RejectedInvitation>;
  /** Cancel a pending invitation */
  cancelInvitation: Mutation<OrganizationCancelInvitationInput, Invitation>;
  /** Show an invitation to the invited user or to a visitor with its link */
  getInvitation: Query<OrganizationGetInvitationInput, InvitationInContext>;
  /** List the invitations of an organization */
  listInvitations: Query<OrganizationListInvitationsInput | undefined, Invitation[]>;
  /** List the open invitations to the caller's address */
  listUserInvitations: Query<OrganizationListUserInvitationsInput | undefined, InvitationInContext[]>;
  /** Create a team */
  createTeam: Mutation<OrganizationCreateTeamInput, Team>;
  /** List the teams of an organization */
  listTeams: Query<OrganizationListTeamsInput | undefined, ListedTeam[]>;
  /** Rename a team */
  updateTeam: Mutation<OrganizationUpdateTeamInput, Team>;
  /** Remove a team; its members stay in the organization */
  removeTeam: Mutation<OrganizationRemoveTeamInput, RemovedTeam>;
  /** Add a member to a team */
  addTeamMember: Mutation<OrganizationAddTeamMemberInput, TeamMember>;
  /** Remove a member from a team */
  removeTeamMember: Mutation<OrganizationRemoveTeamMemberInput, RemovedTeamMember>;
  /** List the members of a team */
  listTeamMembers: Query<OrganizationListTeamMembersInput | undefined, TeamMember[]>;
  /** List the caller's teams, or those of another member */
  listUserTeams: Query<OrganizationListUserTeamsInput | undefined, Team[]>;
  /** Set the active team of the session */
  setActiveTeam: Mutation<OrganizationSetActiveTeamInput | undefined, Team | null>;
  /** Define a role of an organization */
  createRole: Mutation<OrganizationCreateRoleInput, CreatedRole>;
  /** Rename a role of an organization, or replace its permissions */
  updateRole: Mutation<OrganizationUpdateRoleInput, UpdatedRole>;
  /** Delete a role of an organization */
  deleteRole: Mutation<OrganizationDeleteRoleInput, Success>;
  /** List the roles that an organization defines */
  listRoles: Query<OrganizationListRolesInput | undefined, OrganizationRole[]>;
  /** Get a role that an organization defines */
  getRole: Query<OrganizationGetRoleInput, OrganizationRole>;
  /** Upload the logo of an organization */
  uploadLogo: Mutation<OrganizationUploadLogoInput, ChangedOrganization>;
  /** List the events of an organization */
  listEvents: Query<OrganizationListEventsInput | undefined, EventPage>;
  /** Get the proof of an entry of an organization, without its address */
  auditProof: Query<OrganizationAuditProofInput, AuditProof>;
  /** Create a service account of an organization */
  createServiceAccount: Mutation<OrganizationCreateServiceAccountInput, ServiceAccount>;
  /** List the service accounts of an organization, with their keys */
  listServiceAccounts: Query<OrganizationListServiceAccountsInput | undefined, ServiceAccount[]>;
  /** Rename, disable or enable an organization's service account, or change its role */
  updateServiceAccount: Mutation<OrganizationUpdateServiceAccountInput, ServiceAccount>;
  /** Delete an organization's service account and its keys */
  deleteServiceAccount: Mutation<OrganizationDeleteServiceAccountInput, Success>;
  /** Create a key of an organization's service account */
  createServiceAccountKey: Mutation<OrganizationCreateServiceAccountKeyInput, CreatedApiKey>;
  /** Replace the secret of a key of an organization's service account */
  rotateServiceAccountKey: Mutation<OrganizationRotateServiceAccountKeyInput, CreatedApiKey>;
  /** Delete a key of an organization's service account */
  deleteServiceAccountKey: Mutation<OrganizationDeleteServiceAccountKeyInput, Success>;
  /** Create a webhook of an organization */
  createWebhook: Mutation<OrganizationCreateWebhookInput, WebhookWithSecret>;
  /** Change, disable or enable a webhook of an organization */
  updateWebhook: Mutation<OrganizationUpdateWebhookInput, Webhook>;
  /** Delete a webhook of an organization and its deliveries */
  deleteWebhook: Mutation<OrganizationDeleteWebhookInput, Success>;
  /** List the webhooks of an organization */
  listWebhooks: Query<OrganizationListWebhooksInput | undefined, ListedWebhook[]>;
  /** Replace the signing secret of an organization's webhook */
  rotateWebhookSecret: Mutation<OrganizationRotateWebhookSecretInput, WebhookWithSecret>;
  /** Test a webhook of an organization */
  testWebhook: Mutation<OrganizationTestWebhookInput, Success>;
  /** List the deliveries of an organization's webhook, newest first */
  listWebhookDeliveries: Query<OrganizationListWebhookDeliveriesInput, WebhookDeliveries>;
  /** Read a delivery of an organization with its request and attempts */
  getWebhookDelivery: Query<OrganizationGetWebhookDeliveryInput, WebhookDeliveryDetails>;
  /** Count the deliveries of a webhook in the last 24 hours, by the hour */
  countWebhookDeliveries: Query<OrganizationCountWebhookDeliveriesInput, DeliveryCounts>;
  /** Deliver an event to an organization's webhook again */
  redeliverWebhook: Mutation<OrganizationRedeliverWebhookInput, Success>;
  /** Deliver all events to an organization's webhook again that failed */
  redeliverWebhookAll: Mutation<OrganizationRedeliverWebhookAllInput, Redelivered>;
  /** Send the audit log of an organization to a collector */
  createAuditStream: Mutation<OrganizationCreateAuditStreamInput, CreatedAuditStream>;
  /** List the audit streams of an organization */
  listAuditStreams: Query<OrganizationListAuditStreamsInput | undefined, AuditStream[]>;
  /** Change, disable or enable an audit stream of an organization */
  updateAuditStream: Mutation<OrganizationUpdateAuditStreamInput, AuditStream>;
  /** Delete an audit stream of an organization */
  deleteAuditStream: Mutation<OrganizationDeleteAuditStreamInput, Success>;
  /** Write an entry that an audit stream of an organization sends */
  testAuditStream: Mutation<OrganizationTestAuditStreamInput, Success>;
  /** Send entries of an audit stream of an organization again */
  rewindAuditStream: Mutation<OrganizationRewindAuditStreamInput, AuditStream>;
  /** Add a domain to an organization */
  addDomain: Mutation<OrganizationAddDomainInput, Domain>;
  /** List the domains of an organization, oldest first */
  listDomains: Query<OrganizationListDomainsInput | undefined, Domain[]>;
  /** Verify a domain of an organization */
  verifyDomain: Mutation<OrganizationVerifyDomainInput, Domain>;
  /** Change whether a domain includes its subdomains */
  updateDomain: Mutation<OrganizationUpdateDomainInput, Domain>;
  /** Remove a domain from an organization */
  deleteDomain: Mutation<OrganizationDeleteDomainInput, Success>;
  /** Connect the directory of an organization */
  createDirectory: Mutation<OrganizationCreateDirectoryInput, NewDirectoryToken>;
  /** Get the directory of an organization */
  getDirectory: Query<OrganizationGetDirectoryInput | undefined, Directory>;
  /** Change or disable the directory of an organization */
  updateDirectory: Mutation<OrganizationUpdateDirectoryInput, Directory>;
  /** Disconnect the directory; its members stay */
  deleteDirectory: Mutation<OrganizationDeleteDirectoryInput | undefined, Success>;
  /** List the users of the directory */
  listDirectoryUsers: Query<OrganizationListDirectoryUsersInput | undefined, DirectoryUsers>;
  /** List the groups of the directory */
  listDirectoryGroups: Query<OrganizationListDirectoryGroupsInput | undefined, DirectoryGroups>;
  /** List the newest requests of the directory that were refused */
  listDirectoryRequests: Query<OrganizationListDirectoryRequestsInput | undefined, DirectoryRequest[]>;
  /** Set the roles and the team of the members of a group */
  setGroupMapping: Mutation<OrganizationSetGroupMappingInput, DirectoryGroup>;
  /** Create another token of the directory */
  createDirectoryToken: Mutation<OrganizationCreateDirectoryTokenInput | undefined, NewDirectoryToken>;
  /** Revoke a token of the directory */
  deleteDirectoryToken: Mutation<OrganizationDeleteDirectoryTokenInput, Success>;
  /** Create a link with which someone without an account sets up single sign-on or a directory */
  createSetupLink: Mutation<OrganizationCreateSetupLinkInput, NewSetupLink>;
  /** List the set-up links of an organization, newest first */
  listSetupLinks: Query<OrganizationListSetupLinksInput | undefined, SetupLink[]>;
  /** Revoke a set-up link; what was set up stays */
  revokeSetupLink: Mutation<OrganizationRevokeSetupLinkInput, Success>;
  /** List the applications that members use with an organization */
  listConnectedApps: Query<OrganizationListConnectedAppsInput, ConnectedApp[]>;
  /** Disconnect an application from all members of an organization */
  revokeConnectedApp: Mutation<OrganizationRevokeConnectedAppInput, Success>;
  /** Read a page of the data of an organization, for its owners */
  export: Mutation<OrganizationExportInput, OrganizationExportPage>;
}

/** The calls under `oauth2`. */
export interface Oauth2AdminCalls {
  /** List the hosts of client id metadata documents */
  listClientHosts: Query<Nothing | undefined, ClientHost[]>;
  /** Verify or block a host of client id metadata documents */
  setClientHost: Mutation<AdminOauth2SetClientHostInput, Success>;
  /** List the valid tokens for registrations, newest first */
  listRegistrationTokens: Query<Nothing | undefined, ListedRegistrationToken[]>;
  /** Create a token with which applications register themselves */
  createRegistrationToken: Mutation<AdminOauth2CreateRegistrationTokenInput, RegistrationToken>;
  /** Delete a token for registrations */
  deleteRegistrationToken: Mutation<AdminOauth2DeleteRegistrationTokenInput, Success>;
}

/** The calls under `admin`. */
export interface AdminCalls {
  /** Get daily figures, waiting emails, unsafe settings and what needs attention */
  getOverview: Query<AdminGetOverviewInput, Overview>;
  /** List users: search, filter, sort and page */
  listUsers: Query<AdminListUsersInput | undefined, UserPage>;
  /** Get a user */
  getUser: Query<AdminGetUserInput, ListedUser>;
  /** Create a user */
  createUser: Mutation<AdminCreateUserInput, AdminCreateUserOutput>;
  /** Create a user and mail a link to choose a password */
  inviteUser: Mutation<AdminInviteUserInput, AdminInviteUserOutput>;
  /** Mail a user a link to set a new password */
  sendPasswordReset: Mutation<AdminSendPasswordResetInput, Status>;
  /** Mail a user a link that verifies the email */
  sendVerificationEmail: Mutation<AdminSendVerificationEmailInput, Status>;
  /** Change a user's name, picture or email */
  updateUser: Mutation<AdminUpdateUserInput, User>;
  /** Replace a user's roles */
  setRole: Mutation<AdminSetRoleInput, AdminSetRoleOutput>;
  /** Ban a user and end their sessions */
  banUser: Mutation<AdminBanUserInput, AdminBanUserOutput>;
  /** Unban a user */
  unbanUser: Mutation<AdminUnbanUserInput, AdminUnbanUserOutput>;
  /** Impersonate a user */
  impersonateUser: Mutation<AdminImpersonateUserInput, Impersonation>;
  /** Get the administrator who impersonates the user, or null */
  getImpersonator: Query<Nothing | undefined, AdminGetImpersonatorOutput | null>;
  /** Stop impersonating and return to the administrator's session */
  stopImpersonating: Mutation<Nothing | undefined, Impersonation>;
  /** List a user's sessions, each with an id to revoke it */
  listUserSessions: Mutation<AdminListUserSessionsInput, AdminListUserSessionsOutput>;
  /** List a user's sign-in methods */
  listUserAccounts: Query<AdminListUserAccountsInput, AdminListUserAccountsOutput>;
  /** List the organizations of a user, with the roles */
  listUserOrganizations: Query<AdminListUserOrganizationsInput, AdminListUserOrganizationsOutput>;
  /** End one session of a user */
  revokeUserSession: Mutation<AdminRevokeUserSessionInput, Success>;
  /** Sign a user out everywhere */
  revokeUserSessions: Mutation<AdminRevokeUserSessionsInput, Success>;
  /** Delete a user and their data */
  removeUser: Mutation<AdminRemoveUserInput, RemovedUser>;
  /** Set a user's password and end their sessions */
  setUserPassword: Mutation<AdminSetUserPasswordInput, Status>;
  /** Check permissions of the caller, of another user or of a role */
  hasPermission: Mutation<AdminHasPermissionInput, AdminHasPermissionOutput>;
  /** List all organizations: search, sort and page */
  listOrganizations: Query<AdminListOrganizationsInput | undefined, OrganizationPage>;
  /** Get any organization, with the numbers of members, teams and invitations */
  getOrganization: Query<AdminGetOrganizationInput, OrganizationDetails>;
  /** List the members of any organization */
  listOrganizationMembers: Query<AdminListOrganizationMembersInput, MemberList>;
  /** Change the name, slug or logo of any organization */
  updateOrganization: Mutation<AdminUpdateOrganizationInput, Organization>;
  /** Delete any organization with its members, invitations and teams */
  deleteOrganization: Mutation<AdminDeleteOrganizationInput, Success>;
  /** Get the options of the service */
  getSettings: Query<Nothing | undefined, Settings>;
  /** Save options of the service */
  saveSettings: Mutation<AdminSaveSettingsInput, Success>;
  /** List the emails that the service sends */
  listEmails: Query<AdminListEmailsInput, Emails>;
  /** Preview an email of the service */
  previewEmail: Query<AdminPreviewEmailInput, EmailPreview>;
  /** Send a test email to your own address */
  sendTestEmail: Mutation<Nothing | undefined, TestEmail>;
  /** List the audit log of the platform, newest first */
  listAudit: Query<AdminListAuditInput | undefined, AuditPage>;
  /** Create the first administrator with the setup link */
  setup: Mutation<AdminSetupInput, SignedUp>;
  /** Turn the second factors of a user off */
  resetTwoFactor: Mutation<AdminResetTwoFactorInput, AdminResetTwoFactorOutput>;
  /** Get how far the audit log is sealed, verified and anchored */
  auditState: Query<Nothing | undefined, AuditState>;
  /** Get the proof of an entry of the audit log */
  auditProof: Query<AdminAuditProofInput, AuditProof>;
  /** Send the audit log to a collector */
  createAuditStream: Mutation<AdminCreateAuditStreamInput, CreatedAuditStream>;
  /** List the audit streams of the platform */
  listAuditStreams: Query<Nothing | undefined, AuditStream[]>;
  /** Change, disable or enable an audit stream */
  updateAuditStream: Mutation<AdminUpdateAuditStreamInput, AuditStream>;
  /** Delete an audit stream */
  deleteAuditStream: Mutation<AdminDeleteAuditStreamInput, Success>;
  /** Write an entry that an audit stream sends */
  testAuditStream: Mutation<AdminTestAuditStreamInput, Success>;
  /** Send entries of an audit stream again */
  rewindAuditStream: Mutation<AdminRewindAuditStreamInput, AuditStream>;
  /** List the identity providers of all organizations, newest first */
  listConnections: Query<AdminListConnectionsInput | undefined, ConnectionPage>;
  /** Get an identity provider of any organization */
  getConnection: Query<AdminGetConnectionInput, AdministeredConnection>;
  /** List the newest sign-ins and tests of any identity provider */
  listConnectionAttempts: Query<AdminListConnectionAttemptsInput, AdministeredAttempt[]>;
  /** Reject sign-ins with any identity provider */
  disableConnection: Mutation<AdminDisableConnectionInput, Success>;
  /** List the directories of all organizations, newest first */
  listDirectories: Query<AdminListDirectoriesInput | undefined, DirectoryPage>;
  /** Create a set-up link for any organization */
  createOrganizationSetupLink: Mutation<AdminCreateOrganizationSetupLinkInput, NewSetupLink>;
  oauth2: Oauth2AdminCalls;
  /** List imports from other products, newest first */
  listImports: Query<Nothing | undefined, ImportList>;
  /** Keep a user or an organization from being deleted */
  createHold: Mutation<AdminCreateHoldInput, LegalHold>;
  /** List legal holds, newest first */
  listHolds: Query<AdminListHoldsInput, LegalHoldPage>;
  /** End a legal hold */
  liftHold: Mutation<AdminLiftHoldInput, LegalHold>;
  /** Read a page of what is stored about a user */
  exportUser: Mutation<AdminExportUserInput, PersonalDataPage>;
}

/** The calls under `twoFactor`. */
export interface TwoFactorCalls {
  /** Set up a second factor */
  enable: Mutation<TwoFactorEnableInput | undefined, TwoFactorEnabled>;
  /** Turn second factors off */
  disable: Mutation<TwoFactorDisableInput | undefined, Status>;
  /** Get the URI for an authenticator app */
  getTotpUri: Mutation<TwoFactorGetTotpUriInput | undefined, TotpUri>;
  /** Replace the backup codes */
  generateBackupCodes: Mutation<TwoFactorGenerateBackupCodesInput | undefined, BackupCodesCreated>;
  /** Verify a code of an authenticator app */
  verifyTotp: Mutation<TwoFactorVerifyTotpInput, FactorVerified>;
  /** Mail a code */
  sendOtp: Mutation<TwoFactorSendOtpInput | undefined, Status>;
  /** Verify a mailed code */
  verifyOtp: Mutation<TwoFactorVerifyOtpInput, FactorVerified>;
  /** Verify a backup code */
  verifyBackupCode: Mutation<TwoFactorVerifyBackupCodeInput, FactorVerified>;
  /** Request the removal of lost second factors */
  requestRecovery: Mutation<Nothing | undefined, TwoFactorRecovery>;
  /** Mail a code that removes lost second factors */
  sendRecoveryCode: Mutation<Nothing | undefined, Status>;
  /** Remove lost second factors and sign in */
  completeRecovery: Mutation<TwoFactorCompleteRecoveryInput, FactorVerified>;
  /** Cancel the removal of second factors by mailed link */
  cancelRecovery: Mutation<TwoFactorCancelRecoveryInput, Status>;
  /** Get the sign-in that waits for its second factor, or null */
  getChallenge: Query<Nothing | undefined, Challenge | null>;
  /** Get the caller's second factors */
  status: Query<Nothing | undefined, TwoFactorStatus>;
  /** List the browsers that sign in without the second factor */
  listTrustedDevices: Query<TwoFactorListTrustedDevicesInput | undefined, TrustedDevice[]>;
  /** Ask one browser for the second factor again */
  revokeTrustedDevice: Mutation<TwoFactorRevokeTrustedDeviceInput, Status>;
  /** Ask all browsers for the second factor again */
  revokeTrustedDevices: Mutation<Nothing | undefined, Status>;
}

/** The calls under `passkey`. */
export interface PasskeyCalls {
  /** Start to add a passkey */
  generateRegisterOptions: Query<PasskeyGenerateRegisterOptionsInput | undefined, PasskeyCreationOptions>;
  /** Add a passkey */
  verifyRegistration: Mutation<PasskeyVerifyRegistrationInput, RegisteredPasskey>;
  /** Start to sign in with a passkey */
  generateAuthenticateOptions: Query<Nothing | undefined, PasskeyRequestOptions>;
  /** Start to sign in with a passkey, for older clients */
  generateAuthenticateOptionsPost: Mutation<PasskeyGenerateAuthenticateOptionsPostInput | undefined, PasskeyRequestOptions>;
  /** Sign in with a passkey */
  verifyAuthentication: Mutation<PasskeyVerifyAuthenticationInput, TwoFactorRedirect | SignedInByPasskey>;
  /** List the caller's passkeys */
  listUserPasskeys: Query<PasskeyListUserPasskeysInput | undefined, Passkey[]>;
  /** Rename one of the caller's passkeys */
  updatePasskey: Mutation<PasskeyUpdatePasskeyInput, UpdatedPasskey>;
  /** Remove one of the caller's passkeys */
  deletePasskey: Mutation<PasskeyDeletePasskeyInput, Status>;
}

/** The calls under `audit`. */
export interface AuditCalls {
  /** List the public keys that verify the audit log and its statements */
  jwks: Query<Nothing | undefined, AuditKeySet>;
  /** List the signed checkpoints of the audit log */
  checkpoints: Query<AuditCheckpointsInput | undefined, AuditCheckpointPage>;
}

/** The calls under `apiKey`. */
export interface ApiKeyCalls {
  /** Create an API key */
  create: Mutation<ApiKeyCreateInput, CreatedApiKey>;
  /** Get one of the caller's API keys, without the key itself */
  get: Query<ApiKeyGetInput, ApiKey>;
  /** List the caller's API keys, newest first */
  list: Query<ApiKeyListInput | undefined, ApiKeyPage>;
  /** Rename, enable or disable an API key, or change its expiry */
  update: Mutation<ApiKeyUpdateInput, ApiKey>;
  /** Replace the secret of an API key */
  rotate: Mutation<ApiKeyRotateInput, CreatedApiKey>;
  /** Delete an API key */
  delete: Mutation<ApiKeyDeleteInput, Success>;
  /** Exchange an API key for a JWT that other services verify */
  token: Mutation<ApiKeyTokenInput | undefined, ProgramToken>;
}

/** The calls under `serviceAccount`. */
export interface ServiceAccountCalls {
  /** Create a service account of the platform */
  create: Mutation<ServiceAccountCreateInput, ServiceAccount>;
  /** List the service accounts of the platform, with their keys */
  list: Query<Nothing | undefined, ServiceAccount[]>;
  /** Rename, disable or enable a service account, or change its role */
  update: Mutation<ServiceAccountUpdateInput, ServiceAccount>;
  /** Delete a service account and its keys */
  delete: Mutation<ServiceAccountDeleteInput, Success>;
  /** Create a key of a service account */
  createKey: Mutation<ServiceAccountCreateKeyInput, CreatedApiKey>;
  /** Replace the secret of a key of a service account */
  rotateKey: Mutation<ServiceAccountRotateKeyInput, CreatedApiKey>;
  /** Delete a key of a service account */
  deleteKey: Mutation<ServiceAccountDeleteKeyInput, Success>;
}

/** The calls under `webhook`. */
export interface WebhookCalls {
  /** Create a webhook of the platform */
  create: Mutation<WebhookCreateInput, WebhookWithSecret>;
  /** Change, disable or enable a webhook */
  update: Mutation<WebhookUpdateInput, Webhook>;
  /** Delete a webhook and its deliveries */
  delete: Mutation<WebhookDeleteInput, Success>;
  /** List the webhooks of the platform */
  list: Query<Nothing | undefined, ListedWebhook[]>;
  /** Replace the signing secret of a webhook */
  rotateSecret: Mutation<WebhookRotateSecretInput, WebhookWithSecret>;
  /** Test a webhook */
  test: Mutation<WebhookTestInput, Success>;
  /** List the deliveries of a webhook, newest first */
  listDeliveries: Query<WebhookListDeliveriesInput, WebhookDeliveries>;
  /** Read a delivery with its request and its attempts */
  getDelivery: Query<WebhookGetDeliveryInput, WebhookDeliveryDetails>;
  /** Count the deliveries of a webhook in the last 24 hours, by the hour */
  countDeliveries: Query<WebhookCountDeliveriesInput, DeliveryCounts>;
  /** Deliver an event again */
  redeliver: Mutation<WebhookRedeliverInput, Success>;
  /** Deliver all events again whose delivery failed */
  redeliverAll: Mutation<WebhookRedeliverAllInput, Redelivered>;
}

/** The calls under `sp`. */
export interface SpSaml2SsoCalls {
  /** Handle the response of a SAML identity provider */
  acsPost: Mutation<SsoSaml2SpAcsPostInput, undefined>;
  /** Continue after the response of a SAML identity provider */
  acs: Query<SsoSaml2SpAcsInput, undefined>;
  /** Post a request to a SAML identity provider by a page */
  request: Query<SsoSaml2SpRequestInput, string | undefined>;
  /** Get the metadata of this service for a SAML identity provider */
  metadata: Query<SsoSaml2SpMetadataInput, string>;
  /** Handle the logout message of a SAML provider */
  slo: Query<SsoSaml2SpSloInput, string | undefined>;
  /** Handle the posted logout message of a SAML provider */
  sloPost: Mutation<SsoSaml2SpSloPostInput, string | undefined>;
}

/** The calls under `saml2`. */
export interface Saml2SsoCalls {
  sp: SpSaml2SsoCalls;
}

/** The calls under `sso`. */
export interface SsoCalls {
  /** Add an identity provider to an organization */
  register: Mutation<SsoRegisterInput, SsoConnection>;
  /** List the identity providers of an organization, oldest first */
  providers: Query<SsoProvidersInput | undefined, SsoConnections>;
  /** Get an identity provider of an organization */
  getProvider: Query<SsoGetProviderInput, SsoConnection>;
  /** Change an identity provider of an organization */
  updateProvider: Mutation<SsoUpdateProviderInput, SsoConnection>;
  /** Test an identity provider */
  test: Mutation<SsoTestInput, SsoTestStarted>;
  /** Get the result of a test of an identity provider, or null before it */
  getTest: Query<SsoGetTestInput, SsoTest | null>;
  /** Set which roles and teams the groups at an identity provider give */
  setMappings: Mutation<SsoSetMappingsInput, SsoGroupMappings>;
  /** List the roles and teams that the groups at an identity provider give */
  listMappings: Query<SsoListMappingsInput, SsoGroupMappings>;
  /** Let users sign in with an identity provider */
  enable: Mutation<SsoEnableInput, SsoConnection>;
  /** Reject sign-ins with an identity provider */
  disable: Mutation<SsoDisableInput, SsoConnection>;
  /** Delete an identity provider of an organization */
  deleteProvider: Mutation<SsoDeleteProviderInput, Success>;
  /** List the newest sign-ins and tests of an identity provider */
  listAttempts: Query<SsoListAttemptsInput, SsoAttempt[]>;
  /** Accept the changed identity of a user */
  acceptIdentity: Mutation<AcceptIdentity, Success>;
  /** Get whether an organization requires single sign-on, and whom that affects */
  getPolicy: Query<SsoGetPolicyInput | undefined, SsoPolicy>;
  /** Require single sign-on, or no longer */
  setPolicy: Mutation<SsoSetPolicyInput, SsoPolicy>;
  /** Find the identity providers for an email address */
  lookUp: Mutation<SsoLookUpInput, SsoLookUp>;
  /** Start a sign-in with an identity provider of an organization by a link */
  start: Query<SsoStartInput, undefined>;
  /** Handle the redirect of an identity provider of an organization */
  callback: Query<SsoCallbackInput, undefined>;
  /** Get the identity providers of the caller's organizations, and whether one manages the account */
  getAccount: Query<Nothing | undefined, SsoAccount>;
  /** Connect the caller's account with an identity provider of an organization */
  connect: Mutation<SsoConnectInput, SsoStarted>;
  /** Sign in at the identity provider again, for a sensitive call */
  prove: Mutation<SsoProveInput, SsoStarted>;
  /** Connect the caller's account with the identity provider of the sign-in that was redirected */
  completeLink: Mutation<Nothing | undefined, Success>;
  /** Sign out here and at the identity provider */
  saml2Logout: Mutation<SsoSaml2LogoutInput, SsoStarted>;
  /** Handle the logout token of an identity provider */
  oidcBackChannelLogout: Mutation<SsoOidcBackChannelLogoutInput, Success>;
  /** Add a certificate of a SAML identity provider */
  addCertificate: Mutation<SsoAddCertificateInput, SsoConnection>;
  /** Remove a certificate of a SAML connection */
  removeCertificate: Mutation<SsoRemoveCertificateInput, SsoConnection>;
  /** Create a new key of this service for a SAML connection */
  rotateCertificate: Mutation<SsoRotateCertificateInput, SsoConnection>;
  /** Sign with the new key of this service */
  activateCertificate: Mutation<SsoActivateCertificateInput, SsoConnection>;
  /** Read the metadata of a SAML provider again */
  refreshMetadata: Mutation<SsoRefreshMetadataInput, SsoConnection>;
  /** Replace the key of `private_key_jwt` */
  rotateClientKey: Mutation<SsoRotateClientKeyInput, Success>;
  /** List the public keys of a client of an identity provider */
  oidcJwks: Query<SsoOidcJwksInput, KeySet>;
  /** Get the token of the TXT record that proves a domain of an identity provider */
  requestDomainVerification: Mutation<SsoRequestDomainVerificationInput, SsoDomainVerification>;
  /** Verify the domains of an identity provider */
  verifyDomain: Mutation<SsoVerifyDomainInput, undefined>;
  saml2: Saml2SsoCalls;
}

/** The calls under `setupLink`. */
export interface SetupLinkCalls {
  /** Open a set-up link */
  open: Mutation<SetupLinkOpenInput, OpenedSetupLink>;
  /** Get the set-up link of this browser that the header `setup-link` names */
  get: Query<Nothing | undefined, OpenedSetupLink>;
  /** End a set-up link when everything is set up */
  complete: Mutation<Nothing | undefined, Success>;
}

/** The calls under `client`. */
export interface ClientOauth2Calls {
  /** Replace the secret of an application */
  rotateSecret: Mutation<Oauth2ClientRotateSecretInput, OAuthClientWithSecret>;
}

/** The calls under `oauth2`. */
export interface Oauth2Calls {
  /** Register an application */
  createClient: Mutation<Oauth2CreateClientInput, OAuthClientWithSecret>;
  /** List all applications, or those of an organization, newest first */
  getClients: Query<Oauth2GetClientsInput, OAuthClient[]>;
  /** Get an application, without its secret */
  getClient: Query<Oauth2GetClientInput, OAuthClient>;
  /** Change an application */
  updateClient: Mutation<Oauth2UpdateClientInput, OAuthClient>;
  /** Let users who are not members use an application of an organization */
  verifyClient: Mutation<Oauth2VerifyClientInput, OAuthClient>;
  /** Delete an application */
  deleteClient: Mutation<Oauth2DeleteClientInput, Success>;
  client: ClientOauth2Calls;
  /** Get what the request of an application waits for */
  getInteraction: Query<Oauth2GetInteractionInput, OAuthInteraction>;
  /** Allow an application what it asks for, or refuse it */
  consent: Mutation<Oauth2ConsentInput, Consented>;
  /** Go on with the request of an application */
  continue: Mutation<Oauth2ContinueInput, Consented>;
  /** Get what users may know of an application */
  publicClient: Query<Oauth2PublicClientInput, PublicOAuthClient>;
  /** The same, on the page on which users sign in */
  publicClientPrelogin: Mutation<Oauth2PublicClientPreloginInput, PublicOAuthClient>;
  /** List the applications that the caller allowed something */
  getConsents: Query<Nothing | undefined, OAuthGrant[]>;
  /** Get what the caller allowed an application */
  getConsent: Query<Oauth2GetConsentInput, OAuthGrant>;
  /** Take back some of what the caller allowed an application */
  updateConsent: Mutation<Oauth2UpdateConsentInput, OAuthGrant>;
  /** Disconnect all applications, those of the operator excepted */
  deleteConsents: Mutation<Nothing | undefined, Success>;
  /** Disconnect an application */
  deleteConsent: Mutation<Oauth2DeleteConsentInput, Success>;
  /** Register an API */
  createResource: Mutation<Oauth2CreateResourceInput, OAuthResource>;
  /** List all registered APIs, newest first */
  getResources: Query<Nothing | undefined, OAuthResource[]>;
  /** Get a registered API */
  getResource: Query<Oauth2GetResourceInput, OAuthResource>;
  /** Change a registered API */
  updateResource: Mutation<Oauth2UpdateResourceInput, OAuthResource>;
  /** Delete a registered API */
  deleteResource: Mutation<Oauth2DeleteResourceInput, Success>;
  /** Let an application get access tokens for an API */
  linkResource: Mutation<Oauth2LinkResourceInput, Success>;
  /** No longer let an application get access tokens for an API */
  unlinkResource: Mutation<Oauth2UnlinkResourceInput, Success>;
}

/** The calls under `agent`. */
export interface AgentCalls {
  /** Register an agent: an application with a purpose, an end and a budget */
  create: Mutation<AgentCreateInput, AgentWithSecret>;
  /** List all agents, or those of an organization, newest first */
  list: Query<AgentListInput, AgentList>;
  /** Change an agent, or renew it */
  update: Mutation<AgentUpdateInput, Agent>;
  /** Stop an agent */
  stop: Mutation<AgentStopInput, Agent>;
  /** Let an agent act again */
  resume: Mutation<AgentResumeInput, Agent>;
  /** Stop all agents of an organization, or of the platform */
  stopAll: Mutation<AgentStopAllInput, Success>;
  /** Let all agents act again */
  resumeAll: Mutation<AgentResumeAllInput, Success>;
}

/** The calls under `personalData`. */
export interface PersonalDataCalls {
  /** Count what is stored about the caller */
  summary: Query<Nothing | undefined, PersonalDataSummary>;
  /** Start an export of what is stored about the caller */
  requestExport: Mutation<Nothing | undefined, RequestedExport>;
  /** Read a page of an export of the caller */
  readExport: Query<PersonalDataReadExportInput, PersonalDataPage>;
  /** Get the signed statement about an erasure by the number of its receipt */
  receipt: Query<PersonalDataReceiptInput, ErasureReceipt>;
}

/** Every call, by its name. */
export interface Calls {
  /** Check that the service runs */
  ok: Query<Nothing | undefined, Ok>;
  /** Check that the service accepts calls: a migrated database responds, and no shutdown is pending */
  ready: Query<Nothing | undefined, Ready>;
  /** Get the options that a sign-in form needs, such as the enabled methods */
  getPublicOptions: Query<Nothing | undefined, PublicOptions>;
  /** Show the page for a failed flow */
  error: Query<ErrorInput | undefined, string>;
  /** Get the caller's session and user, or null */
  getSession: Query<GetSessionInput | undefined, SessionWithUser | null>;
  /** Get and extend the caller's session */
  getSessionPost: Mutation<GetSessionPostInput | undefined, SessionWithUser | null>;
  /** Change the additional fields of the caller's session */
  updateSession: Mutation<Partial<SessionFieldsInput>, UpdatedSession>;
  /** Sign out: end the current session */
  signOut: Mutation<SignOutInput | undefined, Success>;
  /** List the caller's sessions */
  listSessions: Query<ListSessionsInput | undefined, Session[]>;
  /** Revoke one of the caller's sessions */
  revokeSession: Mutation<RevokeSessionInput, Status>;
  /** Revoke all of the caller's sessions, the current one included */
  revokeSessions: Mutation<Nothing | undefined, Status>;
  /** Revoke all of the caller's other sessions */
  revokeOtherSessions: Mutation<Nothing | undefined, Status>;
  multiSession: MultiSessionCalls;
  /** Mail a link that verifies an address */
  sendVerificationEmail: Mutation<SendVerificationEmailInput, Status>;
  /** Verify or change an email address with a mailed link */
  verifyEmail: Query<VerifyEmailInput, EmailVerified | undefined>;
  /** List the caller's sign-in methods */
  listAccounts: Query<ListAccountsInput | undefined, ListedAccount[]>;
  /** Remove one of the caller's sign-in methods */
  unlinkAccount: Mutation<UnlinkAccountInput, Status>;
  signIn: SignInCalls;
  /** Delete the caller, an anonymous user */
  deleteAnonymousUser: Mutation<Nothing | undefined, Success>;
  signUp: SignUpCalls;
  /** Mail a link to set a new password */
  forgetPassword: Mutation<ForgetPasswordInput, Status>;
  /** Mail a link to set a new password (the newer name of forget-password) */
  requestPasswordReset: Mutation<RequestPasswordResetInput, ResetRequested>;
  /** Redirect a mailed link to the form for a new password */
  resetPasswordCallback: Query<ResetPasswordCallbackInput, undefined>;
  /** Set a new password with a mailed token */
  resetPassword: Mutation<ResetPasswordInput, Status>;
  /** Change the caller's password */
  changePassword: Mutation<ChangePasswordInput, PasswordChanged>;
  /** Check the caller's password again */
  verifyPassword: Mutation<VerifyPasswordInput, Status>;
  /** Change the caller's name, username or picture */
  updateUser: Mutation<UpdateUserInput, Status>;
  /** Change the caller's email */
  changeEmail: Mutation<ChangeEmailInput, Status>;
  /** Check whether a username can be chosen */
  isUsernameAvailable: Mutation<IsUsernameAvailableInput, UsernameAvailability>;
  securityNotices: SecurityNoticesCalls;
  magicLink: MagicLinkCalls;
  oneTimeToken: OneTimeTokenCalls;
  /** Mail a code to set a new password */
  forgetPasswordEmailOtp: Mutation<ForgetPasswordEmailOtpInput, Success>;
  emailOtp: EmailOtpCalls;
  phoneNumber: PhoneNumberCalls;
  /** Delete the caller's account */
  deleteUser: Mutation<DeleteUserInput | undefined, UserDeleted>;
  /** Delete the caller's account by mailed link */
  deleteUserCallback: Query<DeleteUserCallbackInput, UserDeleted | undefined>;
  /** List the providers that users can sign in with */
  providers: Query<Nothing | undefined, ProvidersOutputItem[]>;
  /** Continue a sign-in of an Expo app in the system's browser */
  expoAuthorizationProxy: Query<ExpoAuthorizationProxyInput, undefined>;
  /** Handle the redirect of a provider */
  callback: Query<CallbackInput, undefined>;
  /** Handle the form post of a provider */
  callbackForm: Mutation<CallbackFormInput, undefined>;
  /** Link an account of a provider to the caller */
  linkSocial: Mutation<LinkSocialInput, LinkStarted>;
  /** Refresh the tokens of one of the caller's accounts */
  refreshToken: Mutation<RefreshTokenInput, RefreshedTokens>;
  /** Get the access token of one of the caller's accounts, refreshed if it expired */
  getAccessToken: Mutation<GetAccessTokenInput, AccessToken>;
  /** Get the current user info of one of the caller's accounts */
  accountInfo: Query<AccountInfoInput, AccountInfo>;
  oneTap: OneTapCalls;
  organization: OrganizationCalls;
  /** Get an uploaded picture */
  picture: Query<PictureInput, string>;
  /** Upload the caller's picture */
  uploadPicture: Mutation<UploadPictureInput, User>;
  /** Issue a JWT that identifies the caller to other services */
  token: Query<Nothing | undefined, Jwt>;
  /** List the public keys that verify issued JWTs */
  jwks: Query<Nothing | undefined, KeySet>;
  admin: AdminCalls;
  twoFactor: TwoFactorCalls;
  passkey: PasskeyCalls;
  /** List the events of the platform */
  events: Query<EventsInput | undefined, EventPage>;
  audit: AuditCalls;
  apiKey: ApiKeyCalls;
  serviceAccount: ServiceAccountCalls;
  webhook: WebhookCalls;
  sso: SsoCalls;
  setupLink: SetupLinkCalls;
  oauth2: Oauth2Calls;
  /** Claim the code that a device shows */
  device: Query<DeviceInput, DeviceRequest>;
  /** Let a device use the account */
  deviceApprove: Mutation<DeviceApproveInput, Success>;
  /** Refuse a device */
  deviceDeny: Mutation<DeviceDenyInput, Success>;
  agent: AgentCalls;
  personalData: PersonalDataCalls;
}

/** The calls in process: `gatehouse.call` only. */
export interface ServerCalls {
  /** Set the caller's first password */
  setPassword: Mutation<SetPasswordInput, Status>;
  /** Create a setup link, if there is no administrator */
  'admin.createSetupLink': Mutation<Nothing | undefined, AdminCreateSetupLinkOutput | null>;
  /** Verify an API key, and optionally that it has scopes */
  'apiKey.verify': Mutation<ApiKeyVerifyInput, VerifiedApiKey>;
}
