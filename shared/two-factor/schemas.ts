import { z } from 'zod';

import { Password } from '#shared/passwords/schemas.ts';
import { CallbackURL, LookupId, Timestamp, OwnId } from '#shared/lib/fields.ts';
import { SecondFactorMethod } from '#shared/sessions/schemas.ts';
import { TypedCode } from '#shared/lib/typed-code.ts';
import { User } from '#shared/users/schemas.ts';

const OptionalPassword = Password.optional().meta({
  description: 'May be omitted shortly after a sign-in or another proof',
});

export const EnableTwoFactor = z
  .strictObject({
    password: OptionalPassword,
    issuer: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^:]+$/)
      .optional()
      .meta({ description: 'The name of the service in the authenticator app', examples: ['Example'] }),
    method: SecondFactorMethod.default('totp').meta({ description: '`otp` is a code that is mailed' }),
  })
  .default({ method: 'totp' });

const BackupCodes = z.array(z.string()).meta({ examples: [['k7m2p-x9qrt']] });

const TotpUri = z.string().meta({
  description: 'The content of the QR code for the authenticator app',
  examples: ['otpauth://totp/Example:ada%40example.com?issuer=Example&secret=JBSWY3DPEHPK3PXP'],
});

/** TOTP and mailed codes are enabled once a first code was verified; a passkey at once. */
export const TwoFactorEnabled = z
  .union([
    z.object({
      method: z.literal('totp'),
      totpURI: TotpUri,
      backupCodes: BackupCodes.meta({
        description: 'Ten codes; none if second factors were enabled before, since the earlier codes stay valid',
      }),
    }),
    z.object({ method: z.literal('otp') }),
    z.object({ method: z.literal('passkey') }),
  ])
  .meta({ id: 'TwoFactorEnabled' });

export const WithPassword = z.strictObject({ password: OptionalPassword }).default({});

export const TotpUriResponse = z.object({ totpURI: TotpUri }).meta({ id: 'TotpUri' });

export const BackupCodesCreated = z
  .object({ status: z.literal(true), backupCodes: BackupCodes })
  .meta({ id: 'BackupCodesCreated' });

const trustDevice = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether this browser signs in without the second factor from now on' });

export const VerifyCode = z.strictObject({ code: TypedCode, trustDevice });

export const VerifyBackupCode = z.strictObject({
  code: z
    .string()
    .max(64)
    .meta({ examples: ['k7m2p-x9qrt'] }),
  trustDevice,
  disableSession: z.boolean().optional().meta({ description: 'Not used: the session starts in any case' }),
});

export const SendCode = z
  .strictObject({ trustDevice: z.boolean().optional().meta({ description: 'Not used: verify-otp takes it' }) })
  .default({});

/** `token` is that of the caller's session, which the call may have started or renewed. */
export const FactorVerified = z.object({ token: z.string(), user: User }).meta({ id: 'FactorVerified' });

/** The removal of all second factors by a user who lost them. */
export const TwoFactorRecovery = z
  .object({
    status: z.enum(['unavailable', 'available', 'requested', 'ready']).meta({
      description:
        '`unavailable` if the options or this sign-in do not allow it, `requested` during the waiting time, `ready` after it',
    }),
    possibleAt: Timestamp.nullable().meta({ description: 'The end of the waiting time of a request' }),
  })
  .meta({ id: 'TwoFactorRecovery' });

export const CompleteRecovery = z.strictObject({
  code: z
    .string()
    .max(64)
    .meta({ description: 'The mailed code', examples: ['k7m2p-x9qrt'] }),
});

export const CancelRecovery = z.strictObject({
  token: z.string().min(1).max(128).meta({ description: 'The token of the mailed link' }),
});

export const Challenge = z
  .object({
    email: z.string().meta({
      description: 'The email of the account: its first character and its domain',
      examples: ['h•••@example.com'],
    }),
    methods: z.array(SecondFactorMethod),
    hasBackupCodes: z.boolean(),
    recovery: TwoFactorRecovery,
    callbackURL: CallbackURL.nullable(),
    expiresAt: Timestamp,
  })
  .meta({ id: 'Challenge' })
  .nullable();

export const TwoFactorStatus = z
  .object({
    enabled: z.boolean(),
    methods: z.array(SecondFactorMethod).meta({ description: 'The methods that the user has set up' }),
    backupCodesLeft: z.int(),
  })
  .meta({ id: 'TwoFactorStatus' });

export const TrustedDevice = z
  .object({
    id: OwnId,
    ipAddress: z.string(),
    userAgent: z.string(),
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    expiresAt: Timestamp,
    isCurrent: z.boolean().meta({ description: 'Whether it is the browser of the request' }),
  })
  .meta({ id: 'TrustedDevice' });

export const RevokeTrustedDevice = z.strictObject({ id: LookupId });
