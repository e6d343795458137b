import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { answers, ForeignServer } from './foreign-server.ts';

const SHARE = '/usr/share/lemonldap-ng/portal';

/** Of Debian. It only recommends some that its OpenID Connect and SAML need. */
export const LEMONLDAP_PACKAGES =
  'lemonldap-ng liblasso-perl libxml-simple-perl libio-string-perl libstring-random-perl libcrypt-openssl-bignum-perl';

const used = ['Issuer::SAML', 'Issuer::OpenIDConnect', 'Auth::OpenIDConnect'].map(
  (name) => `-MLemonldap::NG::Portal::${name}`,
);

export const isLemonLdapInstalled =
  existsSync(join(SHARE, 'htdocs')) && spawnSync('perl', [...used, '-e', '1']).status === 0;

/** It does not start without a captcha, and its own needs ImageMagick. */
const NO_CAPTCHA = 'None';

interface Configured {
  origin: string;
  /** Beside those that every portal of the tests has. */
  settings: object;
  /** Perl modules of its own, by the path below `lib`. */
  modules?: Record<string, string>;
  /** What it answers without an error once it has started. */
  readyPath: string;
}

/** The portal of LemonLDAP::NG, served by Perl's own server on loopback. */
export class LemonLdapPortal extends ForeignServer {
  static async start(configured: Configured): Promise<LemonLdapPortal> {
    const { origin, readyPath } = configured;
    const folder = await mkdtemp(join(tmpdir(), 'lemonldap-'));
    await writeConfiguration(folder, configured);
    const server = spawn(
      'plackup',
      ['-I', 'lib', '-E', 'deployment', '--port', new URL(origin).port, '--host', '127.0.0.1', 'app.psgi'],
      {
        cwd: folder,
        env: { ...process.env, LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
        stdio: 'ignore',
      },
    );
    const started = new LemonLdapPortal(folder, server);
    await started.ready(
      () => answers(origin + readyPath),
      () => `LemonLDAP::NG does not answer ${readyPath}`,
    );
    return started;
  }
}

async function writeConfiguration(folder: string, { origin, settings, modules }: Configured): Promise<void> {
  const sessions = join(folder, 'sessions');
  const files = {
    'conf/lmConf-1.json': JSON.stringify({ ...settingsOf(sessions, origin), ...settings }),
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
    ...Object.fromEntries(Object.entries(modules ?? {}).map(([name, text]) => [`lib/${name}`, text])),
  };
  for (const path of ['cache', 'sessions/lock']) await mkdir(join(folder, path), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

function settingsOf(sessions: string, origin: string): object {
  const storage = { Directory: sessions, LockDirectory: join(sessions, 'lock') };
  return {
    cfgNum: 1,
    cfgVersion: '2.16.1',
    cfgDate: Math.floor(Date.now() / 1000),
    portal: `${origin}/`,
    domain: '127.0.0.1',
    // With SAML it would set `None`, which browsers refuse without TLS.
    sameSite: 'Lax',
    passwordDB: 'Null',
    captcha: `::Captcha::${NO_CAPTCHA}`,
    captcha_mail_enabled: 0,
    captcha_register_enabled: 0,
    portalDisplayRegister: 0,
    portalDisplayResetPassword: 0,
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: storage,
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: storage,
    locationRules: { '127.0.0.1': { default: 'accept' } },
  };
}
