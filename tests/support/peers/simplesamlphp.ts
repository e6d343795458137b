import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '#tests/support/processes/free-port.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { answers, ForeignServer } from './foreign-server.ts';

const WWW = '/usr/share/simplesamlphp/www';

/** Whether Debian's packages simplesamlphp, php-cli and php-xml are installed. */
export const isSimpleSamlPhpInstalled = existsSync(WWW) && existsSync('/usr/bin/php');

export const ACCOUNT = { name: 'ada', password: 'correct horse' };

/** SimpleSAMLphp as an identity provider with one account, served by PHP's own server on loopback. */
export class SimpleSamlPhp extends ForeignServer {
  readonly origin: string;

  private constructor(origin: string, folder: string, server: ChildProcess) {
    super(folder, server);
    this.origin = origin;
  }

  static async start({ email }: { email: string }): Promise<SimpleSamlPhp> {
    const folder = await mkdtemp(join(tmpdir(), 'simplesamlphp-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await writeConfiguration(folder, { origin, email });
    const settings = [`session.save_path=${join(folder, 'sessions')}`, 'display_errors=stderr'];
    const server = spawn(
      'php',
      [...settings.flatMap((setting) => ['-d', setting]), '-S', `127.0.0.1:${port}`, '-t', WWW],
      { env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder, PHP_CLI_SERVER_WORKERS: '4' }, stdio: 'ignore' },
    );
    const started = new SimpleSamlPhp(origin, folder, server);
    await started.ready(
      () => answers(started.metadataUrl),
      () => 'SimpleSAMLphp does not answer its metadata',
    );
    return started;
  }

  get metadataUrl(): string {
    return `${this.origin}/saml2/idp/metadata.php`;
  }

  /** Accepts a service, as an administrator does who copies its two addresses. */
  async trust({ entityId, acsUrl }: { entityId: string; acsUrl: string }): Promise<void> {
    const service = { AssertionConsumerService: acsUrl };
    await writeFile(
      join(this.folder, 'metadata', 'saml20-sp-remote.php'),
      `<?php\n$metadata[${php(entityId)}] = ${php(service)};\n`,
    );
  }
}

async function writeConfiguration(folder: string, { origin, email }: { origin: string; email: string }): Promise<void> {
  for (const part of ['metadata', 'cert', 'sessions', 'log', 'temp']) await mkdir(join(folder, part));
  const { certificate, privateKey } = samlKeys.idp;
  const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const files = {
    'cert/idp.pem': privateKey,
    'cert/idp.crt': certificate,
    'config.php': assigned('config', {
      baseurlpath: `${origin}/`,
      secretsalt: 'of the tests of one run',
      'auth.adminpassword': 'of the tests of one run',
      certdir: `${join(folder, 'cert')}/`,
      metadatadir: `${join(folder, 'metadata')}/`,
      loggingdir: `${join(folder, 'log')}/`,
      tempdir: join(folder, 'temp'),
      'logging.handler': 'file',
      timezone: 'UTC',
      'enable.saml20-idp': true,
      'module.enable': { exampleauth: true, core: true, saml: true },
      'store.type': 'phpsession',
      'session.phpsession.savepath': join(folder, 'sessions'),
      'metadata.sources': [{ type: 'flatfile' }],
    }),
    'authsources.php': assigned('config', {
      admin: ['core:AdminPassword'],
      accounts: {
        0: 'exampleauth:UserPass',
        [`${ACCOUNT.name}:${ACCOUNT.password}`]: { uid: ['ada'], email: [email], displayName: ['Ada Lovelace'] },
      },
    }),
    'metadata/saml20-idp-hosted.php': assigned('metadata', {
      '__DYNAMIC:1__': {
        host: '__DEFAULT__',
        privatekey: 'idp.pem',
        certificate: 'idp.crt',
        auth: 'accounts',
        NameIDFormat: persistent,
        authproc: { 3: { class: 'saml:AttributeNameID', attribute: 'uid', Format: persistent } },
      },
    }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

const assigned = (name: string, value: object) => `<?php\n$${name} = ${php(value)};\n`;

/** A value as PHP writes it. */
function php(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(php).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = /^\d+$/.test(key) ? key : php(key);
    return `${name} => ${php(item)}`;
  });
  return `[${entries.join(', ')}]`;
}
