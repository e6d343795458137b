import type { RedirectError } from '#shared/errors.ts';

import { words } from './error-message.ts';

const goAgain = 'That did not work between the two sites. Please start again.';
const noConsent = 'You did not give your consent there, so nothing has changed.';
const notNow = 'That site could not be used just now. Please try again in a moment.';
const ours = words.INTERNAL_SERVER_ERROR.text;

/** What a flow that went through other sites or a mail ended in, by the code in its address. */
const redirectWords = {
  please_restart_the_process: 'That took too long, or went through another browser. Please start again.',
  invalid_callback_request: goAgain,
  state_not_found: goAgain,
  no_code: goAgain,
  no_callback_url: goAgain,
  oauth_provider_not_found: 'Nobody can sign in with that site here.',
  invalid_code: notNow,
  unable_to_get_user_info: notNow,
  email_not_found: 'That account has no email address that we may see.',
  account_already_linked_to_different_user: 'That account belongs to another person here.',
  unable_to_link_account: 'Only an account with your own address, proven there, can be linked.',
  account_not_linked: 'Somebody here has this address. Sign in your usual way, then link this account under Security.',
  signup_disabled: 'There is no account for this address, and new ones cannot be made here.',
  unable_to_create_user: ours,
  unable_to_create_session: ours,
  internal_server_error: ours,
  banned: words.BANNED_USER.text,
  email_not_verified: 'Verify your email address first. We have sent you a link.',
  token_expired: 'This link has run out. Ask for a new one.',
  invalid_token: words.INVALID_TOKEN.text,
  user_not_found: 'This account is no longer here.',
  unauthorized: 'Sign in first, then open the link in the mail again.',
} satisfies Record<RedirectError, string>;

/** What providers themselves say (RFC 6749 section 4.1.2.1, LinkedIn's own two beside it). */
const providerWords = {
  access_denied: noConsent,
  user_cancelled_login: noConsent,
  user_cancelled_authorize: noConsent,
  temporarily_unavailable: notNow,
  server_error: notNow,
};

export function redirectMessage(code: string): string {
  const known: Record<string, string> = { ...providerWords, ...redirectWords };
  return known[code.toLowerCase()] ?? `That did not work (${code.slice(0, 64)}). Please try again.`;
}
