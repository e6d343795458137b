// Written by `npm run docs`: the tables of the features in `server/app/features.ts`.
import { coreEvents } from '#shared/lib/core-audit.ts';
import { verificationEvents } from '#shared/verification/events.ts';
import { accountEvents } from '#shared/accounts/events.ts';
import { passwordEvents } from '#shared/passwords/events.ts';
import { usernameEvents } from '#shared/usernames/events.ts';
import { securityNoticeEvents } from '#shared/security-notices/events.ts';
import { emailCodeEvents } from '#shared/email-codes/events.ts';
import { phoneNumberEvents } from '#shared/phone-number/events.ts';
import { accountDeletionEvents } from '#shared/account-deletion/events.ts';
import { organizationEvents } from '#shared/organizations/events.ts';
import { adminEvents } from '#shared/admin/events.ts';
import { twoFactorEvents } from '#shared/two-factor/events.ts';
import { passkeyEvents } from '#shared/passkeys/events.ts';
import { auditChainEvents } from '#shared/audit-chain/events.ts';
import { apiKeyEvents } from '#shared/api-keys/events.ts';
import { serviceAccountEvents } from '#shared/service-accounts/events.ts';
import { webhookEvents } from '#shared/webhooks/events.ts';
import { auditStreamEvents } from '#shared/audit-streams/events.ts';
import { domainEvents } from '#shared/domains/events.ts';
import { ssoEvents } from '#shared/sso/events.ts';
import { scimEvents } from '#shared/scim/events.ts';
import { setupLinkEvents } from '#shared/setup-links/events.ts';
import { oauthProviderEvents } from '#shared/oauth-provider/events.ts';
import { deviceGrantEvents } from '#shared/device-grant/events.ts';
import { agentEvents } from '#shared/agents/events.ts';
import { personalDataEvents } from '#shared/personal-data/events.ts';

/** All events of the audit log, with the payload that programs get. */
export const events: typeof coreEvents & typeof verificationEvents & typeof accountEvents & typeof passwordEvents & typeof usernameEvents & typeof securityNoticeEvents & typeof emailCodeEvents & typeof phoneNumberEvents & typeof accountDeletionEvents & typeof organizationEvents & typeof adminEvents & typeof twoFactorEvents & typeof passkeyEvents & typeof auditChainEvents & typeof apiKeyEvents & typeof serviceAccountEvents & typeof webhookEvents & typeof auditStreamEvents & typeof domainEvents & typeof ssoEvents & typeof scimEvents & typeof setupLinkEvents & typeof oauthProviderEvents & typeof deviceGrantEvents & typeof agentEvents & typeof personalDataEvents =
  /* @__PURE__ */ Object.assign({}, coreEvents, verificationEvents, accountEvents, passwordEvents, usernameEvents, securityNoticeEvents, emailCodeEvents, phoneNumberEvents, accountDeletionEvents, organizationEvents, adminEvents, twoFactorEvents, passkeyEvents, auditChainEvents, apiKeyEvents, serviceAccountEvents, webhookEvents, auditStreamEvents, domainEvents, ssoEvents, scimEvents, setupLinkEvents, oauthProviderEvents, deviceGrantEvents, agentEvents, personalDataEvents);
