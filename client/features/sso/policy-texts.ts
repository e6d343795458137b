import { localized } from '#client/components/texts/localized.ts';

export const errorTexts = localized('ssoPolicyErrors', {
  YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: 'You don’t have permission to require single sign-on.',
  DOMAIN_NOT_VERIFIED: 'A connection that is on needs a verified domain.',
  BREAK_GLASS_REQUIRED: 'You need a password or passkey, and a second factor of your own.',
});

export const texts = localized('ssoPolicy', {
  title: 'Require',
  about: 'Users with addresses in your domains can then no longer sign in with passwords.',
  done: 'Users with addresses in your domains must use single sign-on.',
  /** Before it can be required. */
  conditions: {
    enabled: 'A connection is on',
    SSO_NOT_TESTED: 'You tested it within the last day',
    DOMAIN_NOT_VERIFIED: 'One of its domains is verified',
    BREAK_GLASS_REQUIRED: 'You are an owner with a password or passkey, and a second factor',
  },
  require: {
    action: 'Require',
    question: 'Require single sign-on?',
    confirm: 'Require single sign-on',
    done: 'Single sign-on is required',
  },
  stop: {
    action: 'Stop requiring',
    question: 'Stop requiring single sign-on?',
    consequences: 'Users can sign in with passwords and other methods again.',
    confirm: 'Stop requiring',
    done: 'Single sign-on is no longer required',
  },
  members: 'Members with addresses in your domains',
  guests: 'Members with other addresses',
  owners: 'Owners, who keep their own sign-in',
  own: 'You keep your own sign-in: your password or passkey, and your second factor. Keep your recovery codes at hand.',
  others: 'Other sessions of the members in your domains end. API keys keep working.',
  refuseGuests: 'Refuse members with other addresses too',
});
