import { timingSafeEqual } from 'node:crypto';

import { bytesOf, type HashKind } from './kind.ts';
import { isPossiblePbkdf2, MAX_SALT_BYTES } from './limits.ts';
import { digestBytes, isDigest, pbkdf2, pbkdf2Class, workIn, type Work } from './work.ts';

/** The iterations have ten digits, so that the index sorts them as numbers. */
export function pbkdf2Parameters(
  digest: string,
  { iterations, length }: { iterations: number; length: number },
): string {
  const [, blocks] = isDigest(digest) ? pbkdf2Class(digest, length).split(',') : [];
  return `${digest},${blocks},${String(iterations).padStart(10, '0')}`;
}

function workOf(parameters: string): Work | null {
  const [digest = '', blocks, iterations] = parameters.split(',');
  if (!isDigest(digest)) return null;
  const cost = { iterations: Number(iterations), length: Number(blocks) * digestBytes[digest] };
  return isPossiblePbkdf2({ ...cost, length: Math.min(cost.length, 512) })
    ? workIn(pbkdf2Class(digest, cost.length), cost.iterations)
    : null;
}

/** `pbkdf2:sha512,blocks of output,iterations:<salt>:<key>`; the key is as long as it is. */
export const pbkdf2Kind: HashKind = {
  tag: 'pbkdf2',
  parse(fields) {
    const [parameters = '', saltText = '', keyText = ''] = fields.split(':');
    const [digest = '', , iterations] = parameters.split(',');
    const [salt, key, work] = [bytesOf(saltText), bytesOf(keyText), workOf(parameters)];
    const cost = { digest, iterations: Number(iterations), length: key.length };
    if (work === null || salt.length > MAX_SALT_BYTES || !isPossiblePbkdf2(cost)) return null;
    if (parameters !== pbkdf2Parameters(digest, cost)) return null;
    return { work, matches: async (password) => timingSafeEqual(key, await pbkdf2(password, salt, cost)) };
  },
  workOf: (costClass) => workOf(costClass.slice('pbkdf2:'.length)),
};
