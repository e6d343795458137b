import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { CallbackURL, Flag, Timestamp, OwnId } from '#shared/lib/fields.ts';
import { User } from '#shared/users/schemas.ts';

/**
 * How a user was authenticated: `pwd`, `otp`, `sms` and `mfa` are values of `amr` in RFC 8176; `email` is a mailed link or code,
 * `fed` a provider, `mfa` several factors that the provider saw, `recovery` a backup code.
 */
export const AuthenticationMethod = z.enum(['pwd', 'otp', 'sms', 'email', 'fed', 'mfa', 'passkey', 'recovery']);
export type AuthenticationMethod = z.output<typeof AuthenticationMethod>;

/** 2 after a second factor, or a passkey that verified its user; else 1. */
export const AssuranceLevel = z.union([z.literal(1), z.literal(2)]);
export type AssuranceLevel = z.output<typeof AssuranceLevel>;

/** `otp` is a mailed code. */
export const SecondFactorMethod = z.enum(['totp', 'otp', 'passkey']);
export type SecondFactorMethod = z.output<typeof SecondFactorMethod>;

/** The answer of a sign-in that waits for its second factor. The browser's cookie identifies the sign-in. */
export const TwoFactorRedirect = z
  .object({
    twoFactorRedirect: z.literal(true),
    twoFactorMethods: z.array(SecondFactorMethod).meta({ description: 'The methods that the user has set up' }),
  })
  .meta({ id: 'TwoFactorRedirect' });
export type TwoFactorRedirect = z.output<typeof TwoFactorRedirect>;

/** Of a sign-in with a `callbackURL`. */
export const SignInRedirect = z.object({
  redirect: z.boolean().optional().meta({ description: 'Whether the client opens `url`' }),
  url: z.string().optional().meta({ description: 'The `callbackURL` of the call' }),
});

/** A session as its user sees it. `token` is the session token only of the caller's session; of others it is a handle for revoking. */
export const Session = z
  .object({
    id: OwnId,
    token: z.string(),
    userId: OwnId,
    expiresAt: Timestamp,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    ipAddress: z.string(),
    userAgent: z.string(),
    activeOrganizationId: OwnId.nullable(),
    activeTeamId: OwnId.nullable().meta({ description: 'A team of the active organization' }),
    impersonatedBy: OwnId.nullable(),
    level: AssuranceLevel.meta({ description: '2 after a second factor' }),
    amr: z
      .array(AuthenticationMethod)
      .meta({ description: 'How the session was authenticated', examples: [['pwd', 'otp']] }),
    authenticatedAt: Timestamp.meta({ description: 'The last proof at the level of the session' }),
  })
  .meta({ id: 'Session' })
  .register(fieldUses, { record: 'session', in: 'answer' });

export const SessionWithUser = z
  .object({
    session: Session,
    user: User,
    twoFactorRequired: z.literal(true).optional().meta({
      description:
        'The service requires a second factor that this session lacks: accept it for nothing but setting one up',
    }),
    needsRefresh: z.boolean().optional().meta({
      description: 'Call `POST /get-session` to extend the session; only with `session.deferSessionRefresh`',
    }),
  })
  .meta({ id: 'SessionWithUser' });

const notUsed = { description: "For the provider's logout; not used" };

/** The published clients send these fields, so they are accepted. */
export const SignOut = z
  .strictObject({
    callbackURL: CallbackURL.optional().meta(notUsed),
    disableRedirect: z.boolean().optional().meta(notUsed),
    state: z.string().optional().meta(notUsed),
  })
  .default({});

export const RevokeSession = z.strictObject({
  token: z.string().min(1).max(128).meta({ description: 'The token of the session, or its handle from list-sessions' }),
});

/** The additional fields of sessions that the options declare, and no other. */
export const UpdateSession = z.strictObject({}).register(fieldUses, { record: 'session', in: 'update' });
export const UpdatedSession = z.object({ session: Session }).meta({ id: 'UpdatedSession' });

export const GetSession = z
  .strictObject({ disableCookieCache: Flag.optional(), disableRefresh: Flag.optional() })
  .default({});
