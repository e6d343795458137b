// Written by `npm run docs`: the tables of the features in `server/features.ts`.
import { coreEvents } from './core-events.ts';
import { verificationEvents } from './features/verification-events.ts';
import { accountEvents } from './features/accounts-events.ts';
import { passwordEvents } from './features/passwords-events.ts';
import { emailCodeEvents } from './features/email-codes-events.ts';
import { phoneNumberEvents } from './features/phone-number-events.ts';
import { accountDeletionEvents } from './features/account-deletion-events.ts';
import { organizationEvents } from './features/organizations-events.ts';
import { adminEvents } from './features/admin-events.ts';
import { twoFactorEvents } from './features/two-factor-events.ts';
import { passkeyEvents } from './features/passkeys-events.ts';
import { apiKeyEvents } from './features/api-keys-events.ts';
import { serviceAccountEvents } from './features/service-accounts-events.ts';
import { webhookEvents } from './features/webhooks-events.ts';

/** All events of the audit log, with the payload that programs get. */
export const events: typeof coreEvents & typeof verificationEvents & typeof accountEvents & typeof passwordEvents & typeof emailCodeEvents & typeof phoneNumberEvents & typeof accountDeletionEvents & typeof organizationEvents & typeof adminEvents & typeof twoFactorEvents & typeof passkeyEvents & typeof apiKeyEvents & typeof serviceAccountEvents & typeof webhookEvents =
  /* @__PURE__ */ Object.assign({}, coreEvents, verificationEvents, accountEvents, passwordEvents, emailCodeEvents, phoneNumberEvents, accountDeletionEvents, organizationEvents, adminEvents, twoFactorEvents, passkeyEvents, apiKeyEvents, serviceAccountEvents, webhookEvents);
