// Written by `npm run docs` from the list of features in `client/features.ts`.
import { refresh as account } from '#client/features/account/refresh.ts';
import { refresh as admin } from '#client/features/admin/refresh.ts';
import { refresh as agents } from '#client/features/agents/refresh.ts';
import { refresh as apiKeys } from '#client/features/api-keys/refresh.ts';
import { refresh as auditStreams } from '#client/features/audit-streams/refresh.ts';
import { refresh as deviceGrant } from '#client/features/device-grant/refresh.ts';
import { refresh as domains } from '#client/features/domains/refresh.ts';
import { refresh as emailCodes } from '#client/features/email-codes/refresh.ts';
import { refresh as magicLink } from '#client/features/magic-link/refresh.ts';
import { refresh as multiSession } from '#client/features/multi-session/refresh.ts';
import { refresh as oauthProvider } from '#client/features/oauth-provider/refresh.ts';
import { refresh as organizations } from '#client/features/organizations/refresh.ts';
import { refresh as passkeys } from '#client/features/passkeys/refresh.ts';
import { refresh as personalData } from '#client/features/personal-data/refresh.ts';
import { refresh as pictures } from '#client/features/pictures/refresh.ts';
import { refresh as serviceAccounts } from '#client/features/service-accounts/refresh.ts';
import { refresh as scim } from '#client/features/scim/refresh.ts';
import { refresh as setupLinks } from '#client/features/setup-links/refresh.ts';
import { refresh as signIn } from '#client/features/sign-in/refresh.ts';
import { refresh as sso } from '#client/features/sso/refresh.ts';
import { refresh as twoFactor } from '#client/features/two-factor/refresh.ts';
import { refresh as usernames } from '#client/features/usernames/refresh.ts';
import { refresh as webhooks } from '#client/features/webhooks/refresh.ts';

import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const featureRefresh: readonly FeatureRefresh[] = [
  account,
  admin,
  agents,
  apiKeys,
  auditStreams,
  deviceGrant,
  domains,
  emailCodes,
  magicLink,
  multiSession,
  oauthProvider,
  organizations,
  passkeys,
  personalData,
  pictures,
  serviceAccounts,
  scim,
  setupLinks,
  signIn,
  sso,
  twoFactor,
  usernames,
  webhooks,
];
