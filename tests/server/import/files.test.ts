import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readCsv, type CsvRecord } from '#server/cli/import/files/csv-records.ts';
import { readJson, type FileRecord, type RecordPlace } from '#server/cli/import/files/json-records.ts';
import { RecordIndex } from '#server/cli/import/files/record-index.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'gatehouse-files-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array, arrays: string[] = []) {
  const file = join(folder, name);
  if (content !== '') writeFileSync(file, content);
  const records: unknown[] = [];
  const source = name.includes('.csv') ? readCsv(file, ['id']) : readJson(file, { arrays });
  for await (const record of source) {
    const { file: _file, place: _place, ...own } = record;
    records.push('end' in own ? omitEnd(own) : own);
  }
  return records;
}

function omitEnd({ end: _end, ...record }: { end: number }): object {
  return record;
}

const values = (records: unknown[]) => records.map((record) => (record as { value?: unknown }).value);

test.for<[form: string, text: string, arrays?: string[]]>([
  ['an array', '[{"a":1},\n {"a":"]}\\"{"}]'],
  ['one record a line', '{"a":1}\r\n{"a":"]}\\"{"}\n'],
  ['records one after the other', '{"a":1}{"a":"]}\\"{"}'],
  [
    'an object with the array',
    '{"kind":"x","skip":{"users":[{"a":9}]},"users":[{"a":1},{"a":"]}\\"{"}],"rest":[{"a":8}]}',
    ['users'],
  ],
  ['several objects with the array', '{"users":[{"a":1}]}\n{"next":"users","users":[{"a":"]}\\"{"}]}', ['users']],
  ['an array, where an object was expected', '[{"a":1},{"a":"]}\\"{"}]', ['users']],
  ['a byte order mark', '\ufeff[{"a":1},{"a":"]}\\"{"}]'],
])('JSON as %s is read', async ([form, text, arrays]) => {
  const expected = [{ a: 1 }, { a: ']}"{' }];
  expect(values(await read('records.json', text, arrays)), form).toEqual(expected);
  expect(values(await read('records.json.gz', gzipSync(text), arrays)), form).toEqual(expected);
});

test.for<[form: string, text: string, arrays?: string[]]>([
  ['an array', '[{"a":"é"},\n {"a":"]}"},{"b":"🙂"}  ,{"b":2}]'],
  ['one record a line', '\ufeff{"a":"é"}\r\n{"a":"🙂"}\n\n{"a":3}'],
  [
    'an object with the array',
    '{"é":{"users":[{}]},"users":[{"a":"é"},{"a":2}],"x":[{}],"users":[{"a":3}]}',
    ['users'],
  ],
  ['CSV', '\ufeffid,name\r\n1,"é\r\n""x"""\r\n\r\n2,🙂\n3,\n4'],
])('reading %s goes on at the place of any record', async ([form, text, arrays = []]) => {
  for (const suffix of ['', '.gz']) {
    const file = join(folder, `places.${form === 'CSV' ? 'csv' : 'json'}${suffix}`);
    writeFileSync(file, suffix === '' ? text : gzipSync(text));
    const from = async (place?: RecordPlace) => {
      const source = form === 'CSV' ? readCsv(file, ['id'], place) : readJson(file, { arrays, from: place });
      const records: (CsvRecord | FileRecord)[] = [];
      for await (const record of source) records.push(record);
      return records;
    };
    const all = await from();
    expect(all.length).toBeGreaterThan(2);
    for (const [n, { place }] of all.entries()) expect(await from(place)).toEqual(all.slice(n));
  }
});

test('records of a second file are found by id, the later one of two', async () => {
  const records = [{ id: 'a', n: 1 }, { id: 'b', name: 'é🙂' }, { id: 'c' }, { id: 'a', n: 2 }, { other: 1 }];
  const text = JSON.stringify(records);
  const files = ['index.json', 'index.json.gz'].map((name) => join(folder, name));
  for (const file of files) {
    writeFileSync(file, file.endsWith('.gz') ? gzipSync(text) : text);
    const index = await RecordIndex.of([file], { idOf: ({ id }) => (typeof id === 'string' ? id : null) });
    expect(['c', 'a', 'b', 'd'].map((id) => index.find(id))).toEqual([
      { id: 'c' },
      { id: 'a', n: 2 },
      records[1],
      null,
    ]);
    index.close();
  }
});

test('records have the line where they begin, and one that cannot be read is passed over', async () => {
  expect(await read('lines.json', '{"a":1}\n\n{"a":\n  tru}\n{"a":2}')).toEqual([
    { line: 1, array: null, value: { a: 1 } },
    { line: 3, array: null, problem: 'unreadable_record' },
    { line: 5, array: null, value: { a: 2 } },
  ]);
});

test('a record that is too long or too deep is passed over', async () => {
  const long = `{"a":"${'x'.repeat(1024 * 1024)}"}`;
  const deep = `{"a":${'['.repeat(40)}${']'.repeat(40)}}`;
  expect(await read('large.json', `${long}\n${deep}\n{"a":1}`)).toEqual([
    { line: 1, array: null, problem: 'record_too_large' },
    { line: 2, array: null, problem: 'record_too_large' },
    { line: 3, array: null, value: { a: 1 } },
  ]);
});

test('CSV with quotes, line ends within them and any end of line is read', async () => {
  const text = '\ufeffid,name,note\r\n1,"Ann ""A"", of Acme","two\r\nlines"\r\n\r\n2,,\n3,Bo\n';
  expect(await read('people.csv', text)).toEqual([
    { line: 2, value: { id: '1', name: 'Ann "A", of Acme', note: 'two\r\nlines' } },
    { line: 5, value: { id: '2' } },
    { line: 6 },
  ]);
});

test.for<[what: string, name: string, content: () => string | Uint8Array, message: RegExp]>([
  ['UTF-16', 'a.json', () => Buffer.from('\ufeff[{"a":1}]', 'utf16le'), /is UTF-16: convert it with iconv -f UTF-16/],
  ['UTF-16 without mark', 'a.json', () => Buffer.from('[{"a":1}]', 'utf16le'), /is UTF-16/],
  [
    'Latin-1',
    'a.json',
    () => Buffer.from('[{"a":"Zoë"}]', 'latin1'),
    /not UTF-8 near byte 10: convert it with iconv -f LATIN1/,
  ],
  ['a cut character', 'a.json', () => Buffer.from('{"a":"é').subarray(0, -1), /not UTF-8/],
  ['a gzip that was cut', 'a.json.gz', () => gzipSync('{"a":1}').subarray(0, 20), /cannot be unpacked/],
  ['text named gz', 'a.json.gz', () => '{"a":1}', /cannot be unpacked/],
  ['a gzip bomb', 'a.json.gz', () => gzipSync(Buffer.alloc(64 * 1024 * 1024, 32)), /more than 200 times as long/],
  [
    'a zip archive',
    'a.json',
    () => Buffer.from('504b0304aabbccdd', 'hex'),
    /is a zip archive or spreadsheet: unpack it with unzip/,
  ],
  [
    'a tar archive',
    'a.json',
    () => Buffer.concat([Buffer.alloc(257, 65), Buffer.from('ustar'), Buffer.alloc(300)]),
    /tar archive/,
  ],
  ['PGP', 'a.json', () => '-----BEGIN PGP MESSAGE-----\n', /is encrypted: unpack it with gpg/],
  ['text', 'a.json', () => 'hello', /line 1: expected a JSON object/],
  ['an array of numbers', 'a.json', () => '[1,2]', /line 1: expected a JSON object/],
  ['half a record', 'a.json', () => '{"a":1}\n{"a":"b', /ends within the record that begins in line 2/],
  ['half an array', 'a.json', () => '[{"a":1},', /ends within an array or object/],
  [
    'a quote that is not closed',
    'a.csv',
    () => 'id,name\n1,"Ann\n2,Bo\n',
    /the quote that begins in line 2 is not closed/,
  ],
  ['no header', 'a.csv', () => '1,Ann\n2,Bo\n', /has no column id. Its header is: 1, Ann/],
  ['semicolons', 'a.csv', () => 'id;name\n1;Ann\n', /by semicolons/],
  ['a column twice', 'a.csv', () => 'id,name,name\n', /the column name twice/],
  ['nothing', 'a.csv', () => '\n', /is empty/],
  ['201 columns', 'a.csv', () => `id${',x'.repeat(201)}\n`, /more than 200 columns/],
  ['a value without end', 'a.csv', () => `id,name\n1,"${'x'.repeat(1024 * 1024 + 1)}`, /longer than 1 MiB/],
])('%s ends with an error that tells the place', async ([, name, content, message]) => {
  const error = await read(name, content()).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'CommandError', message: expect.stringMatching(message) });
});

test.runIf(process.platform === 'linux')('a link, a pipe and a folder are not opened', async () => {
  writeFileSync(join(folder, 'target.json'), '{}');
  symlinkSync(join(folder, 'target.json'), join(folder, 'link.json'));
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  const refusal = async (name: string) => (await read(name, '').catch((thrown: unknown) => thrown)) as Error;

  expect((await refusal('link.json')).message).toMatch(/symbolic link/);
  expect((await refusal('pipe.json')).message).toMatch(/no regular file/);
  expect((await refusal('.')).message).toMatch(/no regular file/);
  expect((await refusal('none.json')).message).toMatch(/cannot be read/);
});

test('names of prototypes are data', async () => {
  const [record] = values(await read('proto.json', '{"__proto__":{"admin":true},"constructor":1}'));
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  expect(Object.keys(record as object)).toEqual(['__proto__', 'constructor']);
});

test('hundred megabytes on one line are read in flat memory', { timeout: 120_000 }, async () => {
  const file = join(folder, 'huge.json');
  const record = JSON.stringify({ id: 'x'.repeat(900) });
  writeFileSync(file, `[${`${record},`.repeat(110_000)}${record}]`);
  const before = process.memoryUsage().rss;
  let count = 0;
  for await (const { value } of readJson(file)) if (value !== undefined) count += 1;
  expect(count).toBe(110_001);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});
