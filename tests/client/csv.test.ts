import { expect, test } from 'vitest';

import { toCsv } from '#client/console/lists/csv.ts';

test('a table is CSV with a byte order mark, and quotes fields that need it', () => {
  expect(
    toCsv([
      ['name', 'count'],
      ['Lovelace, "Ada"\nKing', -1],
      [null, true],
    ]),
  ).toBe('\u{feff}name,count\r\n"Lovelace, ""Ada""\nKing",-1\r\n,true\r\n');
});

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("https://example.com")'])(
  'the text %j is no formula in a spreadsheet',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^\u{feff}"?'/u);
  },
);
