// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { texts as accountDeletion } from '#server/features/account-deletion/texts.ts';
import type { texts as accounts } from '#server/features/accounts/texts.ts';
import type { texts as testMail } from '#server/features/admin/settings/texts.ts';
import type { texts as userInvitations } from '#server/features/admin/users/texts.ts';
import type { texts as apiKeys } from '#server/features/api-keys/texts.ts';
import type { texts as auditChain } from '#server/features/audit-chain/texts.ts';
import type { texts as auditStreams } from '#server/features/audit-streams/texts.ts';
import type { texts as deviceGrant } from '#server/features/device-grant/texts.ts';
import type { texts as domains } from '#server/features/domains/texts.ts';
import type { texts as emailCodes } from '#server/features/email-codes/texts.ts';
import type { texts as health } from '#server/features/health/texts.ts';
import type { texts as magicLink } from '#server/features/magic-link/texts.ts';
import type { texts as oauthProvider } from '#server/features/oauth-provider/texts.ts';
import type { texts as invitations } from '#server/features/organizations/texts.ts';
import type { texts as passkeys } from '#server/features/passkeys/texts.ts';
import type { texts as passwords } from '#server/features/passwords/texts.ts';
import type { texts as personalData } from '#server/features/personal-data/texts.ts';
import type { texts as scim } from '#server/features/scim/texts.ts';
import type { texts as securityNotices } from '#server/features/security-notices/texts.ts';
import type { texts as setupLinks } from '#server/features/setup-links/texts.ts';
import type { texts as sso } from '#server/features/sso/texts.ts';
import type { texts as twoFactor } from '#server/features/two-factor/texts.ts';
import type { texts as usernames } from '#server/features/usernames/texts.ts';
import type { texts as verification } from '#server/features/verification/texts.ts';
import type { texts as webhooks } from '#server/features/webhooks/texts.ts';
import type { texts as shared } from '#server/mail/texts.ts';

/** The texts of mails in a language, by area. */
export interface MailTranslations {
  accountDeletion: ReturnType<typeof accountDeletion>;
  accounts: ReturnType<typeof accounts>;
  testMail: ReturnType<typeof testMail>;
  userInvitations: ReturnType<typeof userInvitations>;
  apiKeys: ReturnType<typeof apiKeys>;
  auditChain: ReturnType<typeof auditChain>;
  auditStreams: ReturnType<typeof auditStreams>;
  deviceGrant: ReturnType<typeof deviceGrant>;
  domains: ReturnType<typeof domains>;
  emailCodes: ReturnType<typeof emailCodes>;
  health: ReturnType<typeof health>;
  magicLink: ReturnType<typeof magicLink>;
  oauthProvider: ReturnType<typeof oauthProvider>;
  invitations: ReturnType<typeof invitations>;
  passkeys: ReturnType<typeof passkeys>;
  passwords: ReturnType<typeof passwords>;
  personalData: ReturnType<typeof personalData>;
  scim: ReturnType<typeof scim>;
  securityNotices: ReturnType<typeof securityNotices>;
  setupLinks: ReturnType<typeof setupLinks>;
  sso: ReturnType<typeof sso>;
  twoFactor: ReturnType<typeof twoFactor>;
  usernames: ReturnType<typeof usernames>;
  verification: ReturnType<typeof verification>;
  webhooks: ReturnType<typeof webhooks>;
  shared: ReturnType<typeof shared>;
}
