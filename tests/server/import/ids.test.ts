import { parse, v5 } from 'uuid';
import { expect, test } from 'vitest';

import { newId } from '#server/cli/import/columns.ts';

test('an id that is no UUID becomes one of version 5, and a UUID stays', () => {
  const namespace = parse('5f0b1a52-3b1f-4c52-9d3c-6f1f0a1de0a7');
  for (let n = 0; n < 100; n++) expect(newId('user', `id-${n}`)).toBe(v5(`user:id-${n}`, namespace));
  expect(newId('user', '0198F7C1-6D2A-7C43-9E0B-3F1F7A5B2C10')).toBe('0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10');
});
