import { setTimeout as wait } from 'node:timers/promises';

import pLimit from 'p-limit';

import type { ElsewhereHook, ElsewhereQuestion } from './password.types.ts';

/** A refused sign-in is answered after a multiple of it, as long as passwords are checked by another service. */
const INTERVAL_MS = 2000;
/** No question takes longer. */
const MAX_INTERVALS = 3;

/** The old service limits requests, and a flood of sign-ins must not become one of requests to it. */
const questions = pLimit(5);

/** Asks the service from which the account was imported. No answer in time, or an error, is a no. */
export async function askElsewhere(hook: ElsewhereHook, question: ElsewhereQuestion): Promise<boolean> {
  return questions(async () => {
    const answer = Promise.resolve()
      .then(() => hook(question))
      .then(
        (isRight) => isRight === true,
        () => false,
      );
    return Promise.race([answer, wait(INTERVAL_MS * MAX_INTERVALS, false, { ref: false })]);
  });
}

/** A request takes a time of its own, which would tell whose account was imported. */
export async function waitForNextInterval(start: number): Promise<void> {
  const elapsed = performance.now() - start;
  await wait(Math.ceil(elapsed / INTERVAL_MS) * INTERVAL_MS - elapsed);
}
