/** The exports of `@gatehouse/client`: calls without React. */
export { createGatehouseClient, type ClientOptions, type GatehouseClient } from './client.ts';
export { failureOf, settled, type CallFailure, type Settled } from './errors.ts';
export type { AppRouter, FailedCall, Procedures, RootTypes } from './router.ts';
export type { CurrentSession } from './calls.ts';
export type * from '#generated/api.ts';
export type { CallName, InputOf, Inputs, OutputOf, Outputs } from '#shared/calls.ts';
export type { ErrorCode } from '#shared/error-codes.ts';
