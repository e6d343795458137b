import { expect, test } from 'vitest';

import { normalDomain, withParents } from '#server/features/domains/normal-form.ts';

const label63 = 'a'.repeat(63);

test.for([
  ['acme.example', 'acme.example'],
  [' ACME.Example ', 'acme.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['a.b.c.acme.example', 'a.b.c.acme.example'],
  [`${label63}.example`, `${label63}.example`],
  ['1and1.example', '1and1.example'],
  ['co.uk', 'co.uk'],
  ...[
    '',
    'example',
    '@acme.example',
    'ada@acme.example',
    'https://acme.example',
    'acme.example/path',
    'acme.example.',
    '.acme.example',
    'acme..example',
    'acme.example:53',
    'acme example',
    '*.acme.example',
    '-acme.example',
    'acme-.example',
    'ac_me.example',
    `${label63}a.example`,
    '127.0.0.1',
    '1.2',
    '[::1]',
    'acme.123',
    'acme．example',
    'acme。example',
    'acme\u200b.example',
    'acme%2eexample',
    'acme\u0000.example',
    'service-accounts.invalid',
    'a.localhost',
    `${`${label63}.`.repeat(4)}example`,
  ].map((text) => [text, null] as const),
] as const)('the domain %j has the normal form %j', ([text, expected]) => {
  expect(normalDomain(text, { production: true })).toBe(expected);
  expect(normalDomain(text, { production: false })).toBe(expected);
});

test.for(['acme.local', 'acme.internal', 'acme.test'])('in production alone %s is no domain', (text) => {
  expect(normalDomain(text, { production: true })).toBeNull();
  expect(normalDomain(text, { production: false })).toBe(text);
});

test('the parents of a domain end with two labels', () => {
  expect(withParents('a.b.acme.example')).toEqual(['a.b.acme.example', 'b.acme.example', 'acme.example']);
  expect(withParents('localhost')).toEqual([]);
});
