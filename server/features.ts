import { accountDeletion } from './features/account-deletion/feature.ts';
import { accounts } from './features/accounts/feature.ts';
import { admin } from './features/admin/feature.ts';
import { anonymous } from './features/anonymous/feature.ts';
import { apiKeys } from './features/api-keys/feature.ts';
import { auditLog } from './features/audit-log/feature.ts';
import { emailCodes } from './features/email-codes/feature.ts';
import { eventLog } from './features/event-log/feature.ts';
import { idempotency } from './features/idempotency/feature.ts';
import { jwt } from './features/jwt/feature.ts';
import { lastLoginMethod } from './features/last-login-method/feature.ts';
import { magicLink } from './features/magic-link/feature.ts';
import { multiSession } from './features/multi-session/feature.ts';
import { oneTimeTokens } from './features/one-time-token/feature.ts';
import { oneTap } from './features/one-tap/feature.ts';
import { organizations } from './features/organizations/feature.ts';
import { passkeys } from './features/passkeys/feature.ts';
import { passwords } from './features/passwords/feature.ts';
import { phoneNumbers } from './features/phone-number/feature.ts';
import { pictures } from './features/pictures/feature.ts';
import { profile } from './features/profile/feature.ts';
import { serviceAccounts } from './features/service-accounts/feature.ts';
import { health } from './features/health/feature.ts';
import { sessions } from './features/sessions/feature.ts';
import { social } from './features/social/feature.ts';
import { twoFactor } from './features/two-factor/feature.ts';
import { usernames } from './features/usernames/feature.ts';
import { users } from './features/users/feature.ts';
import { verification } from './features/verification/feature.ts';
import { webhooks } from './features/webhooks/feature.ts';

/** In dependency order: a feature imports only features before it (tests/contract/imports.test.ts). */
export const features = [
  health,
  users,
  auditLog,
  sessions,
  lastLoginMethod,
  multiSession,
  verification,
  accounts,
  anonymous,
  passwords,
  profile,
  usernames,
  magicLink,
  oneTimeTokens,
  emailCodes,
  phoneNumbers,
  accountDeletion,
  social,
  oneTap,
  organizations,
  pictures,
  jwt,
  admin,
  twoFactor,
  passkeys,
  eventLog,
  apiKeys,
  serviceAccounts,
  webhooks,
  idempotency,
] as const;
