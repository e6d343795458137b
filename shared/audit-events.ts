// Written by `npm run docs`: the tables of the features in `server/app/features.ts`.
import { coreEvents } from './core-audit.ts';
import { verificationEvents } from './features/verification-audit.ts';
import { accountEvents } from './features/accounts-audit.ts';
import { passwordEvents } from './features/passwords-audit.ts';
import { emailCodeEvents } from './features/email-codes-audit.ts';
import { phoneNumberEvents } from './features/phone-number-audit.ts';
import { accountDeletionEvents } from './features/account-deletion-audit.ts';
import { organizationEvents } from './features/organizations-audit.ts';
import { adminEvents } from './features/admin-audit.ts';
import { twoFactorEvents } from './features/two-factor-audit.ts';
import { passkeyEvents } from './features/passkeys-audit.ts';
import { apiKeyEvents } from './features/api-keys-audit.ts';
import { serviceAccountEvents } from './features/service-accounts-audit.ts';
import { webhookEvents } from './features/webhooks-audit.ts';

/** All events of the audit log, with the payload that programs get. */
export const events: typeof coreEvents & typeof verificationEvents & typeof accountEvents & typeof passwordEvents & typeof emailCodeEvents & typeof phoneNumberEvents & typeof accountDeletionEvents & typeof organizationEvents & typeof adminEvents & typeof twoFactorEvents & typeof passkeyEvents & typeof apiKeyEvents & typeof serviceAccountEvents & typeof webhookEvents =
  /* @__PURE__ */ Object.assign({}, coreEvents, verificationEvents, accountEvents, passwordEvents, emailCodeEvents, phoneNumberEvents, accountDeletionEvents, organizationEvents, adminEvents, twoFactorEvents, passkeyEvents, apiKeyEvents, serviceAccountEvents, webhookEvents);
