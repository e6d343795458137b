import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('adminErrors', {
  USER_ALREADY_EXISTS: 'An account with this email already exists',
  USER_NOT_FOUND: 'This user no longer exists.',
  EMAIL_IS_ALREADY_VERIFIED: 'This email is verified already.',
  USER_INVITATIONS_ARENT_ENABLED:
    'Invitations can’t be sent: email or passwords are turned off. Set a password instead.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'Administrators can’t be impersonated.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'Impersonation has already ended.',
  SETTING_CANNOT_BE_SAVED: 'This option is set in the configuration only.',
  SETTING_IS_LOCKED: 'The configuration sets this option, so it can’t be changed here.',
  INVALID_SETTING: 'The service doesn’t accept this value.',
});
