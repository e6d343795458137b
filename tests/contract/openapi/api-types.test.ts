import { readFileSync } from 'node:fs';

import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { expect, expectTypeOf, test } from 'vitest';

import { apiTypes } from '#openapi/api-types.ts';
import { apiTypesFile } from '#openapi/write.ts';
import { appRouter, type AppRouter } from '#server/app/router.ts';
import type { At, InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';

test('generated/api.ts is up to date with the router (`npm run docs`)', () => {
  expect(readFileSync(apiTypesFile, 'utf8')).toBe(apiTypes(appRouter));
});

type IsEqual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** tRPC types an optional input with `void`. */
type OptionalInput<Input> = void extends Input ? Exclude<Input, void> | undefined : Input;

/** The calls whose generated types differ from the inferred types of the router. */
type Differing = {
  [Name in ServerCallName]: [
    IsEqual<InputOf<Name>, OptionalInput<At<inferRouterInputs<AppRouter>, Name>>>,
    IsEqual<OutputOf<Name>, At<inferRouterOutputs<AppRouter>, Name>>,
  ] extends [true, true]
    ? never
    : Name;
}[ServerCallName];

test('the generated types are equal to the inferred types of the router (`npm run types`)', () => {
  // Callbacks accept any parameter of a provider, and the object of SAML any field of other clients: generated types name some.
  expectTypeOf<Differing>().toEqualTypeOf<
    | 'callback'
    | 'callbackForm'
    | 'sso.callback'
    | 'sso.saml2.sp.acsForm'
    | 'sso.saml2.sp.sloForm'
    | 'sso.register'
    | 'sso.updateProvider'
  >();
});
