import type { QueryClient } from '@tanstack/react-query';

import { callOf } from './calls.ts';
import { serviceAddress, type ClientOptions } from './client.ts';
import { cookieMessage } from './cookie-problem.ts';

/*
 * What developers see when the page and the service do not fit together: a sentence in the console and a card in the page.
 * Bundlers replace `process.env.NODE_ENV`, so that production builds contain none of it.
 */
const load = () => import('./development/report.ts');

/** Shows an error of the app's own code that is about to be thrown. */
export function showMistake(section: string, { message }: Error): void {
  if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined') {
    void load().then(({ showError }) => showError(section, message));
  }
}

/** The options with a `fetch` that reports a call without an answer of the service, at the first failure. */
export function withReports(options: ClientOptions): ClientOptions {
  return process.env.NODE_ENV !== 'production' && typeof document !== 'undefined' ? reporting(options) : options;
}

function reporting(options: ClientOptions): ClientOptions {
  const send = options.fetch ?? fetch;
  const service = serviceAddress(options);
  let hasFailed = false;
  return {
    ...options,
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        const isJson = response.headers.get('content-type')?.includes('json');
        const isSuspect = !isJson || response.status === 403;
        if (isSuspect || hasFailed) {
          const copy = response.clone();
          void load().then(({ reportResponse }) => reportResponse({ service, options, response: copy }));
        }
        hasFailed = isSuspect;
        return response;
      } catch (error) {
        hasFailed = true;
        if (!init?.signal?.aborted) void load().then(({ reportNoResponse }) => reportNoResponse(service));
        throw error;
      }
    },
  };
}

/** Reports a sign-in after which the service does not see its cookie. */
export function watchSignIns(queries: QueryClient, service: string): void {
  if (process.env.NODE_ENV !== 'production') watch(queries, service);
}

function watch(queries: QueryClient, service: string): void {
  const lost = () => void load().then(({ reportLostCookie }) => reportLostCookie(service));
  let expected: string | null = null;
  // An answer that was on its way before the sign-in tells nothing about its cookie.
  let hasFetched = false;
  queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const data = (event.action.data ?? {}) as { token?: unknown; twoFactorRedirect?: unknown };
    hasFetched = false;
    if (!/^(signIn|signUp|twoFactor)\./.test(callOf(event.mutation.options.mutationKey))) expected = null;
    else if (data.twoFactorRedirect) expected = 'twoFactor.getChallenge';
    else if (data.token) expected = 'getSession';
  });
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || callOf(event.query.queryKey) !== expected) return;
    const { type } = event.action;
    if (type === 'fetch') hasFetched = true;
    if (type !== 'success' || !hasFetched) return;
    expected = null;
    if (event.query.state.data === null) lost();
  });
}

/** The only message of production builds: the operator of the app cannot see it otherwise. */
export function logLostCookie(service: string): void {
  if (process.env.NODE_ENV === 'production') console.error(cookieMessage(service, location.origin));
}
