import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, test } from 'vitest';

const redocly = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');

test('the document passes Redocly’s strict rules without warnings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-lint-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(inject('document')));
    // In a separate folder, so that no configuration of the repository applies.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [redocly, 'lint', file, '--extends=recommended-strict', '--format=json'],
      {
        cwd: folder,
        env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    ).catch((failure: { stdout: string }) => failure);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

test('the document has a contact, which Spectral requires', () => {
  expect(inject('document').info.contact).toEqual({ name: 'The operator of this service' });
});
