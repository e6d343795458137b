import { timingSafeEqual } from 'node:crypto';

import { hashByOwnKind, OWN_TAG, prehash, workOfBcrypt } from './bcrypt.ts';
import { computeInner, innerRounds, parseSpec, specOf, type InnerHash } from './inner-hash.ts';
import { bytesOf, textOf, type HashKind } from './kind.ts';
import { isPossibleRounds } from './limits.ts';
import { compareBcrypt, isDigest, mostWork, workIn, type Work } from './work.ts';

/** The result of the inner hash, as bcrypt gets it. */
const textToWrap = (result: Uint8Array) => Buffer.from(result).toString('base64');

/**
 * A fast hash between the import and its wrapping: `raw:1:<spec>:<hash>`, or `raw:md5,0000008192:<spec>:<hash>` if its
 * rounds are many.
 */
export function rawForm(inner: InnerHash, result: Uint8Array): string {
  const rounds = innerRounds(inner);
  return `raw:${rounds ? roundsField(rounds) : '1'}:${specOf(inner)}:${textOf(result)}`;
}

const roundsField = ({ digest, rounds }: { digest: string; rounds: number }) =>
  `${digest},${String(rounds).padStart(10, '0')}`;

function roundsWork(field: string): Work | null {
  const [digest = '', rounds] = field.split(',');
  return isDigest(digest) && isPossibleRounds(Number(rounds)) ? workIn(`rounds:${digest}`, Number(rounds)) : null;
}

/** The work of the inner hash, which is none if its rounds are few. */
function workOfInner(inner: InnerHash): Work {
  const rounds = innerRounds(inner);
  return rounds === null ? {} : workIn(`rounds:${rounds.digest}`, rounds.rounds);
}

export const rawHash: HashKind = {
  tag: 'raw',
  parse(fields) {
    const [, spec = '', resultText = ''] = fields.split(':');
    const [inner, expected] = [parseSpec(spec), bytesOf(resultText)];
    if (inner === null || expected.length === 0) return null;
    return {
      work: workOfInner(inner),
      matches: async (password, services) => {
        const actual = await computeInner(inner, password, services);
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      },
    };
  },
  workOf(costClass) {
    const field = costClass.slice('raw:'.length);
    return field === '1' ? {} : roundsWork(field);
  },
};

/** `wrapped:$2b$10$…:<spec>`: bcrypt as ours, of the result of the inner hash. The weak hash itself is not stored. */
export const wrappedHash: HashKind = {
  tag: 'wrapped',
  parse(fields) {
    const [hash = '', spec = ''] = fields.split(':');
    const [inner, work] = [parseSpec(spec), workOfBcrypt(hash)];
    if (inner === null || work === null) return null;
    return {
      work: mostWork([work, workOfInner(inner)]),
      matches: async (password, services) =>
        compareBcrypt(prehash(textToWrap(await computeInner(inner, password, services))), hash),
    };
  },
  // Of the class of bcrypt.
  workOf: () => null,
};

/** `wrapped-rounds:md5,10,0000008192:$2b$10$…:<spec>`, with the cost of bcrypt and the rounds in the class. */
export const wrappedRounds: HashKind = {
  tag: 'wrapped-rounds',
  parse: (fields) => wrappedHash.parse(fields.slice(fields.indexOf(':') + 1)),
  workOf(costClass) {
    const [digest, cost = '', rounds] = costClass.slice('wrapped-rounds:'.length).split(',');
    const inner = roundsWork(`${digest},${rounds}`);
    return inner && mostWork([inner, workIn('bcrypt', 2 ** Number(cost))]);
  },
};

/** Wraps a raw hash in bcrypt; null if it is none. */
export async function wrapRawHash(stored: string, cost: number): Promise<string | null> {
  const [tag, , spec = '', resultText = ''] = stored.split(':');
  const inner = tag === rawHash.tag ? parseSpec(spec) : null;
  if (inner === null) return null;
  const hash = (await hashByOwnKind(textToWrap(bytesOf(resultText)), cost)).slice(OWN_TAG.length + 1);
  const rounds = innerRounds(inner);
  if (rounds === null) return `${wrappedHash.tag}:${hash}:${spec}`;
  const [digest, count] = roundsField(rounds).split(',');
  return `${wrappedRounds.tag}:${digest},${String(cost).padStart(2, '0')},${count}:${hash}:${spec}`;
}
