import type { AnyProcedure, AnyRouter, TRPCRouterRecord } from '@trpc/server';
import type { z } from 'zod';

import { router, withSchemas } from '#server/call/trpc.ts';

import { ExtendedSchemas, type FieldsByRecord } from '#server/fields/extended-schemas.ts';

/** The router of a service whose options declare additional fields; without any, the same router. */
export function routerWithFields<Router extends AnyRouter>(base: Router, fields: FieldsByRecord): Router {
  if (Object.values(fields).every((declared) => Object.keys(declared).length === 0)) return base;
  const schemas = new ExtendedSchemas(fields);
  const extend = (schema: z.ZodType) => schemas.of(schema);
  // The calls are those of the same router; fields of the options have no static types.
  return router(extendedCalls(base._def.record, extend)) as unknown as Router;
}

function extendedCalls(record: TRPCRouterRecord, extend: (schema: z.ZodType) => z.ZodType): TRPCRouterRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, entry]) =>
      // A procedure is a function.
      [
        name,
        typeof entry === 'function'
          ? withSchemas(entry as AnyProcedure, extend)
          : extendedCalls(entry as TRPCRouterRecord, extend),
      ],
    ),
  );
}
