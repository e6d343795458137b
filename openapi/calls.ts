import type { OpenApiRouter } from 'trpc-to-openapi';
import { z } from 'zod';

import type { Status } from '#shared/core.ts';
import type { ErrorCode } from '#shared/errors.ts';

export type DeclaredError = ErrorCode | readonly [code: ErrorCode, status: Status];

/** What a call's row in its router says of it, as far as a reader of the document is concerned. */
export interface StatedMeta {
  openapi?: { method: string; path: string; summary?: string; description?: string } | undefined;
  guard?: string;
  errors?: readonly DeclaredError[];
  guardErrors?: readonly DeclaredError[];
  session?: 'optional';
  query?: readonly string[];
  form?: boolean;
  html?: boolean;
  htmlOrJson?: boolean;
  /** Present where an option can switch the call off. */
  enabled?: unknown;
}

export interface StatedCall {
  /** `signIn.email` */
  name: string;
  meta: StatedMeta;
  /** Whether it answers with a redirect: a call whose output may be absent does. */
  redirects: 'always' | 'sometimes' | 'never';
  /** Its input as the server parses it. */
  input: z.ZodType;
}

/** Every call that third parties can make, by verb and path: `GET /get-session`. */
export function statedCalls(router: OpenApiRouter): Map<string, StatedCall> {
  const calls = new Map<string, StatedCall>();
  for (const [name, { meta, inputs, output }] of Object.entries(procedureDefinitions(router))) {
    if (!meta?.openapi || !isPublic(meta.guard)) continue;
    const { method, path } = meta.openapi;
    const input = inputs[0] ?? z.object({});
    calls.set(`${method} ${path}`, { name, meta, redirects: redirectsOf(output), input });
  }
  return calls;
}

/** What each row of the router declares, by the call's name. */
export function procedureDefinitions(router: OpenApiRouter): Record<string, Definition> {
  // The router types its procedures' definitions loosely; these are the parts that tRPC keeps of a declaration.
  const procedures = router._def.procedures as unknown as Record<string, { _def: Definition }>;
  return Object.fromEntries(Object.entries(procedures).map(([name, { _def }]) => [name, _def]));
}

export interface Definition {
  type: 'query' | 'mutation';
  meta?: StatedMeta;
  inputs: z.ZodType[];
  output: z.ZodType;
}

export function isPublic(guard: unknown): boolean {
  return guard !== 'server only';
}

function redirectsOf(output: z.ZodType): StatedCall['redirects'] {
  if (!output.safeParse(undefined).success) return 'never';
  return output instanceof z.ZodUndefined || output instanceof z.ZodVoid ? 'always' : 'sometimes';
}

/** `signIn.email` -> `signInEmail`: what generators name their functions after. */
export function operationIdOf(name: string): string {
  return name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}
