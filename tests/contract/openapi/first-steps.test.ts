import { expect, test } from 'vitest';

import { stepsOf, ways, type Way } from '#openapi/explorer/first-steps.js';
import { sampledCalls } from '#tests/support/sources/sampled-calls.ts';

const calls = sampledCalls();
const callOf = (id: string) => calls.find(({ operation }) => operation.operationId === id)!;

test.for(Object.keys(ways) as Way[])('the first calls of the explorer are those of the document: %s', (way) => {
  const { baseUrl } = calls[0]!;
  for (const { operationId, command, run, other } of stepsOf(way, { baseUrl, slug: 'acme' })) {
    const { method, path } = callOf(operationId);
    if (command.startsWith('curl')) expect(command).toContain(` '${baseUrl}${path}'`);
    if (run) expect([run.input ? 'post' : 'get', run.path]).toEqual([method, path]);
    if (other) expect(callOf(other.operationId)).toBeDefined();
  }
});

test('an email address with a quote is one text for the shell', () => {
  const [signIn] = stepsOf('session', {
    baseUrl: 'https://a.example/api/auth',
    email: "o'neil@example.com",
    slug: 'acme',
  });
  expect(signIn!.command).toContain(String.raw`"o'\''neil@example.com"`);
});
