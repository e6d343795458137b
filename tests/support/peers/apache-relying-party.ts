import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { answers, ForeignServer } from './foreign-server.ts';

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
export class ApacheRelyingParty extends ForeignServer {
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
    const started = new ApacheRelyingParty(folder, server);
    await started.ready(
      () => answers(registered.origin),
      async () => `Apache does not start: ${await started.log()}`,
    );
    return started;
  }

  log(): Promise<string> {
    return readFile(join(this.folder, 'error.log'), 'utf8').catch(() => 'no log');
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
  # Otherwise a browser shows the file after the session has ended.
  Header set Cache-Control no-store
</Location>
`;
}
