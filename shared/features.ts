// Written by `npm run docs`: the tables of the features in `server/app/features.ts`.
import { coreErrors } from './core.ts';
import { userErrors } from './features/users.ts';
import type { UserFacts } from './features/users.ts';
import { auditLogErrors } from './features/audit-log.ts';
import { multiSessionErrors } from './features/multi-session.ts';
import type { MultiSessionFacts } from './features/multi-session.ts';
import { verificationErrors } from './features/verification.ts';
import type { VerificationFacts } from './features/verification.ts';
import { accountErrors } from './features/accounts.ts';
import { anonymousErrors } from './features/anonymous.ts';
import { passwordErrors } from './features/passwords.ts';
import type { PasswordFacts } from './features/passwords.ts';
import { profileErrors } from './features/profile.ts';
import { usernameErrors } from './features/usernames.ts';
import type { UsernameFacts } from './features/usernames.ts';
import type { MagicLinkFacts } from './features/magic-link.ts';
import { oneTimeTokenErrors } from './features/one-time-token.ts';
import { emailCodeErrors } from './features/email-codes.ts';
import type { EmailCodeFacts } from './features/email-codes.ts';
import { phoneNumberErrors } from './features/phone-number.ts';
import type { AccountDeletionFacts } from './features/account-deletion.ts';
import { socialErrors } from './features/social.ts';
import type { SocialFacts } from './features/social.ts';
import { oneTapErrors } from './features/one-tap.ts';
import { organizationErrors } from './features/organizations.ts';
import type { OrganizationFacts } from './features/organizations.ts';
import { pictureErrors } from './features/pictures.ts';
import type { PictureFacts } from './features/pictures.ts';
import { adminErrors } from './features/admin.ts';
import type { AdminFacts } from './features/admin.ts';
import { twoFactorErrors } from './features/two-factor.ts';
import type { TwoFactorFacts } from './features/two-factor.ts';
import { passkeyErrors } from './features/passkeys.ts';
import type { PasskeyFacts } from './features/passkeys.ts';
import { apiKeyErrors } from './features/api-keys.ts';
import type { ApiKeyFacts } from './features/api-keys.ts';
import { serviceAccountErrors } from './features/service-accounts.ts';
import { webhookErrors } from './features/webhooks.ts';
import { idempotencyErrors } from './features/idempotency.ts';

/** All errors of the service: code -> [status, message]. */
export const errors: typeof coreErrors & typeof userErrors & typeof auditLogErrors & typeof multiSessionErrors & typeof verificationErrors & typeof accountErrors & typeof anonymousErrors & typeof passwordErrors & typeof profileErrors & typeof usernameErrors & typeof oneTimeTokenErrors & typeof emailCodeErrors & typeof phoneNumberErrors & typeof socialErrors & typeof oneTapErrors & typeof organizationErrors & typeof pictureErrors & typeof adminErrors & typeof twoFactorErrors & typeof passkeyErrors & typeof apiKeyErrors & typeof serviceAccountErrors & typeof webhookErrors & typeof idempotencyErrors =
  // Marked as pure, so that bundles that use only the facts do not contain it.
  /* @__PURE__ */ Object.assign({}, coreErrors, userErrors, auditLogErrors, multiSessionErrors, verificationErrors, accountErrors, anonymousErrors, passwordErrors, profileErrors, usernameErrors, oneTimeTokenErrors, emailCodeErrors, phoneNumberErrors, socialErrors, oneTapErrors, organizationErrors, pictureErrors, adminErrors, twoFactorErrors, passkeyErrors, apiKeyErrors, serviceAccountErrors, webhookErrors, idempotencyErrors);

/** The facts about the service's options that the features give to the web app. */
export type FeatureFacts = UserFacts & MultiSessionFacts & VerificationFacts & PasswordFacts & UsernameFacts & MagicLinkFacts & EmailCodeFacts & AccountDeletionFacts & SocialFacts & OrganizationFacts & PictureFacts & AdminFacts & TwoFactorFacts & PasskeyFacts & ApiKeyFacts;
