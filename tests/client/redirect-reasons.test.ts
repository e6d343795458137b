import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { addressesProblem, addressProblem } from '#client/features/oauth-provider/applications/redirect-problem.ts';
import { texts } from '#client/features/oauth-provider/applications/redirect-texts.ts';
import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';

/** An address for each reason of the service. */
const refused: [address: string, text: string][] = [
  [`https://app.example.com/${'x'.repeat(1024)}`, texts.tooLong],
  ['https://app.example.com/é', texts.unescaped],
  ['https://*.example.com/', texts.wildcard],
  ['app.example.com', texts.notAbsolute],
  ['javascript:alert(1)', texts.unsafeScheme('javascript')],
  ['https://user@app.example.com/', texts.userName],
  ['https://app.example.com/../callback', texts.dotSegment],
  ['https://App.example.com/', texts.host],
  ['http://app.example.com/', texts.http],
  ['com.example.app:/callback', texts.onlyNative],
];

test.for(refused)('%s is refused with a text in the language of the user', ([address, text]) => {
  expect(addressProblem(address, 'web')).toBe(text);
});

test('a private scheme that is no reversed domain is refused with a text', () => {
  expect(addressProblem('example:/callback', 'native')).toBe(texts.scheme);
});

test('every reason of the service has a text', () => {
  const source = readFileSync(new URL('../../shared/oauth-provider/redirect-uris.ts', import.meta.url), 'utf8');
  const reasons = source.match(/(?<=return |: )['`](it|its|http|a|the) [^'`]+['`]/g) ?? [];
  expect(reasons).toHaveLength(refused.length + 1);
  expect(refused.map(([address]) => redirectUriProblem(address, 'web'))).not.toContain(null);
});

test('the first refused address of several is named by its line', () => {
  const addresses = 'https://app.example.com/callback\n\nhttp://app.example.com/callback';
  expect(addressesProblem(addresses, 'web')).toBe(texts.line(3, texts.http));
  expect(addressesProblem('', 'web')).toBeNull();
  expect(addressesProblem(undefined, 'web')).toBeNull();
});
