import { constants } from 'node:fs';
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';

import { CommandError } from '#server/cli/command.ts';

const MAX_BYTES = 50 * 1024 ** 3;
/** Bytes that a byte of a compressed file may become: text compresses less. */
const MAX_RATIO = 200;
const CHUNK = 256 * 1024;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

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

/** A piece of the text of a file, with the byte in the file at which it begins. */
export interface TextPiece {
  text: string;
  start: number;
}

/**
 * The text of a file in pieces, from a byte on at which a character begins. It is UTF-8; a name that ends with `.gz` is
 * decompressed, and its bytes are those of the text.
 */
export async function* readText(path: string, from = 0): AsyncGenerator<TextPiece> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [offset, start] = [from, from];
  for await (const chunk of readBytes(path, from)) {
    if (offset === 0) {
      requireUtf8(path, chunk);
      if (chunk.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)) start = BYTE_ORDER_MARK.length;
    }
    const text = decode(decoder, chunk, { path, offset });
    offset += chunk.length;
    if (text === '') continue;
    yield { text, start };
    start += Buffer.byteLength(text);
  }
  decode(decoder, null, { path, offset });
}

/** Bytes from an offset on. A chunk is overwritten by the next one: with a new buffer for each, the process would grow. */
async function* readBytes(path: string, from: number): AsyncGenerator<Buffer> {
  await using file = await openRegular(path);
  if (path.endsWith('.gz')) return yield* unpackedBytes(file, path, from);
  const buffer = Buffer.allocUnsafe(CHUNK);
  for (let position = from; ;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function* unpackedBytes(file: FileHandle, path: string, from: number): AsyncGenerator<Buffer> {
  const raw = file.createReadStream({ highWaterMark: CHUNK, autoClose: false });
  const unpacked = createGunzip({ chunkSize: CHUNK });
  raw.on('error', (error) => unpacked.destroy(error));
  raw.pipe(unpacked);
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES || (bytes > 16 * 1024 ** 2 && bytes > raw.bytesRead * MAX_RATIO)) {
        throw new CommandError(`The file ${path} becomes more than ${MAX_RATIO} times as long when it is unpacked.`);
      }
      const skipped = Math.max(0, from - (bytes - chunk.length));
      if (skipped < chunk.length) yield chunk.subarray(skipped);
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The file ${path} cannot be unpacked: ${(error as Error).message}. It may be incomplete.`);
  } finally {
    raw.destroy();
    unpacked.destroy();
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
