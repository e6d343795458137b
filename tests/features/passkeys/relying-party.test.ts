import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { relyingParty } from '#server/features/passkeys/passkey.options.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

const baseUrl = 'https://auth.example.com';
const trusted = [
  'https://app.auth.example.com',
  'https://app.example.com',
  'https://auth.example.com.evil.example',
  'https://*.example.com',
  '*.example.com',
  'http://auth.example.com:8080',
  'myapp://auth.example.com',
];

test.for([
  ['the host of baseUrl and its origin', { baseUrl }, 'auth.example.com', ['https://auth.example.com']],
  [
    'trusted origins of the relying party id, without wildcards and schemes of apps',
    { baseUrl, trustedOrigins: trusted },
    'auth.example.com',
    ['https://auth.example.com', 'https://app.auth.example.com', 'http://auth.example.com:8080'],
  ],
  [
    'a configured domain above',
    { baseUrl, trustedOrigins: trusted, passkey: { rpId: 'example.com' } },
    'example.com',
    [
      'https://auth.example.com',
      'https://app.auth.example.com',
      'https://app.example.com',
      'http://auth.example.com:8080',
    ],
  ],
  [
    'the configured origins alone',
    { baseUrl, trustedOrigins: trusted, passkey: { origins: ['https://a.test', 'android:apk-key-hash:x'] } },
    'auth.example.com',
    ['https://a.test', 'android:apk-key-hash:x'],
  ],
  [
    'no origins of a function, which depend on the request',
    { baseUrl, trustedOrigins: () => ['https://app.auth.example.com'] },
    'auth.example.com',
    ['https://auth.example.com'],
  ],
] as [string, GatehouseOptions, string, string[]][])('the relying party has %s', ([, options, id, origins]) => {
  expect(relyingParty({ options: parseOptions(options) })).toMatchObject({ id, origins });
});

test.for([
  [{ rpId: 'https://example.com' }, /passkey\.rpId.*needs a domain such as example\.com/],
  [{ origins: ['https://*.example.com'] }, /passkey\.origins.*needs origins without wildcards/],
  [{ origins: [] }, /passkey\.origins/],
] as const)('the options %o are rejected', ([passkey, message]) => {
  expect(() => parseOptions({ passkey })).toThrow(message);
});
