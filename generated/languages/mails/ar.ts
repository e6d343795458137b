// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletion } from '#languages/ar/account-deletion.mails.ts';
import { accounts } from '#languages/ar/accounts.mails.ts';
import { userInvitations, testMail } from '#languages/ar/admin.mails.ts';
import { apiKeys } from '#languages/ar/api-keys.mails.ts';
import { shared } from '#languages/ar/app.mails.ts';
import { auditChain } from '#languages/ar/audit-chain.mails.ts';
import { auditStreams } from '#languages/ar/audit-streams.mails.ts';
import { deviceGrant } from '#languages/ar/device-grant.mails.ts';
import { domains } from '#languages/ar/domains.mails.ts';
import { emailCodes } from '#languages/ar/email-codes.mails.ts';
import { health } from '#languages/ar/health.mails.ts';
import { magicLink } from '#languages/ar/magic-link.mails.ts';
import { oauthProvider } from '#languages/ar/oauth-provider.mails.ts';
import { invitations } from '#languages/ar/organizations.mails.ts';
import { passkeys } from '#languages/ar/passkeys.mails.ts';
import { passwords } from '#languages/ar/passwords.mails.ts';
import { personalData } from '#languages/ar/personal-data.mails.ts';
import { scim } from '#languages/ar/scim.mails.ts';
import { securityNotices } from '#languages/ar/security-notices.mails.ts';
import { setupLinks } from '#languages/ar/setup-links.mails.ts';
import { sso } from '#languages/ar/sso.mails.ts';
import { twoFactor } from '#languages/ar/two-factor.mails.ts';
import { usernames } from '#languages/ar/usernames.mails.ts';
import { verification } from '#languages/ar/verification.mails.ts';
import { webhooks } from '#languages/ar/webhooks.mails.ts';

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
