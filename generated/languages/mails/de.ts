// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletion } from '#languages/de/account-deletion.mails.ts';
import { accounts } from '#languages/de/accounts.mails.ts';
import { userInvitations, testMail } from '#languages/de/admin.mails.ts';
import { apiKeys } from '#languages/de/api-keys.mails.ts';
import { shared } from '#languages/de/app.mails.ts';
import { auditChain } from '#languages/de/audit-chain.mails.ts';
import { auditStreams } from '#languages/de/audit-streams.mails.ts';
import { deviceGrant } from '#languages/de/device-grant.mails.ts';
import { domains } from '#languages/de/domains.mails.ts';
import { emailCodes } from '#languages/de/email-codes.mails.ts';
import { health } from '#languages/de/health.mails.ts';
import { magicLink } from '#languages/de/magic-link.mails.ts';
import { oauthProvider } from '#languages/de/oauth-provider.mails.ts';
import { invitations } from '#languages/de/organizations.mails.ts';
import { passkeys } from '#languages/de/passkeys.mails.ts';
import { passwords } from '#languages/de/passwords.mails.ts';
import { personalData } from '#languages/de/personal-data.mails.ts';
import { scim } from '#languages/de/scim.mails.ts';
import { securityNotices } from '#languages/de/security-notices.mails.ts';
import { setupLinks } from '#languages/de/setup-links.mails.ts';
import { sso } from '#languages/de/sso.mails.ts';
import { twoFactor } from '#languages/de/two-factor.mails.ts';
import { usernames } from '#languages/de/usernames.mails.ts';
import { verification } from '#languages/de/verification.mails.ts';
import { webhooks } from '#languages/de/webhooks.mails.ts';

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
