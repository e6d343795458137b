import type Provider from 'oidc-provider';

import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { storeOnce } from '#server/features/oauth-provider/storage/artifacts.ts';

interface Models {
  ReplayDetection: { unique: (issuer: string, id: string, expiresAt: number) => Promise<boolean> };
}

const KIND = 'ReplayDetection';

/**
 * Lets one request use the `jti` of an assertion or a proof (RFC 7523 section 3, RFC 9449 section 11.1). The library looks it up
 * before it stores it, so that parallel requests would all use it.
 */
export function acceptOnce(provider: Provider): void {
  (provider as unknown as Models).ReplayDetection.unique = (issuer, id, expiresAt) =>
    storeOnce(currentDispatch(), { kind: KIND, value: `${issuer} ${id}`, expiresAt: new Date(expiresAt * 1000) });
}
