import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';

import type { Context } from '#server/call/context.ts';
import type { AuthenticationResponse, RegistrationResponse } from '#shared/passkeys/schemas.ts';

import type { Passkey } from './passkey.entity.ts';
import { passkeyOptions, relyingParty } from './passkey.options.ts';

/** COSE algorithms: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first response: it takes longer to load than the rest of the service. */
const loadLibrary = () => import('@simplewebauthn/server');

/** @throws Error with the reason if the response is invalid. */
export async function verifyAttestation(
  ctx: Context,
  { id, rawId, type, response }: z.output<typeof RegistrationResponse>,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectations(ctx, challenge),
    response: { id, rawId, type, response, clientExtensionResults: {} } as RegistrationResponseJSON,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('invalid attestation');
  const { credential, aaguid, credentialDeviceType, credentialBackedUp, userVerified } = registrationInfo;
  return {
    userVerified,
    passkey: {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
      aaguid,
    },
  };
}

/**
 * The caller checks the signature counter, under a lock.
 *
 * @throws Error with the reason if the response is invalid.
 */
export async function verifyAssertion(
  ctx: Context,
  { id, rawId, type, response }: z.output<typeof AuthenticationResponse>,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
) {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(ctx, challenge),
    response: { id, rawId, type, response, clientExtensionResults: {} } as AuthenticationResponseJSON,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: 0,
    },
  });
  if (!verified) throw new Error('invalid signature');
  const { newCounter, userVerified, credentialDeviceType, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, userVerified, deviceType: credentialDeviceType, backedUp: credentialBackedUp };
}

function expectations(ctx: Context, challenge: string) {
  const { id, origins } = relyingParty(ctx);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: passkeyOptions.of(ctx).userVerification === 'required',
  };
}
