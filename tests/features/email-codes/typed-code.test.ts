import { expect, test } from 'vitest';

import { normalizeCode } from '#shared/lib/normalize-code.ts';

test.for([
  ['123456', '123456'],
  [' 123 456\t', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
  ['1–2—3−4‑5-6', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['\u200f۱۲۳ ۴۵۶\u200e', '123456'],
  ['१२३४५६', '123456'],
  ['𝟏𝟐𝟑𝟜𝟝𝟞', '123456'],
  ['12a456', '12a456'],
] as const)('the typed code %j is read as %s', ([typed, code]) => {
  expect(normalizeCode(typed)).toBe(code);
});
