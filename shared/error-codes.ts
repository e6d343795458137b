import type { errors } from '#generated/features.ts';

/** Codes that are not derived from their message. */
export const explicitCodes: readonly ErrorCode[] = [
  'VALIDATION_ERROR',
  'BANNED_USER',
  'TOO_MANY_REQUESTS',
  'PASSWORD_TOO_SIMILAR',
  // The codes of better-auth.
  'PASSWORD_COMPROMISED',
  'ROLE_NAME_IS_ALREADY_TAKEN',
  'TOO_MANY_ROLES',
  'INVALID_RESOURCE',
  'CANNOT_DELETE_A_PRE_DEFINED_ROLE',
  'ROLE_IS_ASSIGNED_TO_MEMBERS',
  'DELETE_ANONYMOUS_USER_DISABLED',
  'PHONE_NUMBER_EXIST',
  'PHONE_NUMBER_NOT_EXIST',
  'MISSING_RESPONSE',
  'VERIFICATION_FAILED',
  'UNKNOWN_ERROR',
  'DISCOVERY_FAILED',
];

/** Of a sign-in with a connection of an organization. */
export const ssoRedirectErrors = [
  'invalid_state',
  'invalid_provider',
  'discovery_failed',
  'sso_response_refused',
  'sso_unsolicited',
  'sso_relay_state_missing',
  'sso_email_missing',
  'sso_email_not_verified',
  'sso_email_not_in_domain',
  'sso_not_assigned',
  'sso_account_refused',
  'sso_confirmation_required',
  'sso_not_fresh',
  'sso_identity_changed',
  'sso_member_limit',
] as const;
export type SsoRedirectError = (typeof ssoRedirectErrors)[number];

/** The other codes that a redirect may carry in its `error` parameter (spec section 8). */
export const redirectErrors = [
  'please_restart_the_process',
  'invalid_callback_request',
  'state_not_found',
  'no_code',
  'oauth_provider_not_found',
  'invalid_code',
  'unable_to_get_user_info',
  'email_not_found',
  'no_callback_url',
  'account_already_linked_to_different_user',
  'unable_to_link_account',
  'account_not_linked',
  'signup_disabled',
  'unable_to_create_user',
  'unable_to_create_session',
  'internal_server_error',
  'banned',
  'email_not_verified',
  'token_expired',
  'invalid_token',
  'user_not_found',
  'unauthorized',
] as const;

/**
 * Every code of the service. A code is its message upper-cased, spaces to underscores, the rest and the placeholders
 * dropped (spec section 8); `explicitCodes` lists the codes that do not follow the rule.
 */
export type ErrorCode = keyof typeof errors;
export type RedirectError = (typeof redirectErrors)[number] | SsoRedirectError;

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The placeholders in the message of a code; `never` if it has none. */
export type ErrorValues<Code extends ErrorCode> = Placeholder<(typeof errors)[Code][1]>;
