// Written by `npm run docs`: the tables of the features in `server/app/features.ts`.
import { coreErrors } from '#shared/lib/core-errors.ts';
import { userErrors } from '#shared/users/errors.ts';
import { auditLogErrors } from '#shared/audit-log/errors.ts';
import { multiSessionErrors } from '#shared/multi-session/errors.ts';
import { verificationErrors } from '#shared/verification/errors.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { anonymousErrors } from '#shared/anonymous/errors.ts';
import { passwordErrors } from '#shared/passwords/errors.ts';
import { profileErrors } from '#shared/profile/errors.ts';
import { usernameErrors } from '#shared/usernames/errors.ts';
import { oneTimeTokenErrors } from '#shared/one-time-token/errors.ts';
import { emailCodeErrors } from '#shared/email-codes/errors.ts';
import { phoneNumberErrors } from '#shared/phone-number/errors.ts';
import { socialErrors } from '#shared/social/errors.ts';
import { oneTapErrors } from '#shared/one-tap/errors.ts';
import { organizationErrors } from '#shared/organizations/errors.ts';
import { pictureErrors } from '#shared/pictures/errors.ts';
import { adminErrors } from '#shared/admin/errors.ts';
import { twoFactorErrors } from '#shared/two-factor/errors.ts';
import { passkeyErrors } from '#shared/passkeys/errors.ts';
import { auditChainErrors } from '#shared/audit-chain/errors.ts';
import { apiKeyErrors } from '#shared/api-keys/errors.ts';
import { serviceAccountErrors } from '#shared/service-accounts/errors.ts';
import { webhookErrors } from '#shared/webhooks/errors.ts';
import { auditStreamErrors } from '#shared/audit-streams/errors.ts';
import { domainErrors } from '#shared/domains/errors.ts';
import { ssoErrors } from '#shared/sso/errors.ts';
import { scimErrors } from '#shared/scim/errors.ts';
import { setupLinkErrors } from '#shared/setup-links/errors.ts';
import { oauthProviderErrors } from '#shared/oauth-provider/errors.ts';
import { deviceGrantErrors } from '#shared/device-grant/errors.ts';
import { agentErrors } from '#shared/agents/errors.ts';
import { idempotencyErrors } from '#shared/idempotency/errors.ts';
import { captchaErrors } from '#shared/captcha/errors.ts';
import { personalDataErrors } from '#shared/personal-data/errors.ts';

/** All errors of the service: code -> [status, message]. */
export const errors: typeof coreErrors & typeof userErrors & typeof auditLogErrors & typeof multiSessionErrors & typeof verificationErrors & typeof accountErrors & typeof anonymousErrors & typeof passwordErrors & typeof profileErrors & typeof usernameErrors & typeof oneTimeTokenErrors & typeof emailCodeErrors & typeof phoneNumberErrors & typeof socialErrors & typeof oneTapErrors & typeof organizationErrors & typeof pictureErrors & typeof adminErrors & typeof twoFactorErrors & typeof passkeyErrors & typeof auditChainErrors & typeof apiKeyErrors & typeof serviceAccountErrors & typeof webhookErrors & typeof auditStreamErrors & typeof domainErrors & typeof ssoErrors & typeof scimErrors & typeof setupLinkErrors & typeof oauthProviderErrors & typeof deviceGrantErrors & typeof agentErrors & typeof idempotencyErrors & typeof captchaErrors & typeof personalDataErrors =
  // Marked as pure, so that bundles that use only some names do not contain it.
  /* @__PURE__ */ Object.assign({}, coreErrors, userErrors, auditLogErrors, multiSessionErrors, verificationErrors, accountErrors, anonymousErrors, passwordErrors, profileErrors, usernameErrors, oneTimeTokenErrors, emailCodeErrors, phoneNumberErrors, socialErrors, oneTapErrors, organizationErrors, pictureErrors, adminErrors, twoFactorErrors, passkeyErrors, auditChainErrors, apiKeyErrors, serviceAccountErrors, webhookErrors, auditStreamErrors, domainErrors, ssoErrors, scimErrors, setupLinkErrors, oauthProviderErrors, deviceGrantErrors, agentErrors, idempotencyErrors, captchaErrors, personalDataErrors);
