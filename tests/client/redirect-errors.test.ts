import { expect, test } from 'vitest';

import { wordsForRedirect } from '#client/app/text/redirect-words.ts';
import { redirectErrors } from '#shared/errors.ts';
import { providerFixtures } from '#tests/features/social/provider-fixtures.ts';

const denials = providerFixtures.map(({ denial }) => denial?.error ?? 'access_denied');

test.for([...new Set([...redirectErrors, ...denials])])(
  'the redirect error %s has a message without its code',
  (code) => {
    const words = wordsForRedirect(code);

    expect(words).toMatch(/^[A-Z].*[.?]$/);
    expect(words).not.toContain('_');
  },
);

test('an unknown redirect error is shown truncated, with advice', () => {
  expect(wordsForRedirect(`odd_${'x'.repeat(500)}`)).toBe(
    `That did not work (odd_${'x'.repeat(60)}). Please try again.`,
  );
});
