import { readFileSync } from 'node:fs';

import { CommandError } from '#server/cli/command.ts';
import { readPassword } from '#server/cli/read-password.ts';
import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import { readHash } from '#server/cli/import/hashes/explicit.ts';
import type { HashParameter } from '#server/security/password-kinds/kind.ts';
import { verifyPassword } from '#server/security/password.ts';

import type { Person } from '#server/cli/import/engine/mapped.ts';

/** The password of the probe: from a file, or entered without echo. */
export async function probePassword(address: string, file: string | undefined): Promise<string> {
  if (file === undefined) return readPassword(`Password of ${address} in the old service: `);
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/, 1)[0]!;
  } catch (error) {
    throw new CommandError(`The file with the password cannot be read: ${(error as Error).message}`);
  }
}

/** Known mistakes with parameters that stand outside the rows. */
const mistakes: readonly { name: string; apply: (hash: SourceHash) => SourceHash | null }[] = [
  {
    name: 'rounds and mem_cost are swapped',
    apply: (hash) =>
      typeof hash === 'object' && hash.kind === 'firebase'
        ? { ...hash, rounds: hash.memory, memory: hash.rounds }
        : null,
  },
  {
    name: 'the salt separator is empty',
    apply: (hash) =>
      typeof hash === 'object' && hash.kind === 'firebase' ? { ...hash, separator: Buffer.alloc(0) } : null,
  },
  ...(['none', 'before', 'after', 'both'] as const).map((order) => ({
    name: `the salt stands elsewhere (${order})`,
    apply: (hash: SourceHash): SourceHash | null =>
      typeof hash === 'object' && (hash.kind === 'digest' || hash.kind === 'hmac') ? { ...hash, order } : null,
  })),
];

/** Verifies one known password before anything is written. @throws CommandError if it does not match. */
export async function probe(person: Person | null, password: string): Promise<string> {
  const hash = person?.password;
  if (!hash) throw new CommandError('The files have no password of the address of --probe.');
  if (typeof hash === 'object' && 'left' in hash)
    throw new CommandError(`Its hash cannot be verified: ${hash.detail}.`);
  const { isRight, kind } = await matches(hash, password);
  if (isRight) return `The password of --probe is right (${kind}).`;
  for (const { name, apply } of mistakes) {
    const changed = apply(hash);
    if (changed !== null && (await matches(changed, password)).isRight)
      throw new CommandError(
        `The password of --probe is wrong with these parameters, and right if ${name}. Nothing was imported.`,
      );
  }
  throw new CommandError(`The password of --probe is wrong (${kind}). Nothing was imported.`);
}

async function matches(hash: SourceHash, password: string): Promise<{ isRight: boolean; kind: string }> {
  const parameters = new Map<string, HashParameter>();
  const read = readHash(hash, (family, parameter) => {
    parameters.set(`${family}-${parameters.size}`, parameter);
    return `${family}-${parameters.size - 1}`;
  });
  if (!('stored' in read)) return { isRight: false, kind: read.detail };
  const services = { readParameter: (id: string) => Promise.resolve(parameters.get(id) ?? null) };
  const [tag = '', fields = ''] = read.stored.split(':');
  const isRight = await verifyPassword(password, read.stored, services);
  return { isRight, kind: fields.startsWith('$') ? tag : `${tag} ${fields}` };
}
