import type { ErrorTexts } from '#client/components/text/error-message.ts';

import { errorTexts } from '#client/console/lists/audit-proof-texts.ts';

import { texts } from './signed-in-error-texts.ts';

export const signedInErrors: ErrorTexts = {
  // Replaces the text of the sign-up screen.
  USER_ALREADY_EXISTS: { text: texts.USER_ALREADY_EXISTS, fields: ['email'] },
  USER_NOT_FOUND: { text: texts.USER_NOT_FOUND },
  EMAIL_IS_ALREADY_VERIFIED: { text: texts.EMAIL_IS_ALREADY_VERIFIED },
  USER_INVITATIONS_ARENT_ENABLED: { text: texts.USER_INVITATIONS_ARENT_ENABLED },
  YOU_CANNOT_IMPERSONATE_ADMINS: { text: texts.YOU_CANNOT_IMPERSONATE_ADMINS },
  YOU_ARE_NOT_IMPERSONATING_ANYONE: { text: texts.YOU_ARE_NOT_IMPERSONATING_ANYONE },
  SETTING_CANNOT_BE_SAVED: { text: texts.SETTING_CANNOT_BE_SAVED },
  SETTING_IS_LOCKED: { text: texts.SETTING_IS_LOCKED },
  INVALID_SETTING: { text: texts.INVALID_SETTING },
  // Of the audit log, also of organizations.
  ENTRY_NOT_FOUND: { text: errorTexts.ENTRY_NOT_FOUND },
  ENTRY_NOT_SEALED: { text: errorTexts.ENTRY_NOT_SEALED },
};
