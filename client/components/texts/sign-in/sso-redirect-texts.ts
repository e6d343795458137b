import { localized } from '#client/components/texts/localized.ts';

/** How a sign-in with a connection of an organization ended, by the error code in the address. */
export const texts = localized('ssoRedirects', {
  sso_response_refused: 'Single sign-on didn’t work for your account. Ask your organization’s IT team.',
  sso_email_not_in_domain: 'Your email isn’t in this organization’s domains. Ask its IT team.',
  sso_not_assigned: 'This organization hasn’t given you access. Ask its IT team.',
  sso_unsolicited: 'Single sign-on starts here.',
  sso_relay_state_missing: 'Your organization’s single sign-on can’t start there. Ask its IT team.',
  sso_confirmation_required: 'Sign in another way, then connect single sign-on.',
});
