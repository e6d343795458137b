import type { TRPCClientErrorLike } from '@trpc/client';
import type { UseTRPCQueryResult } from '@trpc/react-query/shared';

import type { CallName, OutputOf } from '#shared/calls.ts';

import type { AppRouter } from './router.ts';

/** React Query's result of a call, `{ data, error, isPending, … }`. */
export type CallResult<Name extends CallName> = UseTRPCQueryResult<OutputOf<Name>, TRPCClientErrorLike<AppRouter>>;
