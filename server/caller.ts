import type { IncomingHttpHeaders } from 'node:http';

import type { AnyProcedure, inferProcedureInput, inferProcedureOutput } from '@trpc/server';

import { createContext, type Service } from './context.ts';
import { servedCalls } from './http/procedures.ts';
import { appRouter, type AppRouter } from './router.ts';

type Tree = AppRouter['_def']['record'];

type PathsOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends AnyProcedure ? Key : `${Key}.${PathsOf<Node[Key]>}`;
}[keyof Node & string];

type At<Node, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Node
    ? At<Node[Head], Rest>
    : never
  : Path extends keyof Node
    ? Node[Path]
    : never;

/** The name of any call: `'getSession'`, `'signIn.email'`. */
export type CallName = PathsOf<Tree>;
type ProcedureAt<Name extends CallName> = At<Tree, Name> extends infer P extends AnyProcedure ? P : never;

/**
 * Makes a call in this process, with the same guards, schemas and unit of work as over the network. `headers` are those
 * of the person on whose behalf it is made (their `cookie`); errors are thrown as `AppError`.
 */
export type ServerCaller = <Name extends CallName>(
  name: Name,
  input?: inferProcedureInput<ProcedureAt<Name>>,
  request?: { headers?: IncomingHttpHeaders },
) => Promise<inferProcedureOutput<ProcedureAt<Name>>>;

export function callerOf(service: Service): ServerCaller {
  const calls = new Map(servedCalls(appRouter).map((call) => [call.name, call]));
  const caller = (name: string, input?: unknown, { headers = {} }: { headers?: IncomingHttpHeaders } = {}) => {
    const ctx = createContext(service, { headers, ip: '', log: service.log }, true);
    return calls.get(name)!.call(ctx, input);
  };
  // The names and shapes are the router's own; only the look-up by name is untyped.
  return caller as ServerCaller;
}
