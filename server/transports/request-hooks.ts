import { createContext, type RequestContext } from '#server/call/context.ts';

import type { HookedCall } from '#server/options/hooks/request-hooks.types.ts';

interface Hooked {
  name: string;
  path: string | undefined;
  input: unknown;
  /** Makes another call of the router. */
  makeCall: (ctx: RequestContext, name: string, input: unknown) => Promise<unknown>;
}

/** Runs a call between the hooks of the options. */
export async function withRequestHooks(ctx: RequestContext, hooked: Hooked, run: () => Promise<unknown>) {
  const { before, after } = ctx.options.hooks;
  if (!before && !after) return run();
  const call = describe(ctx, hooked);
  await before?.(call);
  const result = await run();
  try {
    await after?.({ ...call, result });
  } catch (error) {
    ctx.log.error({ err: error, call: hooked.name, hook: 'hooks.after' }, 'a request hook failed');
  }
  return result;
}

function describe(ctx: RequestContext, { name, path, input, makeCall }: Hooked): HookedCall {
  const { headers, ip, log, source } = ctx;
  return {
    call: name,
    path: path ?? null,
    body: structuredClone(input),
    headers,
    request: ctx.webRequest(),
    getSession: () => {
      // Its own context: neither cookies nor changes of the look-up belong to the call.
      const own = createContext(ctx, { headers, ip, log, ...source });
      const query = { disableCookieCache: true, disableRefresh: true };
      return makeCall(own, 'getSession', query) as ReturnType<HookedCall['getSession']>;
    },
  };
}
