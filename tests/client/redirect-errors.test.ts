import { expect, test } from 'vitest';

import { redirectMessage } from '#client/components/text/redirect-message.ts';
import { redirectErrors, ssoRedirectErrors } from '#shared/error-codes.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const denials = providerFixtures.map(({ denial }) => denial?.error ?? 'access_denied');

test.for([...new Set([...redirectErrors, ...ssoRedirectErrors, ...denials])])(
  'the redirect error %s has a message without its code',
  (code) => {
    for (const message of [redirectMessage(code), redirectMessage(code, 'GitLab')]) {
      expect(message).toMatch(/^[A-Z].*[.?]$/);
      expect(message).not.toMatch(/_|undefined/);
    }
  },
);

test('a redirect error names the provider', () => {
  expect(redirectMessage('server_error', 'GitLab')).toBe('GitLab isn’t available right now. Try again in a moment.');
});

test('an unknown redirect error is shown truncated, with advice', () => {
  expect(redirectMessage(`odd_${'x'.repeat(500)}`)).toBe(
    `Please try again. If it keeps happening, contact support with this code: odd_${'x'.repeat(60)}`,
  );
  expect(redirectMessage('constructor')).toBe(
    'Please try again. If it keeps happening, contact support with this code: constructor',
  );
});
