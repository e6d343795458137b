import { exportJWK, exportPKCS8, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** Signs ID tokens with its own key and publishes the key set. */
export class TokenIssuer {
  readonly #key: CryptoKey;
  readonly keySet: { keys: object[] };

  private constructor(key: CryptoKey, keySet: { keys: object[] }) {
    this.#key = key;
    this.keySet = keySet;
  }

  static async create(kid = 'key-1'): Promise<TokenIssuer> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return new TokenIssuer(privateKey, { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] });
  }

  /** Valid for an hour, unless the claims override that. */
  async idToken(claims: JWTPayload, kid = 'key-1'): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iat: now, exp: now + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(this.#key);
  }
}

/** A signing key in the format of Apple's developer keys. */
export async function appleKey(): Promise<{ pem: string; publicKey: CryptoKey }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { pem: await exportPKCS8(privateKey), publicKey };
}
