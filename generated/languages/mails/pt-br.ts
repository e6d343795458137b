// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletion } from '#languages/pt-br/account-deletion.mails.ts';
import { accounts } from '#languages/pt-br/accounts.mails.ts';
import { userInvitations, testMail } from '#languages/pt-br/admin.mails.ts';
import { apiKeys } from '#languages/pt-br/api-keys.mails.ts';
import { shared } from '#languages/pt-br/app.mails.ts';
import { auditChain } from '#languages/pt-br/audit-chain.mails.ts';
import { auditStreams } from '#languages/pt-br/audit-streams.mails.ts';
import { deviceGrant } from '#languages/pt-br/device-grant.mails.ts';
import { domains } from '#languages/pt-br/domains.mails.ts';
import { emailCodes } from '#languages/pt-br/email-codes.mails.ts';
import { health } from '#languages/pt-br/health.mails.ts';
import { magicLink } from '#languages/pt-br/magic-link.mails.ts';
import { oauthProvider } from '#languages/pt-br/oauth-provider.mails.ts';
import { invitations } from '#languages/pt-br/organizations.mails.ts';
import { passkeys } from '#languages/pt-br/passkeys.mails.ts';
import { passwords } from '#languages/pt-br/passwords.mails.ts';
import { personalData } from '#languages/pt-br/personal-data.mails.ts';
import { scim } from '#languages/pt-br/scim.mails.ts';
import { securityNotices } from '#languages/pt-br/security-notices.mails.ts';
import { setupLinks } from '#languages/pt-br/setup-links.mails.ts';
import { sso } from '#languages/pt-br/sso.mails.ts';
import { twoFactor } from '#languages/pt-br/two-factor.mails.ts';
import { usernames } from '#languages/pt-br/usernames.mails.ts';
import { verification } from '#languages/pt-br/verification.mails.ts';
import { webhooks } from '#languages/pt-br/webhooks.mails.ts';

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
