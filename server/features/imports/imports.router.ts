import { get } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { ImportList } from '#shared/imports/schemas.ts';
import { NoFields } from '#shared/lib/fields.ts';

import { listImports } from './list-imports.ts';

export const importsRouter = {
  admin: {
    listImports: administrator({ user: ['list'] })
      .meta(get('/admin/list-imports', 'List imports from other products, newest first'))
      .meta({ bounded: 'The newest 100 runs of a command.' })
      .input(NoFields)
      .output(ImportList)
      .query(listImports),
  },
};
