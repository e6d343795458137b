import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');

const index = readFileSync(join(folder, 'README.md'), 'utf8');

/** The head of every record, as a row of the index without its last column. */
const records = globSync('[0-9]*.md', { cwd: folder })
  .toSorted()
  .map((file) => {
    const [heading = '', , status = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    const [, number, title] = /^# (\d{3}) (.+)$/.exec(heading) ?? [];
    return { file, number, title, status };
  });

test('every decision has the number of its file, and is accepted or superseded by another one', () => {
  expect(records.length).toBeGreaterThan(50);
  for (const { file, number, status } of records) {
    expect(file.slice(0, 4), file).toBe(`${number}-`);
    const [, successor] =
      /^Status: (?:accepted|superseded by (\d{3}))$/.exec(status) ?? expect.fail(`${file}: ${status}`);
    if (successor !== undefined) expect(records.map((record) => record.number)).toContain(successor);
  }
});

test('the index lists every decision with its title, its status and one line', () => {
  const rows = [...index.matchAll(/^(\| \[\d{3}\].*) \| [^|]+ \|$/gm)].map(([, row]) => row);
  const expected = records.map(
    ({ file, number, title, status }) => `| [${number}](${file}) | ${title} | ${status.replace('Status: ', '')}`,
  );
  expect(rows).toEqual(expected);
});

test('no number of a decision is used again', () => {
  const removed = [...index.matchAll(/^\| (\d{3}) \|/gm)].map(([, number]) => number);
  const numbers = [...records.map(({ number }) => number), ...removed];
  expect(numbers.length).toBe(new Set(numbers).size);
});
