import { exportJWK, exportPKCS8, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** An authority with a key of its own: signs ID tokens, and publishes the key set that they are checked by. */
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

  /** An hour's token; the claims given win over the usual ones. */
  async idToken(claims: JWTPayload, kid = 'key-1'): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iat: now, exp: now + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(this.#key);
  }
}

/** A key as Apple gives it to its developers. */
export async function appleKey(): Promise<{ pem: string; publicKey: CryptoKey }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { pem: await exportPKCS8(privateKey), publicKey };
}
