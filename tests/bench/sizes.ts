import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { SDK_LIMIT, sizeOfSdk } from '#tests/package/build-app.ts';
import { installTarballs } from '#tests/package/install-tarball.ts';

import type { Row } from './bench.ts';

const root = join(import.meta.dirname, '../..');
const SIGN_IN_LIMIT = 110_000;

/** The gzipped size of scripts that a browser loads: the client in an app, and the sign-in screen of the web app. */
export async function benchSizes(): Promise<Row[]> {
  await build({ configFile: join(root, 'client/vite.config.ts') });
  // The build writes a size for each screen of `client/sizes.config.ts`.
  const sizes = JSON.parse(await readFile(join(root, 'dist/site/sizes.json'), 'utf8')) as Record<'Signing in', number>;
  await using app = await installTarballs(join(root, 'tests/package/consumer'));
  const { added } = await sizeOfSdk(app.folder);
  return [row('sign-in screen', sizes['Signing in'], SIGN_IN_LIMIT), row('SDK', added, SDK_LIMIT)];
}

function row(what: string, bytes: number, limit: number): Row {
  return {
    work: `${what}: ${limit / 1000} kB / ${(bytes / 1000).toFixed(1)} kB of script`,
    ratio: limit / bytes,
    budget: 1,
  };
}
