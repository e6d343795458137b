// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletion } from '#languages/es/account-deletion.mails.ts';
import { accounts } from '#languages/es/accounts.mails.ts';
import { userInvitations, testMail } from '#languages/es/admin.mails.ts';
import { apiKeys } from '#languages/es/api-keys.mails.ts';
import { shared } from '#languages/es/app.mails.ts';
import { auditChain } from '#languages/es/audit-chain.mails.ts';
import { auditStreams } from '#languages/es/audit-streams.mails.ts';
import { deviceGrant } from '#languages/es/device-grant.mails.ts';
import { domains } from '#languages/es/domains.mails.ts';
import { emailCodes } from '#languages/es/email-codes.mails.ts';
import { health } from '#languages/es/health.mails.ts';
import { magicLink } from '#languages/es/magic-link.mails.ts';
import { oauthProvider } from '#languages/es/oauth-provider.mails.ts';
import { invitations } from '#languages/es/organizations.mails.ts';
import { passkeys } from '#languages/es/passkeys.mails.ts';
import { passwords } from '#languages/es/passwords.mails.ts';
import { personalData } from '#languages/es/personal-data.mails.ts';
import { scim } from '#languages/es/scim.mails.ts';
import { securityNotices } from '#languages/es/security-notices.mails.ts';
import { setupLinks } from '#languages/es/setup-links.mails.ts';
import { sso } from '#languages/es/sso.mails.ts';
import { twoFactor } from '#languages/es/two-factor.mails.ts';
import { usernames } from '#languages/es/usernames.mails.ts';
import { verification } from '#languages/es/verification.mails.ts';
import { webhooks } from '#languages/es/webhooks.mails.ts';

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
