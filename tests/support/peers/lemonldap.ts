import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '#tests/support/processes/free-port.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

const SHARE = '/usr/share/lemonldap-ng/portal';

/** Of Debian. It only recommends some that its issuers need. */
export const LEMONLDAP_PACKAGES =
  'lemonldap-ng liblasso-perl libxml-simple-perl libio-string-perl libstring-random-perl libcrypt-openssl-bignum-perl';

const issuers = ['SAML', 'OpenIDConnect'].map((name) => `-MLemonldap::NG::Portal::Issuer::${name}`);

export const isLemonLdapInstalled =
  existsSync(join(SHARE, 'htdocs')) && spawnSync('perl', [...issuers, '-e', '1']).status === 0;

/** It does not start without a captcha, and its own needs ImageMagick. */
const NO_CAPTCHA = 'None';

/** A user of its demonstration, whom it calls Ada Lovelace. */
export const DEMO_USER = { name: 'dwho', password: 'dwho' };

/** A service that it accepts, as an administrator enters it. */
interface Service {
  oidc?: { redirectUri: string; clientId: string; clientSecret: string };
  saml?: { entityId: string; acsUrl: string };
}

/** LemonLDAP::NG as an identity provider of its demonstration users, served by Perl's own server on loopback. */
export class LemonLdap implements AsyncDisposable {
  readonly origin: string;
  readonly #folder: string;
  readonly #server: ChildProcess;

  private constructor(origin: string, folder: string, server: ChildProcess) {
    this.origin = origin;
    this.#folder = folder;
    this.#server = server;
  }

  static async start({ email, ...service }: Service & { email: string }): Promise<LemonLdap> {
    const folder = await mkdtemp(join(tmpdir(), 'lemonldap-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await writeConfiguration(folder, { origin, email, ...service });
    const server = spawn(
      'plackup',
      ['-I', 'lib', '-E', 'deployment', '--port', String(port), '--host', '127.0.0.1', 'app.psgi'],
      {
        cwd: folder,
        env: { ...process.env, LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
        stdio: 'ignore',
      },
    );
    const started = new LemonLdap(origin, folder, server);
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await fetch(`${origin}/oauth2/jwks`).catch(() => null);
      if (answer?.ok) return started;
      await wait(100);
    }
    await started[Symbol.asyncDispose]();
    throw new Error('LemonLDAP::NG does not answer its keys');
  }

  get metadataUrl(): string {
    return `${this.origin}/saml/metadata/idp`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#server, 'exit');
    this.#server.kill();
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

interface Configuration extends Service {
  origin: string;
  email: string;
}

async function writeConfiguration(folder: string, configuration: Configuration): Promise<void> {
  const sessions = join(folder, 'sessions');
  for (const path of ['conf', 'cache', 'sessions/lock', 'lib/Lemonldap/NG/Portal/Captcha'])
    await mkdir(join(folder, path), { recursive: true });
  const files = {
    'conf/lmConf-1.json': JSON.stringify(settingsOf(sessions, configuration)),
    'lemonldap-ng.ini': `[all]
logLevel = error
[configuration]
type = File
dirName = ${join(folder, 'conf')}
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'configuration', 'default_expires_in' => 600, 'cache_root' => '${join(folder, 'cache')}' }
[portal]
staticPrefix = /static
templateDir = ${SHARE}/templates
languages = en
`,
    [`lib/Lemonldap/NG/Portal/Captcha/${NO_CAPTCHA}.pm`]: `package Lemonldap::NG::Portal::Captcha::${NO_CAPTCHA};
use Mouse;
extends 'Lemonldap::NG::Portal::Main::Plugin';
sub init { 1 }
1;
`,
    'app.psgi': `use Plack::Builder;
use Lemonldap::NG::Portal::Main;
builder {
  enable 'Plack::Middleware::Static', path => qr{^/static/}, root => '${SHARE}/htdocs';
  enable 'Plack::Middleware::Static', path => qr{^/javascript/}, root => '/usr/share';
  Lemonldap::NG::Portal::Main->run({});
};
`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function settingsOf(sessions: string, { origin, email, oidc, saml }: Configuration): object {
  const { certificate, privateKey } = samlKeys.idp;
  const storage = { Directory: sessions, LockDirectory: join(sessions, 'lock') };
  return {
    cfgNum: 1,
    cfgVersion: '2.16.1',
    cfgDate: Math.floor(Date.now() / 1000),
    portal: `${origin}/`,
    domain: '127.0.0.1',
    // With SAML it would set `None`, which browsers refuse without TLS.
    sameSite: 'Lax',
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Null',
    captcha: `::Captcha::${NO_CAPTCHA}`,
    captcha_mail_enabled: 0,
    captcha_register_enabled: 0,
    portalDisplayRegister: 0,
    portalDisplayResetPassword: 0,
    whatToTrace: 'uid',
    demoExportedVars: { uid: 'uid' },
    macros: { address: `'${email}'`, fullName: "'Ada Lovelace'" },
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: storage,
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: storage,
    locationRules: { '127.0.0.1': { default: 'accept' } },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: origin,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
    oidcServiceKeyIdSig: 'key',
    oidcServiceIgnoreScopeForClaims: 1,
    ...(oidc && clientOf(oidc)),
    issuerDBSAMLActivation: 1,
    samlServicePrivateKeySig: privateKey,
    samlServicePublicKeySig: certificate,
    samlServiceUseCertificateInResponse: 1,
    ...(saml && serviceProviderOf(saml)),
  };
}

function clientOf({ redirectUri, clientId, clientSecret }: NonNullable<Service['oidc']>): object {
  const options = {
    oidcRPMetaDataOptionsClientID: clientId,
    oidcRPMetaDataOptionsClientSecret: clientSecret,
    oidcRPMetaDataOptionsRedirectUris: redirectUri,
    oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
    oidcRPMetaDataOptionsBypassConsent: 1,
    oidcRPMetaDataOptionsUserIDAttr: 'uid',
  };
  return {
    oidcRPMetaDataOptions: { service: options },
    oidcRPMetaDataExportedVars: { service: { email: 'address', name: 'fullName' } },
  };
}

function serviceProviderOf({ entityId, acsUrl }: NonNullable<Service['saml']>): object {
  const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
  const metadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId.replaceAll('&', '&amp;')}">
    <SPSSODescriptor protocolSupportEnumeration="${protocol}">
      <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acsUrl}"/>
    </SPSSODescriptor></EntityDescriptor>`;
  const options = {
    samlSPMetaDataOptionsNameIDFormat: 'persistent',
    samlSPMetaDataOptionsNameIDSessionKey: 'uid',
    samlSPMetaDataOptionsCheckSSOMessageSignature: 0,
    samlSPMetaDataOptionsSignSSOMessage: 1,
    samlSPMetaDataOptionsSignatureMethod: 'RSA_SHA256',
    samlSPMetaDataOptionsEncryptionMode: 'none',
  };
  return {
    samlSPMetaDataXML: { service: { samlSPMetaDataXML: metadata } },
    samlSPMetaDataOptions: { service: options },
    samlSPMetaDataExportedAttributes: { service: { address: '1;email;;', fullName: '1;displayName;;' } },
  };
}
