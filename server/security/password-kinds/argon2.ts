import { timingSafeEqual } from 'node:crypto';

import { bytesOf, type HashKind } from './kind.ts';
import { isPossibleArgon2, MAX_SALT_BYTES } from './limits.ts';
import { argon2, argon2Class, workIn, type Argon2Cost, type Work } from './work.ts';

function argon2Cost(parameters: string): Argon2Cost {
  const [type = '', ...numbers] = parameters.split(',');
  const [memory = 0, passes = 0, parallelism = 0, length = 0] = numbers.map(Number);
  return { type, memory, passes, parallelism, length };
}

function workOf(cost: Argon2Cost): Work | null {
  return ['i', 'd', 'id'].includes(cost.type) && isPossibleArgon2(cost) ? workIn(argon2Class(cost), 1) : null;
}

/** Version 1.3: `argon2:id,memory in KiB,passes,lanes,length:<salt>:<key>`. The salt has at least eight bytes (RFC 9106). */
export const argon2Kind: HashKind = {
  tag: 'argon2',
  parse(fields) {
    const [parameters = '', saltText = '', keyText = ''] = fields.split(':');
    const [cost, salt, key] = [argon2Cost(parameters), bytesOf(saltText), bytesOf(keyText)];
    const work = workOf(cost);
    if (work === null || salt.length < 8 || salt.length > MAX_SALT_BYTES || key.length !== cost.length) return null;
    return { work, matches: async (password) => timingSafeEqual(key, await argon2(password, salt, cost)) };
  },
  workOf: (costClass) => workOf(argon2Cost(costClass.slice('argon2:'.length))),
};
