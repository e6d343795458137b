import { resolve } from 'node:path';

import { StartError } from './errors.ts';

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOSPC']);

/** A readable error if the data folder cannot be created or written; null for other errors. */
export function dataFolderError(error: unknown, dataDir: string): StartError | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const folder = resolve(dataDir);
  // The error can name a parent folder.
  const isDataFolder = path !== undefined && (resolve(path).startsWith(folder) || folder.startsWith(resolve(path)));
  if (!unwritable.has(code) || !isDataFolder) return null;
  return new StartError(
    `The data folder ${folder} cannot be written (${code}): set DATA_DIR to a folder that this user can write, ` +
      'or set DATABASE_URL and AUTH_SECRET, with which none is needed',
    { cause: error },
  );
}
