import type { TRPCBuiltRouter, TRPCErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';

import type { Calls, Mutation, Query } from '#generated/api.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

/** The error of a failed call, in addition to tRPC's fields. */
export interface FailedCall extends TRPCErrorShape {
  data: {
    code: ErrorCode;
    message: string;
    httpStatus: number;
    issues?: { path: string; message: string }[];
  };
}

/** Calls as tRPC procedures. */
export type Procedures<Tree> = {
  [Key in keyof Tree]: Tree[Key] extends Query<infer Input, infer Output>
    ? TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>
    : Tree[Key] extends Mutation<infer Input, infer Output>
      ? TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>
      : Procedures<Tree[Key]>;
};

/** The root types that tRPC's types need. */
export interface RootTypes {
  ctx: object;
  meta: object;
  errorShape: FailedCall;
  // Plain JSON. `false` would make tRPC expand the type of every answer, which loses its name.
  transformer: boolean;
}

/** The service's router for tRPC clients. */
export type AppRouter = TRPCBuiltRouter<RootTypes, Procedures<Calls>>;
