import type { IncomingHttpHeaders } from 'node:http';

import { createContext, type Service } from './context.ts';
import { servedCalls } from './http/procedures.ts';
import { appRouter } from './router.ts';
import type { ServerCaller } from './server-caller.ts';

export function callerOf(service: Service): ServerCaller {
  const calls = new Map(servedCalls(appRouter).map((call) => [call.name, call]));
  const caller = (name: string, input?: unknown, { headers = {} }: { headers?: IncomingHttpHeaders } = {}) => {
    const ctx = createContext(service, { headers, ip: '', log: service.log }, true);
    return calls.get(name)!.call(ctx, input);
  };
  // The names and shapes are the router's own; only the look-up by name is untyped.
  return caller as ServerCaller;
}
