import { z } from 'zod';

export const DEFAULT_BASE_PATH = '/api/auth';

/** The transport of the typed client, at the same path in every service. */
export const RPC_PREFIX = '/api/trpc';

/** The first segments of the web app's screens and files, and of the other routes of the service. */
export const reservedSegments: ReadonlySet<string> = new Set([
  '.well-known',
  'account',
  'admin',
  'assets',
  'consent',
  'dev',
  'email-verified',
  'error',
  'favicon.svg',
  'forgot-password',
  'invitation',
  'magic-link',
  'new-organization',
  'organizations',
  'reset-password',
  'set-up',
  'setup',
  'sign-in',
  'sign-up',
  'verify-email',
]);

/** Unreserved characters of RFC 3986; a segment of dots alone would be resolved by clients. */
const path = /^(\/(?!\.+(\/|$))[\w.~-]+)+$/;

export const basePath = z
  .string()
  .regex(path, 'a path such as /api/auth, without a slash at its end')
  .refine(isUnused, 'a path that is neither /api/trpc nor of the web app, such as /auth')
  .meta({ secret: false })
  .default(DEFAULT_BASE_PATH)
  .describe(
    'The path of the REST calls, of the OpenAPI document and of the explorer, below `baseUrl`. The typed client calls `/api/trpc`, which does not change.',
  );

function isUnused(value: string): boolean {
  const lowercase = value.toLowerCase();
  return !isAtOrBelow(lowercase, RPC_PREFIX) && !reservedSegments.has(lowercase.split('/')[1]!);
}

/** Whether a path is another one or below it. */
export function isAtOrBelow(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`);
}
