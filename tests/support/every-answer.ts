import { afterEach } from 'vitest';

import type { SeenAnswer } from './answers.ts';

const violations: Error[] = [];

/**
 * Holds an answer to the OpenAPI document: its status, its code, its body. A violation fails the test in which it was
 * seen: it is kept until the test ends, since what reads the answer may swallow an exception.
 */
export async function holdToDocument(answer: SeenAnswer): Promise<void> {
  // Only a test that makes a call pays for the validators.
  const { problemOf } = await import('./answers.ts');
  const problem = problemOf(answer);
  if (problem) violations.push(new Error(`${answer.method} ${answer.url} answered ${answer.status}: ${problem}`));
}

afterEach(() => {
  const [first, ...rest] = violations.splice(0);
  if (first && rest.length === 0) throw first;
  if (first) throw new AggregateError([first, ...rest], [first, ...rest].map(({ message }) => message).join('\n'));
});
