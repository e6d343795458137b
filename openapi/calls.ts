import type { ServiceScope } from '#shared/lib/scopes.ts';
import type { OpenApiRouter } from 'trpc-to-openapi';
import { z } from 'zod';

import type { Status } from '#shared/lib/core-errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

export type DeclaredError = ErrorCode | readonly [code: ErrorCode, status: Status];

export type PolicyKind = 'sign-in' | 'organization';

/** The errors of the policies of all features. */
export type PolicyErrors = Readonly<Record<PolicyKind, readonly ErrorCode[]>>;

/** The metadata of a procedure that the document shows. */
export interface DocumentedMeta {
  openapi?: { method: string; path: string; summary?: string; description?: string } | undefined;
  guard?: string;
  errors?: readonly DeclaredError[];
  guardErrors?: readonly DeclaredError[];
  session?: 'optional';
  beforeEnrolment?: boolean;
  scope?: ServiceScope;
  reauthenticate?: true | 'always';
  /** The kind of the policies whose errors it can answer. */
  policies?: PolicyKind;
  /** Of a list without a cursor: why it is short. */
  bounded?: string;
  query?: readonly string[];
  form?: boolean;
  html?: boolean;
  /** The media types of a file. */
  file?: readonly string[];
  htmlOrJson?: boolean;
  /** Of success, if not 200. */
  status?: 201 | 204;
  /** A GET that scripts of pages at untrusted origins may not make. */
  signsIn?: true;
  /** Present if an option can disable the call. */
  enabled?: unknown;
}

export interface DocumentedCall {
  /** `signIn.email` */
  name: string;
  meta: DocumentedMeta;
  /** A call whose output can be undefined answers with a redirect. */
  redirects: 'always' | 'sometimes' | 'never';
  /** The input schema. */
  input: z.ZodType;
}

/** Programs can repeat the call with the header `Idempotency-Key`. */
export function takesIdempotencyKey({ meta }: DocumentedCall): boolean {
  return meta.openapi?.method === 'POST' && meta.scope !== undefined;
}

/** Every public call by method and path: `GET /get-session`. */
export function documentedCalls(router: OpenApiRouter): Map<string, DocumentedCall> {
  const calls = new Map<string, DocumentedCall>();
  for (const [name, { meta, inputs, output }] of Object.entries(procedureDefinitions(router))) {
    if (!meta?.openapi || !isPublic(meta.guard)) continue;
    const { method, path } = meta.openapi;
    const input = inputs[0] ?? z.object({});
    calls.set(`${method} ${path}`, {
      name,
      meta,
      redirects: meta.status === 204 ? 'never' : redirectsOf(output),
      input,
    });
  }
  return calls;
}

/** The definitions of all procedures of the router by name. */
export function procedureDefinitions(router: OpenApiRouter): Record<string, Definition> {
  // tRPC types the definitions loosely; these are the fields used here.
  const procedures = router._def.procedures as unknown as Record<string, { _def: Definition }>;
  return Object.fromEntries(Object.entries(procedures).map(([name, { _def }]) => [name, _def]));
}

export interface Definition {
  type: 'query' | 'mutation';
  meta?: DocumentedMeta;
  inputs: z.ZodType[];
  output: z.ZodType;
}

export function isPublic(guard: unknown): boolean {
  return guard !== 'server only';
}

function redirectsOf(output: z.ZodType): DocumentedCall['redirects'] {
  if (!output.safeParse(undefined).success) return 'never';
  return output instanceof z.ZodUndefined || output instanceof z.ZodVoid ? 'always' : 'sometimes';
}

/** `signIn.email` -> `signInEmail`, which generators use as function name. */
export function operationIdOf(name: string): string {
  return name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}
