import { afterEach } from 'vitest';

import type { OpenApiDocument } from './sources/openapi-document.ts';
import type { RecordedResponse } from './sources/response-violations.ts';
import { violations } from './sources/violations.ts';

/**
 * Checks status, code and body of a response against the OpenAPI document. A violation fails the current test at its
 * end, since the caller might swallow an exception thrown here.
 */
export async function assertDocumented(answer: RecordedResponse, document?: OpenApiDocument): Promise<void> {
  // Loaded lazily: tests without calls need no validators.
  const { violationOf } = await import('./sources/response-violations.ts');
  const problem = violationOf(answer, document);
  if (problem) violations.push(new Error(`${answer.method} ${answer.url} answered ${answer.status}: ${problem}`));
}

afterEach(() => {
  const [first, ...rest] = violations.splice(0);
  if (first && rest.length === 0) throw first;
  if (first) throw new AggregateError([first, ...rest], [first, ...rest].map(({ message }) => message).join('\n'));
});
