import { z } from 'zod';

import { functionOption } from '#server/options/define-options.ts';

import type {
  AfterWrite,
  BeforeCreate,
  BeforeDelete,
  BeforeUpdate,
  HookedAccount,
  HookedSession,
  HookedUser,
  HookedVerification,
} from './database-hooks.types.ts';

/** `row` is the name of the type `Row`, `noun` that of its table. */
function tableHooks<Row>(row: string, noun: string) {
  const after = (moment: string) =>
    functionOption<AfterWrite<Row>>(`AfterWrite<${row}>`).optional().describe(`Runs after ${noun} was ${moment}.`);
  const create = z.strictObject({
    before: functionOption<BeforeCreate<Row>>(`BeforeCreate<${row}>`)
      .optional()
      .describe(`Runs before ${noun} is created, and can change fields or cancel the call.`),
    after: after('created'),
  });
  const update = z.strictObject({
    before: functionOption<BeforeUpdate<Row>>(`BeforeUpdate<${row}>`)
      .optional()
      .describe(`Runs before ${noun} is changed, and can change fields or cancel the call.`),
    after: after('changed'),
  });
  const remove = z.strictObject({
    before: functionOption<BeforeDelete<Row>>(`BeforeDelete<${row}>`)
      .optional()
      .describe(`Runs before ${noun} is deleted, and can cancel the call.`),
    after: after('deleted'),
  });
  return z
    .strictObject({ create: create.prefault({}), update: update.prefault({}), delete: remove.prefault({}) })
    .prefault({});
}

export const DatabaseHooksOptions = z
  .strictObject({
    user: tableHooks<HookedUser>('HookedUser', 'a user'),
    session: tableHooks<HookedSession>('HookedSession', 'a session'),
    account: tableHooks<HookedAccount>('HookedAccount', 'an account'),
    verification: tableHooks<HookedVerification>('HookedVerification', 'a single-use token'),
  })
  .meta({
    id: 'DatabaseHooks',
    description:
      'Functions that run when rows change, whichever call changes them. Rows have no secrets: no hashes, tokens or passwords. Rows that the database deletes with their user run no hooks.',
  });

export type DatabaseHooksOptions = z.output<typeof DatabaseHooksOptions>;
