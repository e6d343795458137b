import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { StartError } from './errors.ts';

/** Makes the folder of the embedded database and the generated secret; closed to other users of the machine. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw dataFolderError(error, dataDir) ?? error;
  }
}

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOSPC']);

/** The line for a data folder that cannot be made or written; null for any other error. */
export function dataFolderError(error: unknown, dataDir: string): StartError | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const folder = resolve(dataDir);
  // A folder above that is missing is the one that the error names.
  const isOurs = path !== undefined && (resolve(path).startsWith(folder) || folder.startsWith(resolve(path)));
  if (!unwritable.has(code) || !isOurs) return null;
  return new StartError(
    `The data folder ${folder} cannot be written (${code}): set DATA_DIR to a folder that this user can write, ` +
      'or set DATABASE_URL and AUTH_SECRET, with which none is needed',
    { cause: error },
  );
}
