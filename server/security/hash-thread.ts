import { scryptSync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { hashSync, verifySync } from '@node-rs/bcrypt';

/** A worker thread of the hash pool: calls a function for each message and posts the result. */
const functions = { bcryptHash: hashSync, bcryptVerify: verifySync, scrypt: scryptSync };

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
