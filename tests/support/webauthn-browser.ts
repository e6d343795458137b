import { onTestFinished, vi } from 'vitest';

import { SoftwareAuthenticator } from './software-authenticator.ts';

const toText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): ArrayBuffer => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

/** The responses of the authenticator, with binary fields as browsers return them. */
function credentialOf({ id, response }: { id: string; response: Record<string, unknown> }) {
  const { transports, ...texts } = response;
  const fields = Object.entries(texts).map(([name, value]) => [name, toBytes(String(value))] as const);
  return {
    id,
    rawId: toBytes(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
    response: { ...Object.fromEntries(fields), getTransports: () => transports ?? [] },
  };
}

/** Gives this process the WebAuthn API of browsers, with an authenticator, until the test has finished. */
export function installWebAuthn(authenticator = new SoftwareAuthenticator()): SoftwareAuthenticator {
  const credentials = {
    create: async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
      const { challenge, user, rp } = publicKey;
      const options = { rp, challenge: toText(challenge as ArrayBuffer), user: { id: toText(user.id as ArrayBuffer) } };
      return credentialOf(authenticator.create(options));
    },
    get: async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
      const { challenge, rpId } = publicKey;
      return credentialOf(authenticator.get({ rpId, challenge: toText(challenge as ArrayBuffer) }));
    },
  };
  vi.stubGlobal('navigator', { credentials });
  vi.stubGlobal('PublicKeyCredential', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  return authenticator;
}
