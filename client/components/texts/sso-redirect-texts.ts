import { localized } from './localized.ts';

/** How a sign-in with a connection of an organization ended, by the error code in the address. */
export const texts = localized('ssoRedirects', {
  invalid_state: 'Sign-in took too long or continued in another browser. Please try again.',
  invalid_provider:
    'This single sign-on is no longer available. Sign in another way, or ask your organization’s IT team.',
  discovery_failed: 'Your organization’s identity provider isn’t available right now. Try again in a moment.',
  sso_response_refused:
    'Your organization’s identity provider sent an answer that isn’t valid. Try again, or ask your organization’s IT team.',
  sso_unsolicited: 'Single sign-on has to start on this page. Enter your email to continue.',
  sso_relay_state_missing:
    'Your organization’s identity provider isn’t set up completely. Ask your organization’s IT team.',
  sso_email_missing:
    'Your organization’s identity provider didn’t share your email address. Ask your organization’s IT team.',
  sso_email_not_verified:
    'Your organization’s identity provider hasn’t verified your email address. Ask your organization’s IT team.',
  sso_email_not_in_domain:
    'Your email address doesn’t belong to this organization’s domains. Sign in another way, or ask your organization’s IT team.',
  sso_not_assigned: 'This organization hasn’t given you access. Ask the person who manages accounts there.',
  sso_account_refused:
    'Your account can do more than belong to this organization, so single sign-on can’t open it. Sign in another way.',
  sso_account_disabled: 'Your organization has turned your account off. Ask the person who manages accounts there.',
  sso_identity_changed:
    'Your account is connected to another identity at this organization. Ask your organization’s IT team.',
  sso_member_limit: 'This organization has reached its limit of members. Ask the person who manages accounts there.',
  sso_not_fresh: 'Your identity provider didn’t ask you to sign in again. Confirm that it’s you another way.',
  sso_required: 'Your organization uses single sign-on. Enter your email to continue.',
});
