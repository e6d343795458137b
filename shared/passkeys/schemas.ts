import { z } from 'zod';

import { CallbackURL, Timestamp, Name, OwnId, LookupId } from '#shared/lib/fields.ts';
import { Session, SessionWithUser, SignInRedirect, TwoFactorRedirect } from '#shared/sessions/schemas.ts';
import { User } from '#shared/users/schemas.ts';

// The JSON forms of WebAuthn Level 3 (section 5.1), which @simplewebauthn/browser and `PublicKeyCredential.toJSON()` send.

const MAX_KILOBYTES = 56;
const base64url = (kilobytes = 8) =>
  z
    .string()
    .max(kilobytes * 1024)
    .regex(/^[\w-]+$/)
    .meta({ examples: ['Vw2Lr8TzB5nYc7MfQk4xHs1d'] });

/** WebAuthn permits ids of 1023 bytes. */
const CredentialId = base64url(2).meta({ examples: ['Q3JlZGVudGlhbElk'] });

const Transports = z.array(z.string().max(32)).max(10);
const notUsed = { description: 'Not used' };

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'Of these `credProps` is used' }),
};

export const RegistrationResponse = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(),
      attestationObject: base64url(MAX_KILOBYTES),
      authenticatorData: base64url(MAX_KILOBYTES).optional().meta(notUsed),
      transports: Transports.optional(),
      publicKeyAlgorithm: z.int().optional().meta(notUsed),
      publicKey: base64url().nullish().meta(notUsed),
    }),
  })
  .meta({ description: 'The result of `navigator.credentials.create()`' });

export const AuthenticationResponse = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(),
      authenticatorData: base64url(),
      signature: base64url(),
      userHandle: base64url().nullish(),
    }),
  })
  .meta({ description: 'The result of `navigator.credentials.get()`' });

const AnsweredId = z.string().meta({ examples: ['Q3JlZGVudGlhbElk'] });
const Descriptor = z.object({
  id: AnsweredId,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const UserVerification = z.enum(['required', 'preferred', 'discouraged']);
const AuthenticatorAttachment = z.enum(['platform', 'cross-platform']);
const Challenge = z.string().meta({
  description: 'Valid for one response of this browser',
  examples: ['Vw2Lr8TzB5nYc7MfQk4xHs1dVw2Lr8TzB5nYc7MfQk4x'],
});
const RpId = z.string().meta({ examples: ['example.com'] });
const Timeout = z.int().meta({ description: 'Milliseconds' });

export const GenerateRegisterOptions = z
  .strictObject({
    authenticatorAttachment: AuthenticatorAttachment.meta({
      description: '`platform` for an authenticator of the device, `cross-platform` for a security key or a phone',
    }).optional(),
    name: Name.meta({ description: 'Not used: verify-registration takes the name' }).optional(),
    context: z.string().max(4096).meta({ description: 'Not used: registration requires a session' }).optional(),
  })
  .default({});

export const CreationOptions = z
  .object({
    challenge: Challenge,
    rp: z.object({ id: RpId, name: z.string().meta({ examples: ['Example'] }) }),
    user: z.object({
      id: z
        .string()
        .meta({ description: 'The same for all passkeys of the user', examples: ['AZj3wW0qfEOeCz8felosEA'] }),
      name: z.string().meta({ examples: ['ada@example.com'] }),
      displayName: z.string().meta({ examples: ['Ada Lovelace'] }),
    }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: Timeout,
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      authenticatorAttachment: AuthenticatorAttachment.optional(),
      residentKey: z.literal('preferred'),
      requireResidentKey: z.literal(false),
      userVerification: UserVerification,
    }),
    attestation: z.literal('none'),
    extensions: z.object({ credProps: z.literal(true) }),
  })
  .meta({ id: 'PasskeyCreationOptions', description: 'Options for `navigator.credentials.create()`' });

/** The client of 1.2.8 sends the address. It is not used, so that the answer does not depend on whether it has an account. */
export const GenerateAuthenticateOptions = z
  .strictObject({ email: z.string().max(320).optional().meta({ description: 'Not used' }) })
  .default({});

export const RequestOptions = z
  .object({
    challenge: Challenge,
    rpId: RpId,
    timeout: Timeout,
    allowCredentials: z.array(Descriptor).meta({
      description: 'The passkeys of a user who is signed in or entered a first factor; else empty',
    }),
    userVerification: UserVerification,
  })
  .meta({ id: 'PasskeyRequestOptions', description: 'Options for `navigator.credentials.get()`' });

export const Passkey = z
  .object({
    id: OwnId,
    name: z.string().nullable(),
    userId: OwnId,
    credentialID: AnsweredId,
    counter: z.int().meta({ description: 'The number of signatures; 0 if the authenticator does not count them' }),
    deviceType: z
      .enum(['singleDevice', 'multiDevice'])
      .meta({ description: '`multiDevice` if it can be synchronized to other devices' }),
    backedUp: z.boolean(),
    transports: z.string().meta({ description: 'Separated by commas', examples: ['internal,hybrid'] }),
    aaguid: z
      .string()
      .nullable()
      .meta({
        description: 'The model of the authenticator',
        examples: ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd'],
      }),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });

export const VerifyRegistration = z.strictObject({
  response: RegistrationResponse,
  name: Name.optional().meta({
    description: 'By default that of the authenticator or the browser, if it is well known',
  }),
  createSession: z.boolean().optional().meta({ description: 'Adds the session and the user to the answer' }),
});

export const RegisteredPasskey = Passkey.extend({ session: Session.optional(), user: User.optional() }).meta({
  id: 'RegisteredPasskey',
});

export const VerifyAuthentication = z.strictObject({
  response: AuthenticationResponse,
  trustDevice: z
    .boolean()
    .default(false)
    .meta({ description: 'Trusts this browser, if the passkey is the second factor' }),
  callbackURL: CallbackURL.optional(),
});

/** A session, or a challenge if the passkey did not verify the user, who has a second factor. */
export const SignedInByPasskey = z.union([
  TwoFactorRedirect,
  SignInRedirect.extend(SessionWithUser.shape).meta({ id: 'SignedInByPasskey' }),
]);

export const UpdatePasskey = z.strictObject({ id: LookupId, name: Name.min(1) });
export const UpdatedPasskey = z.object({ passkey: Passkey }).meta({ id: 'UpdatedPasskey' });

export const DeletePasskey = z.strictObject({ id: LookupId });
