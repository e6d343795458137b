import { expect, test } from 'vitest';

import { samplesOf, tokenNote } from '#openapi/explorer/samples.js';
import { appRouter } from '#server/app/router.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { sampledCalls } from '#tests/support/sources/sampled-calls.ts';

const calls = sampledCalls();
const callOf = (id: string) => calls.find(({ operation }) => operation.operationId === id)!;

test('calls that are served over RPC have a sample in TypeScript, with the kind of the procedure', () => {
  const served = servedCalls(appRouter).filter(({ meta }) => !meta.html && !meta.file && !meta.form);
  const kinds = new Map(served.map(({ name, kind }) => [name, kind === 'query' ? 'query' : 'mutate']));
  for (const call of calls) {
    const name = call.operation['x-rpc-name'];
    const kind = call.operation['x-browser-only'] ? undefined : kinds.get(name);
    const { typescript } = samplesOf(call);
    expect([name, typescript && /gatehouse\.([\w.]+)\(/.exec(typescript)![1]]).toEqual([
      name,
      kind && `${name}.${kind}`,
    ]);
  }
});

test('samples fill in the path and required parameters, and name what authenticates a call', () => {
  expect(samplesOf(callOf('callback')).curl).toMatch(/^curl 'https:[^{}]+'$/);
  expect(samplesOf(callOf('apiKeyGet')).javascript).toMatch(/api-key\/get\?id=[\w-]+'/);
  const notes = ['signInEmail', 'getSession', 'organizationList'].map((id) => tokenNote(callOf(id).operation));
  expect(notes).toEqual([
    undefined,
    '`<token>` is the `token` in the answer of a sign-in. Browsers send the session cookie instead. It is optional.',
    '`<token>` is the `token` in the answer of a sign-in, or an API key with the scope `organization:read`. Browsers send the session cookie instead.',
  ]);
});
