// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/en/account-deletion.ts';
import { accountEventTexts, accountSentences } from '#languages/en/accounts.ts';
import { adminEventTexts, adminSentences } from '#languages/en/admin.audit.ts';
import { apiKeyEventTexts, apiKeySentences } from '#languages/en/api-keys.ts';
import { auditChainEventTexts, auditChainSentences } from '#languages/en/audit-chain.ts';
import { coreEventTexts, coreSentences } from '#languages/en/audit-log.ts';
import { auditStreamEventTexts, auditStreamSentences } from '#languages/en/audit-streams.ts';
import { deviceEventTexts, deviceSentences } from '#languages/en/device-grant.ts';
import { domainEventTexts, domainSentences } from '#languages/en/domains.ts';
import { emailCodeEventTexts, emailCodeSentences } from '#languages/en/email-codes.ts';
import { oauthEventTexts, oauthSentences } from '#languages/en/oauth-provider.ts';
import { organizationEventTexts, organizationSentences } from '#languages/en/organizations.audit.ts';
import { passkeyEventTexts, passkeySentences } from '#languages/en/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/en/passwords.ts';
import { personalDataEventTexts, personalDataSentences } from '#languages/en/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/en/phone-number.ts';
import { scimEventTexts, scimSentences } from '#languages/en/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/en/security-notices.ts';
import { serviceAccountEventTexts, serviceAccountSentences } from '#languages/en/service-accounts.ts';
import { setupLinkEventTexts, setupLinkSentences } from '#languages/en/setup-links.ts';
import { ssoEventTexts, ssoSentences } from '#languages/en/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/en/two-factor.audit.ts';
import { usernameEventTexts, usernameSentences } from '#languages/en/usernames.ts';
import { verificationEventTexts, verificationSentences } from '#languages/en/verification.ts';
import { webhookEventTexts, webhookSentences } from '#languages/en/webhooks.ts';

export const eventTexts = { ...accountDeletionEventTexts, ...accountEventTexts, ...adminEventTexts, ...apiKeyEventTexts, ...auditChainEventTexts, ...coreEventTexts, ...auditStreamEventTexts, ...deviceEventTexts, ...domainEventTexts, ...emailCodeEventTexts, ...oauthEventTexts, ...organizationEventTexts, ...passkeyEventTexts, ...passwordEventTexts, ...personalDataEventTexts, ...phoneNumberEventTexts, ...scimEventTexts, ...securityNoticeEventTexts, ...serviceAccountEventTexts, ...setupLinkEventTexts, ...ssoEventTexts, ...twoFactorEventTexts, ...usernameEventTexts, ...verificationEventTexts, ...webhookEventTexts };
export const sentences = { ...accountDeletionSentences, ...accountSentences, ...adminSentences, ...apiKeySentences, ...auditChainSentences, ...coreSentences, ...auditStreamSentences, ...deviceSentences, ...domainSentences, ...emailCodeSentences, ...oauthSentences, ...organizationSentences, ...passkeySentences, ...passwordSentences, ...personalDataSentences, ...phoneNumberSentences, ...scimSentences, ...securityNoticeSentences, ...serviceAccountSentences, ...setupLinkSentences, ...ssoSentences, ...twoFactorSentences, ...usernameSentences, ...verificationSentences, ...webhookSentences };
