import { afterEach } from 'vitest';

import type { RecordedResponse } from './response-violations.ts';

const violations: Error[] = [];

/**
 * Holds an answer to the OpenAPI document: its status, its code, its body. A violation fails the test in which it was
 * seen: it is kept until the test ends, since what reads the answer may swallow an exception.
 */
export async function assertDocumented(answer: RecordedResponse): Promise<void> {
  // Only a test that makes a call pays for the validators.
  const { violationOf } = await import('./response-violations.ts');
  const problem = violationOf(answer);
  if (problem) violations.push(new Error(`${answer.method} ${answer.url} answered ${answer.status}: ${problem}`));
}

afterEach(() => {
  const [first, ...rest] = violations.splice(0);
  if (first && rest.length === 0) throw first;
  if (first) throw new AggregateError([first, ...rest], [first, ...rest].map(({ message }) => message).join('\n'));
});
