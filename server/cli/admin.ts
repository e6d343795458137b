import { grantAdministrator, listAdministrators, revokeAdministrator } from '#server/features/admin/administrators.ts';
import { inOneTransaction } from '#server/db/one-transaction.ts';

import { CommandError, run, type Tools } from './command.ts';

const usage = `Usage:
  npm run admin -- grant <email>    make somebody an administrator
  npm run admin -- revoke <email>   make them an ordinary user again
  npm run admin -- list             show all administrators`;

const [action, email] = process.argv.slice(2);

await run(async (tools) => {
  if (action === 'list') return list(tools);
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new CommandError(usage);

  const act = action === 'grant' ? grantAdministrator : revokeAdministrator;
  const user = await inOneTransaction(tools.orm.em.fork(), (em) => act(em, email, tools.options));
  if (user === null) throw new CommandError(`Nobody here has the address ${email}: they sign up first.`);
  console.log(`${user.email} has the role ${user.role} now.`);
});

async function list({ orm, options }: Tools): Promise<void> {
  const administrators = await listAdministrators(orm.em.fork(), options);
  if (administrators.length === 0) console.log('There is no administrator.');
  for (const { email: address, name, role } of administrators) console.log(`${address}  ${name}  (${role})`);
}
