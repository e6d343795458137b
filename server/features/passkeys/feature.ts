import { defineFeature } from '#server/call/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import type { PasskeyConfiguration } from '#shared/passkeys/configuration.ts';
import { passkeyEvents } from '#shared/passkeys/events.ts';
import { passkeyErrors } from '#shared/passkeys/errors.ts';

import { passkeyCredential, passkeyFactor } from './passkey-credentials.ts';
import { PasskeySchema } from './passkey.entity.ts';
import {
  authentication,
  passkeyCloneMail,
  passkeyBrowser,
  passkeyOptionsLimit,
  registration,
} from './passkey.definitions.ts';
import { passkeyFindings, passkeyOptions, relyingParty } from './passkey.options.ts';
import { passkeyRouter } from './passkey.router.ts';
import { twoFactorChangedMail } from '#server/features/two-factor/two-factor.definitions.ts';

export const passkeys = defineFeature({
  name: 'passkeys',
  errors: passkeyErrors,
  audit: passkeyEvents,
  notices: {
    'passkey.added': { mail: twoFactorChangedMail },
    'passkey.removed': { mail: twoFactorChangedMail },
    'passkey.clone-suspected': { mail: passkeyCloneMail },
  },
  options: [passkeyOptions],
  findings: passkeyFindings,
  router: passkeyRouter,
  tag: { title: 'Passkeys', description: 'Passkeys of a user (WebAuthn), and signing in with them.' },
  entities: [PasskeySchema],
  constraints: { passkey_credential_id_unique: 'PREVIOUSLY_REGISTERED' },
  credentials: [passkeyCredential],
  secondFactors: [passkeyFactor],
  tokens: [registration.token, authentication.token],
  cookies: [passkeyBrowser.cookie],
  mails: [passkeyCloneMail],
  rateLimits: {
    'passkey.generateAuthenticateOptions': [passkeyOptionsLimit],
    'passkey.generateAuthenticateOptionsPost': [passkeyOptionsLimit],
    'passkey.verifyAuthentication': [signInLimit],
  },
  publicConfiguration: (service): PasskeyConfiguration => ({
    passkeys: { enabled: passkeyOptions.of(service).enabled, rpId: relyingParty(service).id },
  }),
});
