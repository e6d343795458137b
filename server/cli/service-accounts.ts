import {
  createAccountAsOperator,
  deleteAccountAsOperator,
  listAccountsAsOperator,
} from '#server/features/service-accounts/operator.ts';
import { ServiceScope } from '#shared/lib/scopes.ts';

import { CommandError, type Tools } from './command.ts';
import { asOperator } from './operator.ts';

export const serviceAccountUsage = `
Service accounts of the platform, whose programs call the service with a key:
  npm run admin -- service-account create --name <name> --role <role> --scopes <scope,…>
  npm run admin -- service-account list
  npm run admin -- service-account delete <id>`;

export const serviceAccountFlags = { role: { type: 'string' }, scopes: { type: 'string' } } as const;

interface Flags {
  name?: string | undefined;
  role?: string | undefined;
  scopes?: string | undefined;
}

/** @returns whether the arguments are complete. */
export async function manageServiceAccounts(
  tools: Tools,
  [action, id, ...others]: string[],
  { name, role, scopes }: Flags,
): Promise<boolean> {
  if (others.length > 0) return false;
  if (action === 'create' && id === undefined && name && role && scopes) {
    const { account, key } = await asOperator(tools, (ctx) =>
      createAccountAsOperator(ctx, { name, role, scopes: scopesOf(scopes) }),
    );
    console.log(`Created the service account ${account.name} (${account.id}) with the role ${account.role}.`);
    console.log(`Its key, which is shown only now: ${key}`);
    return true;
  }
  if (name ?? role ?? scopes) return false;
  if (action === 'list' && id === undefined) {
    const accounts = await listAccountsAsOperator(tools.orm.em.fork());
    if (accounts.length === 0) console.log('There are no service accounts.');
    for (const account of accounts) console.log(`${account.id}  ${account.name}  (${account.role})`);
    return true;
  }
  if (action !== 'delete' || id === undefined) return false;
  const deleted = await asOperator(tools, (ctx) => deleteAccountAsOperator(ctx, id));
  if (deleted === null) throw new CommandError(`No service account of the platform has the id ${id}.`);
  console.log(`Deleted the service account ${deleted.name} and its keys.`);
  return true;
}

function scopesOf(text: string): ServiceScope[] {
  return text.split(',').map((part) => {
    const scope = ServiceScope.safeParse(part.trim());
    if (!scope.success) {
      throw new CommandError(`${part.trim()} is no scope. The scopes: ${ServiceScope.options.join(', ')}.`);
    }
    return scope.data;
  });
}
