import { constants } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';

import { CommandError } from '#server/cli/command.ts';

const MAX_BYTES = 50 * 1024 ** 3;
/** Bytes that a byte of a compressed file may become: text compresses less. */
const MAX_RATIO = 200;

/** How to unpack a file that is refused. */
const archives: readonly { starts: (bytes: Buffer) => boolean; name: string; command: string }[] = [
  { starts: (bytes) => bytes.readUInt32BE(0) === 0x504b_0304, name: 'a zip archive or spreadsheet', command: 'unzip' },
  { starts: (bytes) => bytes.subarray(257, 262).toString() === 'ustar', name: 'a tar archive', command: 'tar -xf' },
  {
    starts: (bytes) => bytes.toString('latin1').startsWith('-----BEGIN PGP'),
    name: 'encrypted',
    command: 'gpg --decrypt',
  },
  { starts: (bytes) => bytes[0] === 0x85 || bytes[0] === 0x84, name: 'encrypted', command: 'gpg --decrypt' },
];

/** The file, or the files of a folder that end with `.json` or `.json.gz`, in the order of their names. */
export async function filesOf(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => null);
  if (!info?.isDirectory()) return [path];
  const names = await readdir(path);
  const files = names.filter((name) => /\.json(\.gz)?$/.test(name)).toSorted();
  if (files.length === 0) throw new CommandError(`The folder ${path} has no .json files.`);
  return files.map((name) => join(path, name));
}

export interface OpenedFile {
  size: number;
  /** Whether other users of the machine can read it. */
  isPublic: boolean;
}

/** @throws CommandError unless it is a regular file that can be read. */
export async function inspectFile(path: string): Promise<OpenedFile> {
  await using file = await openRegular(path);
  const { size, mode } = await file.stat();
  return { size, isPublic: (mode & 0o004) !== 0 };
}

async function openRegular(path: string) {
  // Without waiting for the other end of a pipe.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ELOOP' ? 'it is a symbolic link: name the file itself' : error.message;
    throw new CommandError(`The file ${path} cannot be read: ${reason}`);
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new CommandError(`The file ${path} cannot be read: it is no regular file.`);
}

/** The text of a file in pieces. It is UTF-8; a name that ends with `.gz` is decompressed. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let offset = 0;
  for await (const chunk of readBytes(path)) {
    if (offset === 0) requireUtf8(path, chunk);
    const text = decode(decoder, chunk, { path, offset });
    offset += chunk.length;
    if (text !== '') yield text;
  }
  decode(decoder, null, { path, offset });
}

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const file = await openRegular(path);
  const raw = file.createReadStream({ highWaterMark: 256 * 1024 });
  if (!path.endsWith('.gz')) {
    yield* raw as AsyncIterable<Buffer>;
    return;
  }
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  raw.on('error', (error) => unpacked.destroy(error));
  raw.pipe(unpacked);
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES || (bytes > 16 * 1024 ** 2 && bytes > raw.bytesRead * MAX_RATIO)) {
        throw new CommandError(`The file ${path} becomes more than ${MAX_RATIO} times as long when it is unpacked.`);
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The file ${path} cannot be unpacked: ${(error as Error).message}. It may be incomplete.`);
  } finally {
    raw.destroy();
  }
}

function requireUtf8(path: string, chunk: Buffer): void {
  const start = Buffer.concat([chunk.subarray(0, 512), Buffer.alloc(512)]);
  const archive = archives.find(({ starts }) => starts(start));
  if (archive) throw new CommandError(`The file ${path} is ${archive.name}: unpack it with ${archive.command} ${path}`);
  const mark = start.readUInt16BE(0);
  const isWide = mark === 0xff_fe || mark === 0xfe_ff || (chunk.length > 3 && (chunk[1] === 0 || chunk[0] === 0));
  if (isWide) {
    throw new CommandError(`The file ${path} is UTF-16: convert it with iconv -f UTF-16 -t UTF-8 ${path} > converted`);
  }
}

function decode(
  decoder: TextDecoder,
  chunk: Buffer | null,
  { path, offset }: { path: string; offset: number },
): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    const at = offset + (chunk === null ? 0 : firstInvalidByte(chunk));
    throw new CommandError(
      `The file ${path} is not UTF-8 near byte ${at}: convert it with iconv -f LATIN1 -t UTF-8 ${path} > converted`,
    );
  }
}

/** By halves: a prefix of UTF-8, which may end within a character, can be decoded. */
function firstInvalidByte(chunk: Buffer): number {
  const isValid = (length: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(chunk.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [low, high] = [0, chunk.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isValid(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
