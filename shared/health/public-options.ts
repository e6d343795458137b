import { z } from 'zod';

const Actions = z.record(z.string(), z.array(z.string()));

const Seconds = z.int().meta({ description: 'In seconds.' });

/** A field that `additionalFields` of the options declare. */
const PublicField = z
  .object({
    name: z.string().meta({ examples: ['company'] }),
    label: z.string().meta({ examples: ['Company'] }),
    type: z
      .union([z.enum(['string', 'number', 'boolean', 'date', 'string[]', 'number[]']), z.array(z.string())])
      .meta({ description: 'A list is an enumeration of the accepted texts.', examples: ['string'] }),
    input: z.boolean(),
    required: z.boolean(),
  })
  .meta({ id: 'PublicField' });

const PublicAccess = z
  .object({
    statements: Actions,
    roles: z.record(z.string(), Actions),
    topRole: z.string().meta({ examples: ['owner'] }),
  })
  .meta({ id: 'PublicAccess' });

/** The public configuration of the features; the values of a feature that the service does not have are absent. */
const FeatureOptions = z
  .object({
    emailAndPassword: z.object({
      enabled: z.boolean(),
      signUp: z.boolean(),
      minPasswordLength: z.int(),
      maxPasswordLength: z.int(),
      resetLinkExpiresIn: Seconds,
    }),
    username: z.object({ enabled: z.boolean(), minLength: z.int(), maxLength: z.int() }),
    signUpFields: z
      .array(PublicField)
      .meta({ description: 'The additional fields without which users cannot sign up with a password.' }),
    magicLink: z.boolean(),
    magicLinkExpiresIn: Seconds,
    emailOtp: z.object({
      enabled: z.boolean(),
      length: z
        .int()
        .nullable()
        .meta({ description: 'Digits of a code; null if a function of the operator generates it.' }),
      expiresIn: Seconds,
    }),
    apiKeys: z.boolean(),
    passkeys: z.object({ enabled: z.boolean(), rpId: z.string().meta({ examples: ['example.com'] }) }),
    providers: z.array(
      z.object({
        id: z.string().meta({ examples: ['github'] }),
        name: z.string().meta({ examples: ['GitHub'] }),
      }),
    ),
    twoFactor: z.object({
      policy: z.enum(['off', 'optional', 'required']),
      mailedCodes: z.boolean(),
      trustedDeviceExpiresIn: Seconds,
      recovery: z.boolean(),
      recoveryWaitingTime: Seconds,
    }),
    multiSession: z.boolean(),
    pictures: z.object({ upload: z.boolean(), maxBytes: z.int() }),
    changeEmail: z.boolean(),
    verifiesEmails: z.boolean().meta({ description: 'Whether the service mails links that verify an address.' }),
    verifiesSignUps: z.boolean().meta({ description: 'Whether a sign-up mails such a link.' }),
    deleteUser: z.boolean(),
    teams: z.boolean(),
    definesRoles: z.boolean(),
    mayCreateOrganization: z.boolean(),
    mayDeleteOrganization: z.boolean(),
    newOrganizationFields: z
      .array(PublicField)
      .meta({ description: 'The additional fields without which an organization cannot be created.' }),
    organizationAccess: PublicAccess,
  })
  .partial();

/** What a client may offer: the options of the service that its own web app reads from the page. */
export const PublicOptions = z
  .object({
    name: z.string().meta({ examples: ['Acme'] }),
    basePath: z.string().meta({ description: 'Of the REST calls.', examples: ['/api/auth'] }),
    mailbox: z.boolean().meta({ description: 'Whether mails are stored at `/dev/mailbox`, as in development.' }),
    branding: z.object({
      logoUrl: z.string().optional(),
      accentColor: z.string().optional(),
      termsUrl: z.string().optional(),
      privacyUrl: z.string().optional(),
    }),
    ...FeatureOptions.shape,
  })
  .meta({ id: 'PublicOptions' });
