import {
  createUserAsOperator,
  grantAdministrator,
  listAdministrators,
  revokeAdministrator,
  setPasswordAsOperator,
} from '#server/features/admin/operator.ts';

import { CommandError, parseCommandLine, run, type Tools } from './command.ts';
import { asOperator } from './operator.ts';
import { readPassword } from './read-password.ts';
import { manageOrganizations, organizationUsage } from './organizations.ts';
import { manageServiceAccounts, serviceAccountFlags, serviceAccountUsage } from './service-accounts.ts';

const usage = `Usage:
  npm run admin -- create <email> [--name <name>] [--admin]    create a user without a password
  npm run admin -- set-password <email>                        set a user's password, read from standard input
  npm run admin -- grant <email>                               make a user an administrator
  npm run admin -- revoke <email>                              remove the role of administrator
  npm run admin -- list                                        show all administrators
${serviceAccountUsage}
${organizationUsage}`;

const flags = {
  name: { type: 'string' },
  admin: { type: 'boolean', default: false },
  ...serviceAccountFlags,
} as const;
type Flags = { name?: string | undefined; admin: boolean };

/** Each action returns its message; null if no user has the address. */
const actions: Record<string, (tools: Tools, email: string, flags: Flags) => Promise<string | null>> = {
  create: async (tools, email, { name = email, admin }) => {
    const user = await asOperator(tools, async (ctx) => {
      const created = await createUserAsOperator(ctx, { email, name });
      return admin ? grantAdministrator(ctx, email) : created;
    });
    return `Created ${user!.email} with the role ${user!.role}. Set a password: npm run admin -- set-password`;
  },
  'set-password': async (tools, email) => {
    const password = await readPassword(`New password of ${email}: `);
    const user = await asOperator(tools, (ctx) => setPasswordAsOperator(ctx, { email, password }));
    return user && `${user.email} has a new password. All sessions of the user were revoked.`;
  },
  grant: (tools, email) => changeRole(tools, email, grantAdministrator),
  revoke: (tools, email) => changeRole(tools, email, revokeAdministrator),
};

await run(async (tools) => {
  const { positionals, values } = parseCommandLine(flags, usage);
  if (positionals[0] === 'service-account') {
    const isDone = await manageServiceAccounts(tools, positionals.slice(1), values);
    if (!isDone) throw new CommandError(usage);
    return;
  }
  if (positionals[0] === 'organization') {
    const isDone = Object.values(values).some(Boolean) ? false : await manageOrganizations(tools, positionals.slice(1));
    if (!isDone) throw new CommandError(usage);
    return;
  }
  const [name = '', email, ...others] = positionals;
  const isCreation = name === 'create';
  const hasUnusedFlags =
    (!isCreation && (values.name !== undefined || values.admin)) ||
    values.role !== undefined ||
    values.scopes !== undefined;
  if (others.length > 0 || hasUnusedFlags) throw new CommandError(usage);
  if (name === 'list') return list(tools);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined || email === undefined) throw new CommandError(usage);
  const message = await action(tools, email, values);
  if (message === null) throw new CommandError(`No user has the address ${email}: create the user first.`);
  console.log(message);
});

async function changeRole(tools: Tools, email: string, change: typeof grantAdministrator): Promise<string | null> {
  const user = await asOperator(tools, (ctx) => change(ctx, email));
  return user && `${user.email} now has the role ${user.role}.`;
}

async function list({ orm, options }: Tools): Promise<void> {
  const administrators = await listAdministrators(orm.em.fork(), options);
  if (administrators.length === 0) console.log('There are no administrators.');
  for (const { email: address, name, role } of administrators) console.log(`${address}  ${name}  (${role})`);
}
