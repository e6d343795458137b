import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature } from '#server/call/feature.ts';
import { userDeleting } from '#server/features/users/events.ts';

import { ImportedRowSchema, ImportRunSchema } from './import.entity.ts';
import { importsRouter } from './imports.router.ts';

/** What the command `npm run import` stores. */
export const imports = defineFeature({
  name: 'imports',
  entities: [ImportRunSchema, ImportedRowSchema],
  router: importsRouter,
  on: [
    on(userDeleting, async ({ em }, { user }) => {
      await em.execute(`update imported_row set target_id = null, fields = '' where target_id = ?`, [user.id]);
    }),
  ],
});
