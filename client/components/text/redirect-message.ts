import type { RedirectError, SsoRedirectError } from '#shared/error-codes.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as englishErrors } from '#client/components/texts/validation-texts.ts';
import { texts as english } from '#client/components/texts/sign-in/redirect-texts.ts';
import { texts as ssoEnglish } from '#client/components/texts/sign-in/sso-redirect-texts.ts';

type Message = string | ((provider?: string) => string);

type Errors = Translation<(typeof englishErrors)['errors']>;
type Texts = Translation<typeof english>;
type SsoTexts = Translation<typeof ssoEnglish>;
/** Errors that social sign-in has too. */
type SharedError = 'invalid_state' | 'invalid_provider' | 'discovery_failed';

const messagesOf = (texts: Texts, errors: Errors) =>
  ({
    please_restart_the_process: texts.tookTooLong,
    invalid_state: texts.tookTooLong,
    invalid_provider: texts.notEnabled,
    discovery_failed: texts.unavailable,
    invalid_callback_request: texts.interrupted,
    state_not_found: texts.interrupted,
    no_code: texts.interrupted,
    no_callback_url: texts.interrupted,
    oauth_provider_not_found: texts.notEnabled,
    invalid_code: texts.unavailable,
    unable_to_get_user_info: texts.unavailable,
    email_not_found: texts.noEmail,
    account_already_linked_to_different_user: texts.connectedToOther,
    unable_to_link_account: texts.otherEmail,
    account_not_linked: texts.emailInUse,
    signup_disabled: texts.signUpClosed,
    unable_to_create_user: errors.INTERNAL_SERVER_ERROR,
    unable_to_create_session: errors.INTERNAL_SERVER_ERROR,
    internal_server_error: errors.INTERNAL_SERVER_ERROR,
    banned: errors.BANNED_USER,
    email_not_verified: texts.emailNotVerified,
    token_expired: texts.linkExpired,
    invalid_token: errors.INVALID_TOKEN,
    user_not_found: texts.accountMissing,
    unauthorized: texts.signInFirst,
  }) satisfies Record<Exclude<RedirectError, SsoRedirectError> | SharedError, Message>;

/** Codes of providers (RFC 6749 section 4.1.2.1 and two of LinkedIn). */
const providerMessagesOf = (texts: Texts) =>
  ({
    access_denied: texts.cancelled,
    user_cancelled_login: texts.cancelled,
    user_cancelled_authorize: texts.cancelled,
    temporarily_unavailable: texts.unavailable,
    server_error: texts.unavailable,
  }) satisfies Record<string, Message>;

interface Redirect {
  texts: Texts;
  sso: SsoTexts;
  errors: Errors;
}

/** How a flow ended, by the error code in the address; `provider` is the name of the provider that it went through. */
export function redirectMessage(
  code: string,
  provider?: string,
  { texts, sso, errors }: Redirect = { texts: english, sso: ssoEnglish, errors: englishErrors.errors },
): string {
  const messages = {
    ...providerMessagesOf(texts),
    ...messagesOf(texts, errors),
    ...sso,
  };
  const all = new Map<string, Message>(Object.entries(messages));
  // The administrators of the organization read the reason of the others with the attempt.
  const general = code.startsWith('sso_') ? sso.sso_response_refused : texts.unknown(code.slice(0, 64));
  const message = all.get(code.toLowerCase()) ?? general;
  return typeof message === 'string' ? message : message(provider);
}
