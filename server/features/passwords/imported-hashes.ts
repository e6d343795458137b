import type { AppServices } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { now } from '#server/lib/now.ts';
import { OWN_TAG } from '#server/security/password-kinds/bcrypt.ts';

import { passwordOptions } from './password.options.ts';

/** Removes the imported hashes that no sign-in has replaced until the day of the options, and what they needed. */
export async function endImportedHashes(service: AppServices): Promise<void> {
  const { importedHashesUntil } = passwordOptions.of(service);
  if (importedHashesUntil === undefined || now() < new Date(importedHashesUntil)) return;
  await inTransaction(service.orm.em.fork(), async (em) => {
    const imported = { password: { $ne: null }, $not: { password: { $like: `${OWN_TAG}:%` } } };
    await em.nativeUpdate(Account, imported, { password: null, updatedAt: now() });
    await em.execute('delete from import_parameter');
  });
}
