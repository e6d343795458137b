import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { OptionsError } from '#server/lib/errors.ts';
import { dataFolderError } from '#server/lib/data-folder.ts';
import type { Options } from '#server/options/kit-options.ts';

import { randomToken } from './random.ts';

const MIN_LENGTH = 32;
const EXAMPLE = 'for example from `openssl rand -base64 32`';

/** The secrets that sign and encrypt, newest first; outside production one is generated and stored at the first start. */
export function secretsFor({ secret = [], production, dataDir }: Options): readonly string[] {
  const secrets = [secret].flat();
  if (secrets.length === 0 || secret === '') {
    if (!production) return [storedSecret(dataDir)];
    throw new OptionsError(
      `Option secret (AUTH_SECRET): got nothing, needs a random text of at least ${MIN_LENGTH} characters in production, ${EXAMPLE}`,
    );
  }
  const short = secrets.find((text) => text.length < MIN_LENGTH);
  if (short === undefined) return secrets;
  throw new OptionsError(
    `Option secret (AUTH_SECRET): got a text of ${short.length} characters, needs at least ${MIN_LENGTH}, ${EXAMPLE}`,
  );
}

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(file, randomToken(64), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw dataFolderError(error, dataDir) ?? error;
    }
  }
  return readFileSync(file, 'utf8');
}
