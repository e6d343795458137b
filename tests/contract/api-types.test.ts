import { readFileSync } from 'node:fs';

import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { expect, expectTypeOf, test } from 'vitest';

import { apiTypes } from '#openapi/api-types.ts';
import { apiTypesFile } from '#openapi/write.ts';
import { appRouter, type AppRouter } from '#server/router.ts';
import type { At, InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';

test('shared/api.ts is what the router says now: `npm run docs` writes it', () => {
  expect(readFileSync(apiTypesFile, 'utf8')).toBe(apiTypes(appRouter));
});

type Fit<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** tRPC says `void` of an input that may be left out. */
type Taken<Input> = void extends Input ? Exclude<Input, void> | undefined : Input;

/** The calls of which what is written differs from what TypeScript makes of the router's schemas. */
type Differing = {
  [Name in ServerCallName]: [
    Fit<InputOf<Name>, Taken<At<inferRouterInputs<AppRouter>, Name>>>,
    Fit<OutputOf<Name>, At<inferRouterOutputs<AppRouter>, Name>>,
  ] extends [true, true]
    ? never
    : Name;
}[ServerCallName];

test('what is written fits what TypeScript makes of the router, both ways: held by `npm run types`', () => {
  // A provider sends the browser there with whatever it likes; to a caller these are texts.
  expectTypeOf<Differing>().toEqualTypeOf<'callback' | 'callbackForm'>();
});
