import { accountDeletion } from '#server/features/account-deletion/feature.ts';
import { accounts } from '#server/features/accounts/feature.ts';
import { admin } from '#server/features/admin/feature.ts';
import { agents } from '#server/features/agents/feature.ts';
import { anonymous } from '#server/features/anonymous/feature.ts';
import { apiKeys } from '#server/features/api-keys/feature.ts';
import { auditChain } from '#server/features/audit-chain/feature.ts';
import { auditLog } from '#server/features/audit-log/feature.ts';
import { auditStreams } from '#server/features/audit-streams/feature.ts';
import { captcha } from '#server/features/captcha/feature.ts';
import { deviceGrant } from '#server/features/device-grant/feature.ts';
import { domains } from '#server/features/domains/feature.ts';
import { emailCodes } from '#server/features/email-codes/feature.ts';
import { eventLog } from '#server/features/event-log/feature.ts';
import { idempotency } from '#server/features/idempotency/feature.ts';
import { jwt } from '#server/features/jwt/feature.ts';
import { lastLoginMethod } from '#server/features/last-login-method/feature.ts';
import { magicLink } from '#server/features/magic-link/feature.ts';
import { multiSession } from '#server/features/multi-session/feature.ts';
import { oauthProvider } from '#server/features/oauth-provider/feature.ts';
import { oneTimeTokens } from '#server/features/one-time-token/feature.ts';
import { oneTap } from '#server/features/one-tap/feature.ts';
import { organizations } from '#server/features/organizations/feature.ts';
import { passkeys } from '#server/features/passkeys/feature.ts';
import { passwords } from '#server/features/passwords/feature.ts';
import { personalData } from '#server/features/personal-data/feature.ts';
import { phoneNumbers } from '#server/features/phone-number/feature.ts';
import { pictures } from '#server/features/pictures/feature.ts';
import { profile } from '#server/features/profile/feature.ts';
import { securityNotices } from '#server/features/security-notices/feature.ts';
import { serviceAccounts } from '#server/features/service-accounts/feature.ts';
import { health } from '#server/features/health/feature.ts';
import { sessions } from '#server/features/sessions/feature.ts';
import { social } from '#server/features/social/feature.ts';
import { setupLinks } from '#server/features/setup-links/feature.ts';
import { scim } from '#server/features/scim/feature.ts';
import { sso } from '#server/features/sso/feature.ts';
import { twoFactor } from '#server/features/two-factor/feature.ts';
import { usernames } from '#server/features/usernames/feature.ts';
import { users } from '#server/features/users/feature.ts';
import { verification } from '#server/features/verification/feature.ts';
import { imports } from '#server/features/imports/feature.ts';
import { webhooks } from '#server/features/webhooks/feature.ts';

/** In dependency order: a feature imports only features before it (tests/lint/imports.test.ts). */
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
  securityNotices,
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
  auditChain,
  apiKeys,
  serviceAccounts,
  webhooks,
  auditStreams,
  domains,
  sso,
  scim,
  setupLinks,
  oauthProvider,
  deviceGrant,
  agents,
  idempotency,
  captcha,
  imports,
  personalData,
] as const;
