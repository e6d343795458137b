// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletion } from '#languages/fr/account-deletion.mails.ts';
import { accounts } from '#languages/fr/accounts.mails.ts';
import { userInvitations, testMail } from '#languages/fr/admin.mails.ts';
import { apiKeys } from '#languages/fr/api-keys.mails.ts';
import { shared } from '#languages/fr/app.mails.ts';
import { auditChain } from '#languages/fr/audit-chain.mails.ts';
import { auditStreams } from '#languages/fr/audit-streams.mails.ts';
import { deviceGrant } from '#languages/fr/device-grant.mails.ts';
import { domains } from '#languages/fr/domains.mails.ts';
import { emailCodes } from '#languages/fr/email-codes.mails.ts';
import { health } from '#languages/fr/health.mails.ts';
import { magicLink } from '#languages/fr/magic-link.mails.ts';
import { oauthProvider } from '#languages/fr/oauth-provider.mails.ts';
import { invitations } from '#languages/fr/organizations.mails.ts';
import { passkeys } from '#languages/fr/passkeys.mails.ts';
import { passwords } from '#languages/fr/passwords.mails.ts';
import { personalData } from '#languages/fr/personal-data.mails.ts';
import { scim } from '#languages/fr/scim.mails.ts';
import { securityNotices } from '#languages/fr/security-notices.mails.ts';
import { setupLinks } from '#languages/fr/setup-links.mails.ts';
import { sso } from '#languages/fr/sso.mails.ts';
import { twoFactor } from '#languages/fr/two-factor.mails.ts';
import { usernames } from '#languages/fr/usernames.mails.ts';
import { verification } from '#languages/fr/verification.mails.ts';
import { webhooks } from '#languages/fr/webhooks.mails.ts';

import type { MailTranslations } from '#generated/texts/mails.ts';

export const translations: MailTranslations = {
  accountDeletion,
  accounts,
  userInvitations,
  testMail,
  apiKeys,
  shared,
  auditChain,
  auditStreams,
  deviceGrant,
  domains,
  emailCodes,
  health,
  magicLink,
  oauthProvider,
  invitations,
  passkeys,
  passwords,
  personalData,
  scim,
  securityNotices,
  setupLinks,
  sso,
  twoFactor,
  usernames,
  verification,
  webhooks,
};
