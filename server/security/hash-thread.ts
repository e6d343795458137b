import { argon2Sync, hash, pbkdf2Sync, scryptSync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { hashSync, verifySync } from '@node-rs/bcrypt';

interface Rounds {
  first: Uint8Array;
  suffix: Uint8Array;
  rounds: number;
}

/** Hashes `first`, then the digest with `suffix`, until the digest was taken `rounds` times more. */
function digestRounds(digest: string, { first, suffix, rounds }: Rounds): Uint8Array {
  let result = hash(digest, first, 'buffer');
  for (let round = 0; round < rounds; round += 1) result = hash(digest, Buffer.concat([result, suffix]), 'buffer');
  return result;
}

/** A worker thread of the hash pool: calls a function for each message and posts the result. */
const functions = {
  bcryptHash: hashSync,
  bcryptVerify: verifySync,
  scrypt: scryptSync,
  pbkdf2: pbkdf2Sync,
  argon2: argon2Sync,
  digestRounds,
};

export type HashFunctions = typeof functions;

parentPort!.on('message', ([name, ...args]: [name: keyof HashFunctions, ...args: never[]]) => {
  const call: (...args: never[]) => unknown = functions[name];
  parentPort!.postMessage(call(...args));
});

// Hashes then run when no call needs the core. On other systems this would be the priority of the whole process.
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Forbidden by a sandbox.
  }
}
