import type { Adapter, AdapterPayload } from 'oidc-provider';

import { authorizingBrowser, latestRequest } from '#server/features/oauth-provider/authorizing-browser.ts';
import { sha256 } from '#server/security/hash.ts';

import {
  consumeArtifact,
  deleteArtifact,
  deleteFamily,
  findArtifact,
  hashOf,
  storeArtifact,
} from '#server/features/oauth-provider/storage/artifacts.ts';
import { clientMetadata } from './clients.ts';
import type { LibraryExtension } from '#server/features/oauth-provider/library-extensions.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { findGrantPayload } from './grants.ts';
import { recordReuse } from './record-reuse.ts';
import { findSessionPayload } from './session.ts';

/** Stores what the library keeps between requests in the tables of the service. */
export class StorageAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async find(value: string): Promise<AdapterPayload | undefined> {
    const dispatch = currentDispatch();
    const artifact = await findArtifact(dispatch, this.#kind, value);
    if (artifact === null) return undefined;
    if (artifact.family !== null) dispatch.family = artifact.family;
    const consumed = artifact.consumedAt !== null && { consumed: Math.floor(artifact.consumedAt) };
    if (consumed) dispatch.reused = { kind: this.#kind, grantId: artifact.grantId };
    return { ...artifact.payload, jti: value, ...consumed };
  }

  async upsert(value: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const dispatch = currentDispatch();
    if (this.#kind !== 'Interaction') return storeArtifact(dispatch, { kind: this.#kind, value, payload, expiresIn });
    const browser = sha256(authorizingBrowser.renew(dispatch.ctx, expiresIn));
    latestRequest.write(dispatch.ctx, value, expiresIn);
    const { document = null } = dispatch.documentClient ?? {};
    const stored = { ...payload, browser, ...(document && { document }) };
    await storeArtifact(dispatch, { kind: this.#kind, value, payload: stored, expiresIn });
  }

  /** One of several parallel requests wins; to the others the code or token is used. */
  async consume(value: string): Promise<void> {
    const dispatch = currentDispatch();
    if (await consumeArtifact(dispatch, this.#kind, value)) return;
    await this.find(value);
    await this.revokeByGrantId();
    const { errors } = await import('oidc-provider');
    throw new errors.InvalidGrant('grant source already used');
  }

  async destroy(value: string): Promise<void> {
    await deleteArtifact(currentDispatch(), hashOf(this.#kind, value));
  }

  /**
   * Called for each kind when a code or a refresh token was used again, and when an application revokes a token: ends what goes
   * back to the same authorization. The grant stays, for other devices of the user.
   */
  async revokeByGrantId(): Promise<void> {
    const dispatch = currentDispatch();
    const { family } = dispatch;
    if (family === null) return;
    // The library asks for several kinds at once.
    dispatch.family = null;
    await recordReuse(dispatch);
    await deleteFamily(dispatch, family);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#kind === 'Session' ? findSessionPayload(currentDispatch(), uid) : undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }
}

/** Of what the service keeps in tables of its own: the library reads it, and never writes it. */
class ReadOnlyAdapter extends StorageAdapter {
  readonly #find: (value: string) => Promise<AdapterPayload | undefined>;

  constructor(kind: string, find: (value: string) => Promise<AdapterPayload | undefined>) {
    super(kind);
    this.#find = find;
  }

  override async find(value: string): Promise<AdapterPayload | undefined> {
    return this.#find(value);
  }

  override async upsert(): Promise<void> {}
  override async destroy(): Promise<void> {}
}

/** Extensions store some kinds themselves. */
export const adapterFor =
  (extensions: readonly LibraryExtension[]) =>
  (kind: string): Adapter => {
    const own = extensions.map(({ adapters }) => adapters[kind]).find((adapter) => adapter !== undefined);
    if (own !== undefined) return own;
    if (kind === 'Client') return new ReadOnlyAdapter(kind, (clientId) => clientMetadata(currentDispatch(), clientId));
    if (kind === 'Grant') return new ReadOnlyAdapter(kind, (id) => findGrantPayload(currentDispatch(), id));
    if (kind === 'Session') return new ReadOnlyAdapter(kind, async () => undefined);
    return new StorageAdapter(kind);
  };
