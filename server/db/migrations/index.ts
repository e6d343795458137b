import { initial } from './0001-initial.ts';
import { secondFactors } from './0002-second-factors.ts';
import { twoFactor } from './0003-two-factor.ts';
import { passkeys } from './0004-passkeys.ts';
import { organizationTwoFactor } from './0006-organization-two-factor.ts';
import { events } from './0010-events.ts';
import { replacedTokens } from './0011-replaced-tokens.ts';
import { apiKeys } from './0012-api-keys.ts';
import { twoFactorRecovery } from './0013-two-factor-recovery.ts';
import { webhooks } from './0014-webhooks.ts';
import { importedApiKeys } from './0015-imported-api-keys.ts';
import { serviceAccounts } from './0016-service-accounts.ts';
import { idempotentAnswers } from './0017-idempotent-answers.ts';
import { organizationRoles } from './0025-organization-roles.ts';
import { usernames } from './0023-usernames.ts';
import { teamMembers } from './0024-team-members.ts';
import { additionalFields } from './0026-additional-fields.ts';
import { importedKeys } from './0027-imported-keys.ts';
import { organizationLists } from './0028-organization-lists.ts';
import { pictures } from './0030-pictures.ts';
import { emailOrder } from './0031-email-order.ts';
import { activeOrganization } from './0032-active-organization.ts';
import { unconfirmedUsers } from './0060-unconfirmed-users.ts';
import { impersonatorToken } from './0090-impersonator-token.ts';
import { serviceAccountsIndex } from './0110-service-accounts-index.ts';
import { tokenRefreshLease } from './0040-token-refresh-lease.ts';
import { sessionProvider } from './0070-session-provider.ts';
import { mailedPasswords } from './0072-mailed-passwords.ts';
import { apiKeyLevel } from './0071-api-key-level.ts';
import { anonymousUsers } from './0100-anonymous-users.ts';
import { phoneNumbers } from './0101-phone-numbers.ts';
import { signInNotices } from './0200-sign-in-notices.ts';

/** In order; a migration is plain SQL and is never edited once a release has run it. */
export const migrations: readonly (readonly [name: string, sql: string])[] = [
  ['0001-initial', initial],
  ['0002-second-factors', secondFactors],
  ['0003-two-factor', twoFactor],
  ['0004-passkeys', passkeys],
  ['0006-organization-two-factor', organizationTwoFactor],
  ['0010-events', events],
  ['0011-replaced-tokens', replacedTokens],
  ['0012-api-keys', apiKeys],
  ['0013-two-factor-recovery', twoFactorRecovery],
  ['0014-webhooks', webhooks],
  ['0015-imported-api-keys', importedApiKeys],
  ['0016-service-accounts', serviceAccounts],
  ['0017-idempotent-answers', idempotentAnswers],
  ['0023-usernames', usernames],
  ['0024-team-members', teamMembers],
  ['0025-organization-roles', organizationRoles],
  ['0026-additional-fields', additionalFields],
  ['0027-imported-keys', importedKeys],
  ['0028-organization-lists', organizationLists],
  ['0030-pictures', pictures],
  ['0031-email-order', emailOrder],
  ['0032-active-organization', activeOrganization],
  ['0060-unconfirmed-users', unconfirmedUsers],
  ['0090-impersonator-token', impersonatorToken],
  ['0110-service-accounts-index', serviceAccountsIndex],
  ['0040-token-refresh-lease', tokenRefreshLease],
  ['0070-session-provider', sessionProvider],
  ['0071-api-key-level', apiKeyLevel],
  ['0072-mailed-passwords', mailedPasswords],
  ['0100-anonymous-users', anonymousUsers],
  ['0101-phone-numbers', phoneNumbers],
  ['0200-sign-in-notices', signInNotices],
];
