import type { texts as accountDeletion } from '#server/features/account-deletion/texts.ts';
import type { texts as testMail } from '#server/features/admin/settings/texts.ts';
import type { texts as userInvitations } from '#server/features/admin/users/texts.ts';
import type { texts as accounts } from '#server/features/accounts/texts.ts';
import type { texts as usernames } from '#server/features/usernames/texts.ts';
import type { texts as apiKeys } from '#server/features/api-keys/texts.ts';
import type { texts as emailCodes } from '#server/features/email-codes/texts.ts';
import type { texts as magicLink } from '#server/features/magic-link/texts.ts';
import type { texts as invitations } from '#server/features/organizations/texts.ts';
import type { texts as passkeys } from '#server/features/passkeys/texts.ts';
import type { texts as passwords } from '#server/features/passwords/texts.ts';
import type { texts as twoFactor } from '#server/features/two-factor/texts.ts';
import type { texts as verification } from '#server/features/verification/texts.ts';
import type { texts as webhooks } from '#server/features/webhooks/texts.ts';
import type { texts as securityNotices } from '#server/features/security-notices/texts.ts';
import type { texts as shared } from '#server/mail/texts.ts';

/** The texts of mails, by the area that each module passes to `mailTexts`. */
export interface MailTranslations {
  shared: ReturnType<typeof shared>;
  verification: ReturnType<typeof verification>;
  passwords: ReturnType<typeof passwords>;
  userInvitations: ReturnType<typeof userInvitations>;
  testMail: ReturnType<typeof testMail>;
  magicLink: ReturnType<typeof magicLink>;
  emailCodes: ReturnType<typeof emailCodes>;
  twoFactor: ReturnType<typeof twoFactor>;
  passkeys: ReturnType<typeof passkeys>;
  accountDeletion: ReturnType<typeof accountDeletion>;
  apiKeys: ReturnType<typeof apiKeys>;
  accounts: ReturnType<typeof accounts>;
  usernames: ReturnType<typeof usernames>;
  securityNotices: ReturnType<typeof securityNotices>;
  invitations: ReturnType<typeof invitations>;
  webhooks: ReturnType<typeof webhooks>;
}
