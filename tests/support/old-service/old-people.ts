import { decodeAttestationObject, parseAuthenticatorData } from '@simplewebauthn/server/helpers';
import { Secret } from 'otpauth';

import { SoftwareAuthenticator } from '#tests/support/browser/software-authenticator.ts';

/** A passkey at the host of the service, as the old service stored it. */
export interface OldPasskey {
  authenticator: SoftwareAuthenticator;
  id: Buffer;
  /** COSE. */
  publicKey: Buffer;
}

/** Registers a passkey as an old service at the same host did, whose user handles are not ours. */
function oldPasskey(userId: string): OldPasskey {
  const authenticator = new SoftwareAuthenticator();
  const { id, response } = authenticator.create({ user: { id: userId }, rp: { id: 'localhost' }, challenge: 'old' });
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const { credentialPublicKey } = parseAuthenticatorData(attestation.get('authData'));
  return { authenticator, id: Buffer.from(id, 'base64url'), publicKey: Buffer.from(credentialPublicKey!) };
}

/** A person of an old service, in no product's form. */
export interface OldPerson {
  id: string;
  email: string | null;
  verified: boolean;
  password: { hash: string; password: string } | null;
  username: string | null;
  /** The key of an authenticator app, in base32. */
  totp: string | null;
  passkey: OldPasskey | null;
  identities: readonly { provider: string; subject: string }[];
  banned: boolean;
  /** Milliseconds. */
  signedInAt: number;
}

const ORDINARY = 190;

/** People of every case, whose passwords have these hashes in turn. Ids are UUIDs, as some products require. */
export function oldPeople(hashes: readonly { hash: string; password: string }[]): OldPerson[] {
  let count = 0;
  const person = (email: string | null, details: Partial<OldPerson> = {}): OldPerson => ({
    id: `0198f7c1-6d2a-4c43-9e0b-${String((count += 1)).padStart(12, '0')}`,
    email,
    verified: true,
    password: hashes[count % hashes.length]!,
    username: null,
    totp: null,
    passkey: null,
    identities: [],
    banned: false,
    signedInAt: 1_700_000_000_000,
    ...details,
  });
  return [
    // Loses to the one that is verified.
    person('p2@acme.example', { verified: false }),
    ...Array.from({ length: ORDINARY }, (_, n) =>
      person(`p${n}@acme.example`, {
        username: n % 3 === 0 ? `person_${n}` : null,
        totp: n % 4 === 0 ? Secret.fromUTF8(`key of person ${n}`.padEnd(20, '.')).base32 : null,
        passkey: n % 6 === 0 ? oldPasskey(`old-${n}`) : null,
        identities: n % 5 === 0 ? [{ provider: 'google', subject: `g${n}` }] : [],
      }),
    ),
    // The same address with other case.
    person('P1@ACME.example', { signedInAt: 1_600_000_000_000 }),
    person('here@acme.example'),
    person('unproven@acme.example', { verified: false }),
    person(null, { username: 'no_address_here' }),
    person('banned@acme.example', { banned: true }),
    person('odd@acme.example', { username: 'no such name!' }),
    person('thief@acme.example', { identities: [{ provider: 'google', subject: 'g5' }] }),
    person('other@acme.example', { identities: [{ provider: 'unheard', subject: '1' }] }),
    person('early@acme.example', { verified: false }),
    person('unknown@acme.example', { password: { hash: 'unknown', password: '' } }),
  ];
}

export const ordinary = ({ email }: OldPerson) => /^p\d+@/.test(email ?? '');
