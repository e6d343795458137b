import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

import { writeAudit } from '#server/audit/audit.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import type { EventContext } from '#server/events.ts';
import { registriesOf } from '#server/feature.ts';
import { features } from '#server/features.ts';
import {
  createUserAsOperator,
  grantAdministrator,
  listAdministrators,
  revokeAdministrator,
  setPasswordAsOperator,
} from '#server/features/admin/operator.ts';

import { CommandError, run, type Tools } from './command.ts';

const usage = `Usage:
  npm run admin -- create <email> [--name <name>] [--admin]    create a user without a password
  npm run admin -- set-password <email>                        set a user's password, read from standard input
  npm run admin -- grant <email>                               make a user an administrator
  npm run admin -- revoke <email>                              make them an ordinary user again
  npm run admin -- list                                        show all administrators`;

const flags = { name: { type: 'string' }, admin: { type: 'boolean', default: false } } as const;
type Flags = { name?: string | undefined; admin: boolean };

const actions: Record<string, (tools: Tools, email: string, flags: Flags) => Promise<void>> = {
  create: async (tools, email, { name = email, admin }) => {
    const user = await asOperator(tools, async (ctx) => {
      const created = await createUserAsOperator(ctx, { email, name });
      return admin ? grantAdministrator(ctx, email) : created;
    });
    console.log(`Created ${user!.email} with the role ${user!.role}. Set a password: npm run admin -- set-password`);
  },
  'set-password': async (tools, email) => {
    const password = await readPassword(`New password of ${email}: `);
    const user = await asOperator(tools, (ctx) => setPasswordAsOperator(ctx, { email, password }));
    if (user === null) throw unknownUser(email);
    console.log(`${user.email} has a new password; their sessions ended.`);
  },
  grant: (tools, email) => changeRole(tools, email, grantAdministrator),
  revoke: (tools, email) => changeRole(tools, email, revokeAdministrator),
};

await run(async (tools) => {
  const { action, email, values } = parseArguments();
  if (action === 'list') return list(tools);
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (act === undefined || email === undefined) throw new CommandError(usage);
  await act(tools, email, values);
});

function parseArguments() {
  try {
    const { positionals, values } = parseArgs({ options: flags, allowPositionals: true });
    const [action = '', email, ...others] = positionals;
    const isForCreate = values.name !== undefined || values.admin;
    if (others.length === 0 && (action === 'create' || !isForCreate)) return { action, email, values };
  } catch {
    // An unknown flag.
  }
  throw new CommandError(usage);
}

/** Acts in one transaction, audited as the operator's; the features hear of its events as of a call's. */
async function asOperator<T>({ orm, options }: Tools, act: (ctx: EventContext) => Promise<T>): Promise<T> {
  const tasks: (() => Promise<void>)[] = [];
  const result = await inTransaction(orm.em.fork(), (em) =>
    act({
      em,
      options,
      ...registriesOf(features),
      afterCommit: (_name, task) => void tasks.push(task),
      audit: (event, about) => {
        const details = { ...about?.details, by: 'operator' };
        writeAudit(em, [{ ...about, ip: '', userAgent: 'command line', event, details }]);
      },
    }),
  );
  for (const task of tasks) await task();
  return result;
}

async function changeRole(tools: Tools, email: string, act: typeof grantAdministrator): Promise<void> {
  const user = await asOperator(tools, (ctx) => act(ctx, email));
  if (user === null) throw unknownUser(email);
  console.log(`${user.email} has the role ${user.role} now.`);
}

function unknownUser(email: string): CommandError {
  return new CommandError(`No user has the address ${email}: create them first.`);
}

async function list({ orm, options }: Tools): Promise<void> {
  const administrators = await listAdministrators(orm.em.fork(), options);
  if (administrators.length === 0) console.log('There is no administrator.');
  for (const { email: address, name, role } of administrators) console.log(`${address}  ${name}  (${role})`);
}

/** Reads a password: typed at a terminal without an echo, else the first line of standard input. */
async function readPassword(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0]!;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(prompt);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
