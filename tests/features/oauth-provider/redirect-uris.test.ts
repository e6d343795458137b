import { expect } from 'vitest';

import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';

/** For every kind of application. */
const accepted = [
  'https://app.example.com/callback',
  'https://app.example.com',
  'https://app.example.com/',
  'https://app.example.com:8443/callback',
  'https://app.example.com/callback?tenant=acme',
  'https://app.example.com/a/b/c.php',
  'https://app.example.com/%7Euser/callback',
  'https://app.example.com/callback;v=1',
  'https://xn--bcher-kva.example/callback',
  'https://192.0.2.1/callback',
  'https://[2001:db8::1]/callback',
  'http://localhost/callback',
  'http://localhost:3000/callback',
  'http://127.0.0.1/callback',
  'http://127.0.0.1:33418/',
  'http://[::1]/callback',
  'http://[::1]:8080/callback',
];

/** For programs on the device of the user alone. */
const native = [
  'com.example.app:/callback',
  'com.example.app://callback',
  'com.example.app:/oauth2redirect/example-provider',
  'cursor://anysphere.cursor-mcp/oauth/callback',
  'vscode://vendor.extension/callback',
  'vscode-insiders://vendor.extension/callback',
  'windsurf://callback',
  'claude://callback',
];

const hosts = ['evil.example.com', 'app.example.com'];
const refused = [
  '',
  'callback',
  '/callback',
  '//app.example.com/callback',
  'app.example.com/callback',
  'https:',
  'https://',
  'https:///callback',
  'https:/app.example.com/callback',
  'https:app.example.com/callback',
  'HTTPS://app.example.com/callback',
  'Https://app.example.com/callback',
  'https://App.example.com/callback',
  'https://APP.EXAMPLE.COM/callback',
  'https://app.example.com/callback#',
  'https://app.example.com/callback#fragment',
  'https://*.example.com/callback',
  'https://app.example.com/*',
  'https://app.example.com\\@evil.example.com/',
  'https:\\\\app.example.com\\callback',
  'https://app.example.com/call back',
  ' https://app.example.com/callback',
  'https://app.example.com/callback ',
  'https://app.example.com/callback\n',
  'https://app.example.com/\tcallback',
  'https://app.example.com/\0callback',
  'https://app.example.com/\u202ecallback',
  'https://аpp.example.com/callback',
  'https://bücher.example/callback',
  'https://app。example.com/callback',
  'https://ａpp.example.com/callback',
  'https://user@app.example.com/callback',
  'https://user:pass@app.example.com/callback',
  'https://:@app.example.com/callback',
  'https://@app.example.com/callback',
  'https://app.example.com/./callback',
  'https://app.example.com/../callback',
  'https://app.example.com/a/../callback',
  'https://app.example.com/..',
  'https://app.example.com/.',
  'https://app.example.com/%2e%2e/callback',
  'https://app.example.com/%2E/callback',
  'https://app.example.com/.%2e/callback',
  'https://[::1/callback',
  'https://app.example.com:99999/callback',
  `https://app.example.com/${'a'.repeat(1024)}`,
  'http://app.example.com/callback',
  'http://localhost.example.com/callback',
  'http://localhost@evil.example.com/callback',
  'http://127.0.0.1.example.com/callback',
  'http://127.0.0.2/callback',
  'http://0.0.0.0/callback',
  'http://127.1/callback',
  'http://2130706433/callback',
  'http://0x7f000001/callback',
  'http://[::ffff:127.0.0.1]/callback',
  'http://10.0.0.1/callback',
  'http://LOCALHOST/callback',
  ...['javascript', 'data', 'vbscript', 'blob', 'file', 'about', 'view-source', 'ws', 'wss', 'ftp'].flatMap(
    (scheme) => [`${scheme}:alert(1)`, ...hosts.map((host) => `${scheme}://${host}/callback`)],
  ),
  'JavaScript:alert(1)',
  'myapp://callback',
  'myapp:/callback',
  'intent://callback',
  'chrome://settings',
  'mailto:ada@example.com',
  'tel:+14155552671',
  'urn:ietf:wg:oauth:2.0:oob',
];

test('redirect URIs are accepted and refused as RFC 6749 and RFC 8252 say', () => {
  for (const uri of accepted) {
    for (const kind of ['web', 'spa', 'native'] as const)
      expect([uri, kind, redirectUriProblem(uri, kind)]).toEqual([uri, kind, null]);
  }
  for (const uri of native) {
    expect([uri, redirectUriProblem(uri, 'native')]).toEqual([uri, null]);
    for (const kind of ['web', 'spa'] as const)
      expect([uri, redirectUriProblem(uri, kind)]).toEqual([uri, expect.any(String)]);
  }
  for (const uri of refused) {
    for (const kind of ['web', 'spa', 'native'] as const)
      expect([uri, kind, redirectUriProblem(uri, kind)]).toEqual([uri, kind, expect.any(String)]);
  }
});

const registered = 'https://app.example.com/callback';
/** Similar to the registered one. */
const similar = [
  'https://app.example.com/callback/',
  'https://app.example.com/Callback',
  'https://app.example.com/callback?',
  'https://app.example.com/callback?x=1',
  'https://app.example.com/callback#x',
  'https://app.example.com:443/callback',
  'https://app.example.com./callback',
  'https://APP.example.com/callback',
  'https://app.example.com//callback',
  'https://app.example.com/x/../callback',
  'https://app.example.com/%63allback',
  'https://app.example.com/callback%00',
  'https://app.example.com/callback%20',
  'https://app.example.com@evil.example.com/callback',
  'https://user@app.example.com/callback',
  'https://evil.example.com/callback',
  'https://app.example.com.evil.example.com/callback',
  'https://sub.app.example.com/callback',
  'http://app.example.com/callback',
  'HTTPS://app.example.com/callback',
  'https:/app.example.com/callback',
  'javascript:alert(1)',
];

test('only the registered redirect URI is accepted, as it is written', async ({ gatehouse, person }) => {
  const application = await Application.register(gatehouse, { redirect_uris: [registered] });
  for (const uri of similar) {
    const { address } = await application.begin({ redirect_uri: uri });
    const returned = await visit(person, address);
    expect([uri, returned.pathname, returned.searchParams.get('error')]).toEqual([
      uri,
      '/error',
      'invalid_redirect_uri',
    ]);
  }
});

test('the port of a native application is free on the device alone', async ({ gatehouse, person }) => {
  const application = await Application.register(gatehouse, {
    kind: 'native',
    redirect_uris: ['http://127.0.0.1/callback', 'https://app.example.com/callback'],
  });
  const open = async (uri: string) => {
    const { address } = await application.begin({ redirect_uri: uri });
    return visit(person, address);
  };
  for (const port of ['', ':80', ':33418', ':65535']) {
    const returned = await open(`http://127.0.0.1${port}/callback`);
    expect([port, returned.pathname, returned.searchParams.has('code')]).toEqual([port, '/callback', true]);
  }
  for (const uri of [
    'http://localhost:33418/callback',
    'http://[::1]:33418/callback',
    'http://127.0.0.1:33418/other',
    'http://127.0.0.1:33418/callback?x=1',
    'http://127.0.0.1:33418@evil.example.com/callback',
    'http://127.0.0.1.evil.example.com:33418/callback',
    'https://app.example.com:8443/callback',
  ])
    expect([uri, (await open(uri)).pathname]).toEqual([uri, '/error']);
});
