import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { Person, type Answer } from '#tests/support/person.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

interface StoredCredential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
}

/** Deviations from what a browser and an authenticator at the origin of the service would do. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  topOrigin?: string;
  /** The COSE algorithm that the new key claims. */
  algorithm?: number;
  credentialId?: string;
  discoverable?: boolean;
  /** 32 hexadecimal digits, by default zeros. */
  aaguid?: string;
}

interface Options {
  /** Whether it verifies its user, by PIN or biometrics. */
  verifiesUser?: boolean;
  /** The signature counter of its next response; 0 if it does not count. */
  counter?: number;
}

/** A WebAuthn authenticator with its browser, for tests without one: ES256, and no attestation. */
export class SoftwareAuthenticator {
  verifiesUser: boolean;
  counter: number;
  readonly credentials: StoredCredential[] = [];

  constructor({ verifiesUser = true, counter = 0 }: Options = {}) {
    this.verifiesUser = verifiesUser;
    this.counter = counter;
  }

  /** `navigator.credentials.create()` */
  // oxlint-disable-next-line typescript/no-explicit-any -- the options as the service answered them
  create(options: any, deviations: Deviations = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const id = deviations.credentialId ?? base64url(randomBytes(32));
    this.credentials.push({ id, privateKey, userHandle: options.user.id });
    const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, deviations.algorithm ?? -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const idBytes = Buffer.from(id, 'base64url');
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(idBytes.length);
    const attested = Buffer.concat([Buffer.from(deviations.aaguid ?? '0'.repeat(32), 'hex'), idLength, idBytes, key]);
    const authData = this.#authenticatorData(deviations.rpId ?? options.rp.id, attested);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: { credProps: { rk: deviations.discoverable ?? true } },
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviations)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** `navigator.credentials.get()` */
  // oxlint-disable-next-line typescript/no-explicit-any -- the options as the service answered them
  get(options: any, deviations: Deviations = {}) {
    const { id, privateKey, userHandle } = this.credentials.at(-1)!;
    const data = clientData('webauthn.get', options.challenge, deviations);
    const authenticatorData = this.#authenticatorData(deviations.rpId ?? options.rpId);
    return {
      id: deviations.credentialId ?? id,
      rawId: deviations.credentialId ?? id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)),
        userHandle,
      },
    };
  }

  #authenticatorData(rpId: string, attested?: Buffer): Buffer {
    const flags = 0x01 | (this.verifiesUser ? 0x04 : 0) | (attested ? 0x40 : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(this.counter, 1);
    if (this.counter > 0) this.counter += 1;
    return Buffer.concat([sha256(rpId), tail, attested ?? Buffer.alloc(0)]);
  }
}

function clientData(type: string, challenge: string, deviations: Deviations): Buffer {
  const { crossOrigin = false, topOrigin } = deviations;
  const origin = deviations.origin ?? 'http://localhost:3000';
  const data = { type: deviations.type ?? type, challenge: deviations.challenge ?? challenge, origin, crossOrigin };
  return Buffer.from(JSON.stringify({ ...data, ...(topOrigin && { topOrigin }) }));
}

/** Adds a passkey to a signed-in user. */
export async function addPasskey(
  person: Person,
  authenticator = new SoftwareAuthenticator(),
  { name, ...deviations }: Deviations & { name?: string } = {},
): Promise<Answer> {
  const { body } = await person.get('/passkey/generate-register-options');
  const response = authenticator.create(body, deviations);
  return person.post('/passkey/verify-registration', { response, ...(name === undefined ? {} : { name }) });
}

/** Uses the newest passkey of the authenticator. */
export async function usePasskey(
  person: Person,
  authenticator: SoftwareAuthenticator,
  deviations: Deviations = {},
): Promise<Answer> {
  const { body } = await person.get('/passkey/generate-authenticate-options');
  return person.post('/passkey/verify-authentication', { response: authenticator.get(body, deviations) });
}

interface PasskeyUser {
  /** In a browser that is signed in. */
  person: Person;
  authenticator: SoftwareAuthenticator;
  /** Of the passkey. */
  id: string;
}

/** A new user with a passkey. */
export async function signUpWithPasskey(
  gatehouse: Gatehouse,
  authenticator = new SoftwareAuthenticator(),
): Promise<PasskeyUser> {
  const person = await Person.signUpVerified(gatehouse);
  const { body, status } = await addPasskey(person, authenticator);
  if (status !== 200) throw new Error(`verify-registration answered ${status}: ${JSON.stringify(body)}`);
  return { person, authenticator, id: body.id as string };
}

/** A new user with a passkey as second factor. */
export async function signUpWithPasskeyFactor(
  gatehouse: Gatehouse,
  authenticator = new SoftwareAuthenticator(),
): Promise<PasskeyUser> {
  const user = await signUpWithPasskey(gatehouse, authenticator);
  const { password } = user.person;
  const { body, status } = await user.person.post('/two-factor/enable', { method: 'passkey', password });
  if (status !== 200) throw new Error(`enable answered ${status}: ${JSON.stringify(body)}`);
  return user;
}
