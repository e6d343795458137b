/** What a service imports as `gatehouse/server`. */
import { createGatehouse as create } from '#server/app.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import type { RunningGatehouse } from '#server/running-gatehouse.ts';

/**
 * Builds the service: database (migrated), calls and their doors. Every option has a default; the environment is not read.
 *
 * @throws OptionsError when an option is invalid, in one line that names it.
 */
export const createGatehouse: (options?: GatehouseOptions) => Promise<RunningGatehouse> = create;

export { AppError } from '#server/errors.ts';
export { defineConfig } from '#server/options/define-config.ts';
export type * from '#server/options/gatehouse-options.ts';
export { OptionsError } from '#server/options/start-error.ts';
export type * as records from '#server/records.ts';
export type { RunningGatehouse as Gatehouse, RunningOptions } from '#server/running-gatehouse.ts';
export type { ServerCaller } from '#server/server-caller.ts';
export type { Calls, ServerCalls } from '#shared/api.ts';
export type { InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';
export type { ErrorCode } from '#shared/errors.ts';
export { createAccessControl, organizationStatements } from '#shared/permissions.ts';
