import { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { withToken } from '#server/features/sessions/current-session.ts';
import { recordProof } from '#server/features/sessions/start-session.ts';
import { factorsChanged } from '#server/features/two-factor/factors-changed.ts';
import { deviceOf } from '#server/mail/texts.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { parseUserAgent } from '#shared/lib/user-agent.ts';
import type { CreationOptions, GenerateRegisterOptions, VerifyRegistration } from '#shared/passkeys/schemas.ts';

import { authenticatorName } from './authenticators.ts';
import { endCeremony, findCeremony, startCeremony } from './ceremony.ts';
import { registration } from './passkey.definitions.ts';
import { Passkey } from './passkey.entity.ts';
import { passkeyOptions, relyingParty } from './passkey.options.ts';
import { descriptorsOf, presentPasskey } from './presentation.ts';
import { ALGORITHMS, verifyAttestation } from './verify-response.ts';

/** Options for the registration of a passkey. Security keys that do not verify their user cannot store a discoverable one. */
export async function generateRegisterOptions({
  ctx,
  input,
}: Call<SessionContext, typeof GenerateRegisterOptions>): Promise<z.input<typeof CreationOptions>> {
  const { user } = ctx;
  const { userVerification, challengeExpiresIn } = passkeyOptions.of(ctx);
  const { id, name } = relyingParty(ctx);
  const { authenticatorAttachment } = input;
  return {
    challenge: startCeremony(ctx, registration, user),
    rp: { id, name },
    user: { id: userHandle(user.id), name: user.email, displayName: user.name || user.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeExpiresIn * 1000,
    excludeCredentials: descriptorsOf(await ctx.em.find(Passkey, { user })),
    authenticatorSelection: {
      ...(authenticatorAttachment && { authenticatorAttachment }),
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification,
    },
    attestation: 'none',
    extensions: { credProps: true },
  };
}

/** The bytes of the id: constant, so that authenticators replace a passkey of the same user. */
function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Adds a passkey. One that verified its user counts as a second factor of the session. */
export async function verifyRegistration({ ctx, input }: Call<SessionContext, typeof VerifyRegistration>) {
  const { em } = ctx;
  const { response } = input.response;
  const ceremony = await findCeremony(ctx, registration, response.clientDataJSON);
  if (ceremony.userId !== ctx.user.id) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY');
  if (ceremony.isFramed) throw new AppError('FAILED_TO_VERIFY_REGISTRATION');
  const verified = await verifyAttestation(ctx, input.response, ceremony.challenge).catch((cause: unknown) => {
    throw new AppError('FAILED_TO_VERIFY_REGISTRATION', { cause });
  });

  const user = await lockUser(em, ctx.user);
  await endCeremony(ctx, registration, ceremony);
  const passkey = em.create(Passkey, {
    ...verified.passkey,
    user,
    name: input.name?.trim() || defaultName(ctx, verified.passkey.aaguid),
    transports: response.transports ?? [],
    discoverable: isDiscoverable(input.response.clientExtensionResults),
  });
  ctx.audit('passkey.added', { subjectId: user.id, details: { passkey: passkey.id } });
  if (verified.userVerified && ctx.session.level < 2) await recordProof(ctx, { amr: ['passkey'], level: 2 });
  await factorsChanged(ctx, 'passkey-added');
  const session = input.createSession ? { session: withToken(ctx.session, ctx.token), user } : {};
  return { ...presentPasskey(passkey), ...session };
}

/** The name of the authenticator, else of the browser; null if neither is well known. */
function defaultName({ userAgent }: SessionContext, aaguid: string): string | null {
  const { browser, system } = parseUserAgent(userAgent);
  return authenticatorName(aaguid) ?? (browser && system ? deviceOf(userAgent) : null);
}

const ExtensionResults = z.object({ credProps: z.object({ rk: z.boolean() }) });

/** Browsers may leave it out: then most passkeys are. */
function isDiscoverable(results: unknown): boolean {
  const { data } = ExtensionResults.safeParse(results);
  return data?.credProps.rk ?? true;
}
