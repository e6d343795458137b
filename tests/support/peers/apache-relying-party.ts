import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MODULES = '/usr/lib/apache2/modules';

/** Of Debian. */
export const APACHE_PACKAGES = 'apache2 libapache2-mod-auth-openidc';
export const isApacheInstalled = existsSync('/usr/sbin/apache2') && existsSync(join(MODULES, 'mod_auth_openidc.so'));

interface Registered {
  /** With the port at which the server listens. */
  origin: string;
  metadataUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Where the module takes codes, and logout tokens with `?logout=backchannel`. */
export const callbackOf = (origin: string): string => `${origin}/private/callback`;

/** Apache with mod_auth_openidc as a relying party: `/private/` is for signed-in users, and answers the user in a header. */
export class ApacheRelyingParty implements AsyncDisposable {
  readonly origin: string;
  readonly #folder: string;
  readonly #server: ChildProcess;

  private constructor(origin: string, folder: string, server: ChildProcess) {
    this.origin = origin;
    this.#folder = folder;
    this.#server = server;
  }

  static async start(registered: Registered): Promise<ApacheRelyingParty> {
    const folder = await mkdtemp(join(tmpdir(), 'apache-rp-'));
    // Its processes run as another user.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'pages/private'), { recursive: true });
    await writeFile(join(folder, 'pages/index.html'), '<title>Public</title><p>For all</p>');
    await writeFile(join(folder, 'pages/private/index.html'), '<title>Private</title><p>For signed-in users</p>');
    await writeFile(join(folder, 'apache.conf'), configurationOf(folder, registered));
    const server = spawn('/usr/sbin/apache2', ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'], {
      stdio: 'ignore',
    });
    const started = new ApacheRelyingParty(registered.origin, folder, server);
    for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
      const answer = await fetch(registered.origin).catch(() => null);
      if (answer?.ok) return started;
      await wait(100);
    }
    const log = await started.log();
    await started[Symbol.asyncDispose]();
    throw new Error(`Apache does not start: ${log}`);
  }

  log(): Promise<string> {
    return readFile(join(this.#folder, 'error.log'), 'utf8').catch(() => 'no log');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#server.exitCode === null) {
      const ended = once(this.#server, 'exit');
      this.#server.kill();
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function configurationOf(folder: string, { origin, metadataUrl, clientId, clientSecret }: Registered): string {
  const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'dir', 'headers', 'auth_openidc'];
  return `ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
ServerName localhost
User www-data
Group www-data
ServerLimit 1
StartServers 1
Listen 127.0.0.1:${new URL(origin).port}
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
DocumentRoot ${folder}/pages
DirectoryIndex index.html
OIDCProviderMetadataURL ${metadataUrl}
OIDCClientID ${clientId}
OIDCClientSecret ${clientSecret}
OIDCRedirectURI ${callbackOf(origin)}
OIDCCryptoPassphrase a-passphrase-of-the-test
OIDCScope "openid profile email"
OIDCPKCEMethod S256
OIDCRemoteUserClaim email
OIDCSSLValidateServer Off
<Directory />
  AllowOverride None
</Directory>
<Location /private>
  AuthType openid-connect
  Require valid-user
  Header set X-Remote-User "expr=%{REMOTE_USER}"
</Location>
`;
}
