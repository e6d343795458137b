import { z } from 'zod';

import { functionOption } from '#server/options/define-options.ts';

import type { AfterCall, BeforeCall } from './request-hooks.types.ts';

export const RequestHooksOptions = z
  .strictObject({
    before: functionOption<BeforeCall>('BeforeCall')
      .optional()
      .describe('Runs before the guards of every call. Throwing an `AppError` answers the call with it.'),
    after: functionOption<AfterCall>('AfterCall')
      .optional()
      .describe('Runs after the commit of every successful call, before its answer. A failure is logged.'),
  })
  .meta({ id: 'RequestHooks' });
