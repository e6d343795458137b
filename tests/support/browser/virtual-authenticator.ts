import type { CDPSession, Page } from 'playwright-core';

interface Options {
  /** Whether it can verify its user, by PIN or biometrics, and does so. */
  verifiesUser?: boolean;
  /** A platform authenticator or a security key. */
  transport?: 'internal' | 'usb';
}

type VirtualCredential = Awaited<ReturnType<VirtualAuthenticator['credentials']>>[number];

/** An authenticator of Chromium's DevTools protocol, which confirms every request of its page. */
export class VirtualAuthenticator {
  readonly #session: CDPSession;
  readonly #authenticatorId: string;

  private constructor(session: CDPSession, authenticatorId: string) {
    this.#session = session;
    this.#authenticatorId = authenticatorId;
  }

  static async add(page: Page, options: Options = {}): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable', { enableUI: false });
    return VirtualAuthenticator.#addTo(session, options);
  }

  static async #addTo(
    session: CDPSession,
    { verifiesUser = true, transport = 'internal' }: Options,
  ): Promise<VirtualAuthenticator> {
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport,
        hasResidentKey: true,
        hasUserVerification: verifiesUser,
        isUserVerified: verifiesUser,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  async credentials() {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', this.#itself);
    return credentials;
  }

  /** Replaces a credential by an earlier copy of it, whose signature counter is lower. */
  async restore(copy: VirtualCredential): Promise<void> {
    const { credentialId } = copy;
    await this.#session.send('WebAuthn.removeCredential', { ...this.#itself, credentialId });
    await this.#insert(copy);
  }

  /** Continues with the same credentials on another authenticator. */
  async replaceBy(options: Options): Promise<VirtualAuthenticator> {
    const credentials = await this.credentials();
    await this.#session.send('WebAuthn.removeVirtualAuthenticator', this.#itself);
    const replacement = await VirtualAuthenticator.#addTo(this.#session, options);
    for (const credential of credentials) await replacement.#insert(credential);
    return replacement;
  }

  async #insert(credential: VirtualCredential): Promise<void> {
    await this.#session.send('WebAuthn.addCredential', { ...this.#itself, credential });
  }

  get #itself() {
    return { authenticatorId: this.#authenticatorId };
  }
}
