/** The public module `gatehouse/server`. */
import { createGatehouse as create } from './app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { RunningGatehouse } from './app/running-gatehouse.ts';

/**
 * Creates the service and migrates its database. Every option has a default; the environment is not read.
 *
 * @throws OptionsError if an option is invalid; the message names it.
 */
export const createGatehouse: (options?: GatehouseOptions) => Promise<RunningGatehouse> = create;

export { AppError, OptionsError } from './lib/errors.ts';
export { defineConfig } from './options/define-config.ts';
export type * from '#generated/gatehouse-options.ts';
export type * as records from './options/hooks/records.ts';
export type { RunningGatehouse as Gatehouse, RunningOptions, ServerCaller } from './app/running-gatehouse.ts';
export type { Calls, ServerCalls } from '#generated/api.ts';
export type { InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';
export type { ErrorCode } from '#shared/error-codes.ts';
export { createAccessControl } from '#shared/lib/permissions.ts';
export { organizationStatements } from '#generated/permissions.ts';
