import type { AddressOf } from './console/feature.ts';
import { account } from './features/account/feature.ts';
import { admin } from './features/admin/feature.ts';
import { agents } from './features/agents/feature.ts';
import { apiKeys } from './features/api-keys/feature.ts';
import { auditStreams } from './features/audit-streams/feature.ts';
import { deviceGrant } from './features/device-grant/feature.ts';
import { domains } from './features/domains/feature.ts';
import { emailCodes } from './features/email-codes/feature.ts';
import { imports } from './features/imports/feature.ts';
import { magicLink } from './features/magic-link/feature.ts';
import { multiSession } from './features/multi-session/feature.ts';
import { oauthProvider } from './features/oauth-provider/feature.ts';
import { organizations } from './features/organizations/feature.ts';
import { passkeys } from './features/passkeys/feature.ts';
import { personalData } from './features/personal-data/feature.ts';
import { pictures } from './features/pictures/feature.ts';
import { serviceAccounts } from './features/service-accounts/feature.ts';
import type { SignInAddress } from './features/sign-in/addresses.ts';
import { scim } from './features/scim/feature.ts';
import { setupLinks } from './features/setup-links/feature.ts';
import { signIn } from './features/sign-in/feature.ts';
import { sso } from './features/sso/feature.ts';
import { twoFactor } from './features/two-factor/feature.ts';
import { usernames } from './features/usernames/feature.ts';
import { webhooks } from './features/webhooks/feature.ts';

/** The features of the web app. The order is that of their entries in menus and of their sections on a screen, not of the ways to sign in. */
export const features = [
  signIn,
  usernames,
  passkeys,
  magicLink,
  emailCodes,
  multiSession,
  account,
  organizations,
  admin,
  domains,
  sso,
  scim,
  setupLinks,
  pictures,
  twoFactor,
  apiKeys,
  personalData,
  oauthProvider,
  deviceGrant,
  agents,
  serviceAccounts,
  webhooks,
  imports,
  auditStreams,
] as const;

/** Every address of the app. */
export type Address = AddressOf<(typeof features)[number]> | SignInAddress | '*';
