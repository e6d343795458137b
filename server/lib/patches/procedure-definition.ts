import type { AnyProcedure } from '@trpc/server';
import type { z } from 'zod';

/** What a procedure is built from, as tRPC stores it. */
export interface ProcedureDefinition<Meta, Middleware, Resolver> {
  type: 'query' | 'mutation';
  meta?: Meta;
  inputs: z.ZodType[];
  output: z.ZodType | undefined;
  middlewares: (Middleware & { _type?: 'input' | 'output' })[];
  resolver: Resolver;
}

/**
 * Patch of tRPC: reads the schemas and middlewares of a procedure, which tRPC keeps private
 * (https://github.com/trpc/trpc/pull/705). Its types declare them loosely.
 */
export function definitionOf<Meta, Middleware, Resolver>(
  procedure: AnyProcedure,
): ProcedureDefinition<Meta, Middleware, Resolver> {
  return procedure._def as unknown as ProcedureDefinition<Meta, Middleware, Resolver>;
}
