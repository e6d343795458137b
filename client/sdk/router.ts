import type { TRPCBuiltRouter, TRPCErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';

import type { Calls, Mutation, Query } from '#shared/api.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** What a failed call says, beside tRPC's own words. */
export interface FailedCall extends TRPCErrorShape {
  data: {
    code: ErrorCode;
    message: string;
    httpStatus: number;
    issues?: { path: string; message: string }[];
  };
}

/** Calls as tRPC types them. */
export type Procedures<Tree> = {
  [Key in keyof Tree]: Tree[Key] extends Query<infer Input, infer Output>
    ? TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>
    : Tree[Key] extends Mutation<infer Input, infer Output>
      ? TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>
      : Procedures<Tree[Key]>;
};

/** What tRPC's types ask of a service. */
export interface RootTypes {
  ctx: object;
  meta: object;
  errorShape: FailedCall;
  // JSON as it is; `false` would have tRPC spell out every answer's shape anew, and lose its name.
  transformer: boolean;
}

/** The service's router as tRPC's clients know it. */
export type AppRouter = TRPCBuiltRouter<RootTypes, Procedures<Calls>>;
