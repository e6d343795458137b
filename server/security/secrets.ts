import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { OptionsError } from '#server/errors.ts';
import { dataFolderError, makeDataFolder } from '#server/data-folder.ts';
import type { Options } from '#server/options/options.ts';

import { randomToken } from './tokens.ts';

const SHORTEST = 32;

/** The secrets that sign and encrypt, newest first; outside production one is made at the first start and kept. */
export function secretsFor(options: Options): readonly string[] {
  const { secret, production, dataDir } = options;
  if (secret === undefined || secret.length === 0) {
    if (production) {
      throw new OptionsError(
        `Option secret (AUTH_SECRET): got nothing, needs a random text of at least ${SHORTEST} characters in production, for example from \`openssl rand -base64 32\``,
      );
    }
    return [keptSecret(dataDir)];
  }
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const short = secrets.find((text) => text.length < SHORTEST);
  if (short !== undefined) {
    throw new OptionsError(
      `Option secret (AUTH_SECRET): got a text of ${short.length} characters, needs at least ${SHORTEST}, for example from \`openssl rand -base64 32\``,
    );
  }
  return secrets;
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return makeSecret(dataDir, file);
  }
}

function makeSecret(dataDir: string, file: string): string {
  makeDataFolder(dataDir);
  try {
    writeFileSync(file, randomToken(64), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw dataFolderError(error, dataDir) ?? error;
  }
  return readFileSync(file, 'utf8');
}
