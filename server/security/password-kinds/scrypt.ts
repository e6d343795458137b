import { createCipheriv, timingSafeEqual } from 'node:crypto';

import { bytesOf, type HashKind } from './kind.ts';
import { isPossibleScrypt, MAX_SALT_BYTES } from './limits.ts';
import { scrypt, scryptClass, workIn, type ScryptCost, type Work } from './work.ts';

/** Hashes of better-auth: `salt:key` in hexadecimal; the hexadecimal text of the salt is the salt. */
const BETTER_AUTH_FORM = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const BETTER_AUTH_COST = { N: 16_384, r: 16, p: 1, length: 64 };
const betterAuthWork = workIn(scryptClass(BETTER_AUTH_COST), 1);

export const betterAuthScrypt: HashKind = {
  tag: 'scrypt',
  parse(fields) {
    const [, salt, key] = BETTER_AUTH_FORM.exec(fields) ?? [];
    if (!salt || !key) return null;
    const expected = Buffer.from(key, 'hex');
    return {
      work: betterAuthWork,
      matches: async (password) =>
        timingSafeEqual(expected, await scrypt(password.normalize('NFKC'), Buffer.from(salt), BETTER_AUTH_COST)),
    };
  },
  workOf: () => betterAuthWork,
};

function workOf(cost: ScryptCost): Work | null {
  return isPossibleScrypt(cost) ? workIn(scryptClass(cost), 1) : null;
}

function scryptCost(parameters: string): ScryptCost {
  const [N = 0, r = 0, p = 0, length = 0] = parameters.split(',').map(Number);
  return { N, r, p, length };
}

/** `scrypt2:N,r,p,length:<salt>:<key>` */
export const plainScrypt: HashKind = {
  tag: 'scrypt2',
  parse(fields) {
    const [parameters = '', saltText = '', keyText = ''] = fields.split(':');
    const [cost, salt, key] = [scryptCost(parameters), bytesOf(saltText), bytesOf(keyText)];
    const work = workOf(cost);
    if (work === null || salt.length > MAX_SALT_BYTES || key.length !== cost.length) return null;
    return { work, matches: async (password) => timingSafeEqual(key, await scrypt(password, salt, cost)) };
  },
  workOf: (costClass) => workOf(scryptCost(costClass.slice('scrypt2:'.length))),
};

/** Firebase: `rounds` is the block size, `mem_cost` the binary logarithm of N. */
function firebaseCost(parameters: string): ScryptCost {
  const [log2 = 0, r = 0] = parameters.split(',').map(Number);
  return { N: 2 ** log2, r, p: 1, length: 32 };
}

/**
 * `firebase:14,8:<id of the parameter>:<salt>:<hash>`. The key that scrypt derives encrypts the signer key of the project;
 * the ciphertext is the hash.
 */
export const firebaseScrypt: HashKind = {
  tag: 'firebase',
  parse(fields) {
    const [parameters = '', parameter = '', saltText = '', hashText = ''] = fields.split(':');
    const [cost, salt, expected] = [firebaseCost(parameters), bytesOf(saltText), bytesOf(hashText)];
    const work = workOf(cost);
    if (work === null || salt.length > MAX_SALT_BYTES || expected.length === 0) return null;
    return {
      work,
      matches: async (password, { readParameter }) => {
        const { signerKey = '', separator = '' } = (await readParameter(parameter)) ?? {};
        const key = await scrypt(password, Buffer.concat([salt, bytesOf(separator)]), cost);
        const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
        const actual = Buffer.concat([cipher.update(bytesOf(signerKey)), cipher.final()]);
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      },
    };
  },
  workOf: (costClass) => workOf(firebaseCost(costClass.slice('firebase:'.length))),
};
