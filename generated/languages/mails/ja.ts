// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletion } from '#languages/ja/account-deletion.mails.ts';
import { accounts } from '#languages/ja/accounts.mails.ts';
import { userInvitations, testMail } from '#languages/ja/admin.mails.ts';
import { apiKeys } from '#languages/ja/api-keys.mails.ts';
import { shared } from '#languages/ja/app.mails.ts';
import { auditChain } from '#languages/ja/audit-chain.mails.ts';
import { auditStreams } from '#languages/ja/audit-streams.mails.ts';
import { deviceGrant } from '#languages/ja/device-grant.mails.ts';
import { domains } from '#languages/ja/domains.mails.ts';
import { emailCodes } from '#languages/ja/email-codes.mails.ts';
import { health } from '#languages/ja/health.mails.ts';
import { magicLink } from '#languages/ja/magic-link.mails.ts';
import { oauthProvider } from '#languages/ja/oauth-provider.mails.ts';
import { invitations } from '#languages/ja/organizations.mails.ts';
import { passkeys } from '#languages/ja/passkeys.mails.ts';
import { passwords } from '#languages/ja/passwords.mails.ts';
import { personalData } from '#languages/ja/personal-data.mails.ts';
import { scim } from '#languages/ja/scim.mails.ts';
import { securityNotices } from '#languages/ja/security-notices.mails.ts';
import { setupLinks } from '#languages/ja/setup-links.mails.ts';
import { sso } from '#languages/ja/sso.mails.ts';
import { twoFactor } from '#languages/ja/two-factor.mails.ts';
import { usernames } from '#languages/ja/usernames.mails.ts';
import { verification } from '#languages/ja/verification.mails.ts';
import { webhooks } from '#languages/ja/webhooks.mails.ts';

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
