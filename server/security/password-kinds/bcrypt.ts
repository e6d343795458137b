import { createHash } from 'node:crypto';

import { bytesOf, type HashKind, type StoredHash } from './kind.ts';
import { isPossibleBcrypt } from './limits.ts';
import { bcryptCost, bcryptHash, compareBcrypt, workIn, type Work } from './work.ts';

/** Hashes of new passwords. */
export const OWN_TAG = 'bcrypt-sha256';

const BCRYPT_FORM = /^\$2b\$\d\d\$[./A-Za-z0-9]{53}$/;
/** The option `bcryptCost` allows more than an import. */
const MAX_OWN_COST = 16;

/**
 * bcrypt reads 72 bytes and stops at a zero byte, so it hashes a base64 digest of the whole password. NFKC unifies the
 * different encodings that keyboards produce for the same characters.
 */
export function prehash(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('base64');
}

export function hashByOwnKind(password: string, cost: number): Promise<string> {
  return bcryptHash(prehash(password), cost).then((hash) => `${OWN_TAG}:${hash}`);
}

/** The work of a bcrypt hash; null if it is malformed or too dear. */
export function workOfBcrypt(hash: string, highest = MAX_OWN_COST): Work | null {
  const cost = bcryptCost(hash);
  return BCRYPT_FORM.test(hash) && isPossibleBcrypt(cost, highest) ? workIn('bcrypt', 2 ** cost) : null;
}

/** The class `bcrypt:10` is that of every kind of bcrypt hash. */
function workOf(costClass: string): Work | null {
  const cost = Number(costClass.split(':')[1]);
  return isPossibleBcrypt(cost, MAX_OWN_COST) ? workIn('bcrypt', 2 ** cost) : null;
}

function bcryptKind(tag: string, textToHash: (password: string) => string): HashKind {
  return {
    tag,
    parse(hash): StoredHash | null {
      const work = workOfBcrypt(hash);
      return work && { work, matches: (password) => compareBcrypt(textToHash(password), hash) };
    },
    workOf,
  };
}

export const ownKind = bcryptKind(OWN_TAG, prehash);

/** bcrypt of the password itself, which reads its first 72 bytes. */
export const plainBcrypt = bcryptKind('bcrypt', (password) => password);

/** bcrypt of the SHA-256 digest in hexadecimal, as Django has it. */
export const bcryptOfHex = bcryptKind('bcrypt-hex', (password) => createHash('sha256').update(password).digest('hex'));

/** bcrypt of the password with a pepper behind it: `bcrypt-pepper:$2b$…:<id of the parameter>`. */
export const bcryptWithPepper: HashKind = {
  tag: 'bcrypt-pepper',
  parse(fields) {
    const [hash = '', parameter = ''] = fields.split(':');
    const work = workOfBcrypt(hash);
    return (
      work && {
        work,
        matches: async (password, { readParameter }) => {
          const pepper = bytesOf((await readParameter(parameter))?.['pepper'] ?? '').toString();
          return compareBcrypt(password + pepper, hash);
        },
      }
    );
  },
  workOf,
};
