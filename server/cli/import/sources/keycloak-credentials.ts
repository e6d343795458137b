import { Secret } from 'otpauth';

import type { Person, SourcePasskey, SourceTotp } from '#server/cli/import/engine/mapped.ts';
import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import { unsupported, type LeftHash } from '#server/cli/import/hashes/read-hash.ts';

import { bytesIn, hashWith, objectOf, parseObject, textIn, timeOf, type Values } from './values.ts';

const digests: Readonly<Record<string, 'sha1' | 'sha256' | 'sha512'>> = {
  pbkdf2: 'sha1',
  'pbkdf2-sha256': 'sha256',
  'pbkdf2-sha512': 'sha512',
};

/** What the credentials of a user are here. Both parts of a credential are JSON in text. */
export interface Credentials {
  password: SourceHash | LeftHash | null;
  passwordSetAt: Date | null;
  totp: SourceTotp | null;
  passkeys: SourcePasskey[];
  lost: NonNullable<Person['lost']>;
}

/** `passkeyHost` is the host of the old service, if the new one keeps it. */
export function credentialsOf(credentials: readonly Values[], passkeyHost: string | null): Credentials {
  const result: Credentials & { lost: { code: 'factor_left' | 'passkey_left'; detail: string }[] } = {
    password: null,
    passwordSetAt: null,
    totp: null,
    passkeys: [],
    lost: [],
  };
  for (const credential of credentials) {
    const [data, secret] = [parseObject(credential['credentialData']), parseObject(credential['secretData'])];
    const type = textIn(credential, 'type') ?? '';
    if (type === 'password') {
      result.password = passwordOf(data, secret);
      result.passwordSetAt = timeOf(credential['createdDate']);
    } else if (type === 'otp' && data['subType'] !== 'hotp' && result.totp === null) result.totp = totpOf(data, secret);
    else if (type.startsWith('webauthn') && passkeyHost !== null) {
      result.passkeys.push(passkeyOf(data, { rpId: passkeyHost, discoverable: type === 'webauthn-passwordless' }));
    } else
      result.lost.push({
        code: type.startsWith('webauthn') ? 'passkey_left' : 'factor_left',
        detail: type.slice(0, 32),
      });
  }
  return result;
}

function passwordOf(data: Values, secret: Values): SourceHash | LeftHash {
  const algorithm = textIn(data, 'algorithm') ?? '';
  const bytes = { hash: bytesIn(textIn(secret, 'value')), salt: bytesIn(textIn(secret, 'salt')) ?? Buffer.alloc(0) };
  const digest = digests[algorithm];
  const iterations = Number(data['hashIterations']);
  if (digest !== undefined)
    return hashWith(algorithm, bytes, (all) => ({ kind: 'pbkdf2', digest, iterations, ...all }));
  if (algorithm === 'argon2') {
    const parameters = objectOf(data['additionalParameters']);
    const of = (name: string, fallback: string) => {
      // A list of one text.
      const value: unknown = [parameters[name]].flat()[0];
      return typeof value === 'string' ? value : fallback;
    };
    if (of('version', '1.3') !== '1.3') return unsupported(`argon2 ${of('version', '')}`);
    const type = of('type', 'id');
    if (type !== 'i' && type !== 'd' && type !== 'id') return unsupported('argon2');
    return hashWith('argon2', bytes, (all) => ({
      kind: 'argon2',
      type,
      memory: Number(of('memory', '7168')),
      passes: iterations,
      parallelism: Number(of('parallelism', '1')),
      ...all,
    }));
  }
  // Providers of others store a text that names its kind.
  return textIn(secret, 'value') ?? unsupported(algorithm.slice(0, 64));
}

/** The bytes of the text are the key, unless the credential says that it is base32. */
function totpOf(data: Values, secret: Values): SourceTotp {
  const value = textIn(secret, 'value') ?? '';
  return {
    secret: textIn(data, 'secretEncoding') === 'BASE32' ? value : Secret.fromUTF8(value).base32,
    digits: Number(data['digits'] ?? 6),
    period: Number(data['period'] ?? 30),
    algorithm: (textIn(data, 'algorithm') ?? 'HmacSHA1').replace(/^Hmac/, '').toUpperCase(),
  };
}

function passkeyOf(data: Values, { rpId, discoverable }: { rpId: string; discoverable: boolean }): SourcePasskey {
  const base64url = (name: string) => bytesIn(textIn(data, name))?.toString('base64url') ?? '';
  const transports = Array.isArray(data['transports']) ? (data['transports'] as unknown[]).map(String) : [];
  return {
    id: base64url('credentialId'),
    publicKey: base64url('credentialPublicKey'),
    counter: Number(data['counter'] ?? 0),
    transports: transports.map((name) => name.toLowerCase()),
    synced: false,
    discoverable,
    rpId,
  };
}
