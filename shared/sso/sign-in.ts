import { z } from 'zod';

import { CallbackURL, Email, Id, LookupId } from '#shared/lib/fields.ts';
import { CallbackField } from '#shared/social/schemas.ts';

const ProviderId = z
  .string()
  .max(64)
  .meta({ description: 'The id that the organization chose for its identity provider.', examples: ['acme'] });

export const LookUpSso = z
  .strictObject({
    email: Email.optional(),
    providerId: ProviderId.optional().describe(
      'In place of an address: of a connection that the address of a user would find.',
    ),
  })
  .meta({ examples: [{ email: 'ada@acme.example' }] });

export const SsoLookUp = z
  .object({
    connections: z.array(z.object({ providerId: ProviderId, name: z.string() })),
    required: z.boolean().meta({ description: 'Whether its organization refuses other sign-ins of such an address.' }),
  })
  .meta({ id: 'SsoLookUp', description: 'The identity providers of the organization that has proven the domain.' });

/** Parameters of the authorization request that a caller may add; the others belong to the flow. */
const additionalParameters = [
  'login_hint',
  'domain_hint',
  'hd',
  'prompt',
  'ui_locales',
  'max_age',
  'kc_idp_hint',
  'acr_values',
] as const;

const Scope = z
  .string()
  .max(256)
  .regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/);

export const SignInSso = z
  .strictObject({
    email: Email.optional(),
    organizationSlug: z.string().max(64).optional(),
    providerId: ProviderId.optional(),
    domain: z.string().max(253).optional().meta({ description: 'A domain that the organization has proven.' }),
    callbackURL: CallbackURL,
    errorCallbackURL: CallbackURL.optional(),
    newUserCallbackURL: CallbackURL.optional(),
    scopes: z.array(Scope).max(50).optional(),
    loginHint: z.string().max(320).optional(),
    requestSignUp: z.boolean().optional().meta({ description: 'Not used: the organization decides who may join.' }),
    providerType: z.enum(['oidc', 'saml']).optional().meta({ description: 'Not used: the identity provider decides.' }),
    additionalParams: z
      .partialRecord(z.enum(additionalParameters), z.string().max(1024))
      .optional()
      .meta({ description: 'Further parameters of the authorization request.' }),
  })
  .meta({ examples: [{ email: 'ada@acme.example', callbackURL: '/dashboard' }] });

export const SsoStarted = z.object({ url: z.string(), redirect: z.literal(true) }).meta({ id: 'SsoStarted' });

/** The parameters of OpenID Connect Core section 4, with which the portal of an identity provider begins a sign-in. */
export const StartSso = z.object({
  providerId: ProviderId,
  callbackURL: CallbackURL.optional(),
  login_hint: z.string().max(320).describe('The name to sign in with.').optional(),
  iss: z.string().max(2048).optional(),
  target_link_uri: CallbackURL.describe('Used as `callbackURL` if it is trusted.').optional(),
});

export const ConnectSso = z
  .strictObject({ providerId: ProviderId, callbackURL: CallbackURL, errorCallbackURL: CallbackURL.optional() })
  .meta({ examples: [{ providerId: 'acme', callbackURL: '/account' }] });

/** The parameters of an identity provider's redirect to the callback (RFC 6749 section 4.1.2). */
export const SsoCallback = z.object({
  providerId: z.string().max(64),
  code: CallbackField,
  state: CallbackField,
  iss: CallbackField,
  error: CallbackField,
  error_description: CallbackField,
});

const ofConnection = { organizationId: LookupId.optional(), providerId: z.string().max(255) };

export const TestSso = z.strictObject({ ...ofConnection, callbackURL: CallbackURL.optional() });
export const SsoTestStarted = z
  .object({ url: z.string().meta({ description: 'The page of the identity provider.' }), attemptId: Id })
  .meta({ id: 'SsoTestStarted' });

export const GetSsoTest = z.strictObject({
  ...ofConnection,
  attemptId: LookupId.describe('The answer of the call that started the test.'),
});

export const testSteps = ['response', 'token', 'address', 'domain'] as const;

const ForeseenSignIn = z
  .object({
    does: z.enum(['sign-in', 'create', 'link', 'confirm', 'refuse']),
    role: z
      .string()
      .nullable()
      .meta({ description: 'In the organization.', examples: ['member'] }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The code of a refusal.', examples: ['sso_not_assigned'] }),
  })
  .meta({ id: 'ForeseenSsoSignIn' });
export type ForeseenSignIn = z.output<typeof ForeseenSignIn>;

export const SsoTest = z
  .object({
    passed: z.boolean(),
    steps: z.array(z.object({ step: z.enum(testSteps), passed: z.boolean() })).describe('Up to the one that failed.'),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The code of what failed.', examples: ['sso_email_missing'] }),
    rule: z
      .string()
      .nullable()
      .meta({ description: 'The rule that a SAML response breaks.', examples: ['G13'] }),
    detail: z
      .string()
      .nullable()
      .meta({ description: 'How it breaks the rule. Erased after a day.', examples: ['It was used before.'] }),
    stated: z
      .object({
        subject: z.string().meta({ examples: ['248289761001'] }),
        email: z.string().nullable(),
        emailVerified: z.boolean().nullable(),
        name: z.string(),
        image: z.string().nullable(),
        directoryId: z
          .string()
          .nullable()
          .meta({ examples: ['e-1042'] }),
        groups: z
          .array(z.string())
          .nullable()
          .meta({ examples: [['engineering']] }),
      })
      .nullable()
      .describe('What the identity provider stated about the user. Erased after a day.'),
    claims: z
      .array(
        z.object({
          name: z.string().meta({ examples: ['email'] }),
          value: z.string().meta({ examples: ['ada@example.com'] }),
        }),
      )
      .describe('All claims of texts with their first value. Erased after a day.'),
    wouldDo: ForeseenSignIn.nullable().describe('What a sign-in would do. Erased after a day.'),
  })
  .meta({ id: 'SsoTest' });
