import { writeFile } from 'node:fs/promises';

import { readPage, type ExportedRow } from '#server/features/personal-data/read-rows.ts';
import { personalDataOptions } from '#server/features/personal-data/personal-data.options.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import { Reads } from '#server/db/reads.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { canonicalEmail } from '#shared/lib/fields.ts';

import { CommandError, parseCommandLine, run, type Tools } from './command.ts';
import { asOperator } from './operator.ts';
import { eraseAgain, listErasures, readErasures } from './personal-data/erasures.ts';

const usage = `Usage:
  npm run personal-data -- export <email> [--file <file>]    write what is stored about a user, as JSON
  npm run personal-data -- erase <email> --yes               erase a user, and print the number of the receipt
  npm run personal-data -- erasures [--since <date>]         print the ids of erased users, for a restore
  npm run personal-data -- erase-again <erasures.jsonl>      erase the users whom a restore by other programs brought back`;

const DAY = 86_400;

const flags = {
  file: { type: 'string' },
  since: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

await run(async (tools) => {
  const { positionals, values } = parseCommandLine(flags, usage);
  const [action, email, ...others] = positionals;
  if (others.length > 0) throw new CommandError(usage);
  if (action === 'erasures' && email === undefined) return printErasures(tools, values.since);
  if (email === undefined) throw new CommandError(usage);
  if (action === 'erase-again') return eraseAgainFrom(tools, email);
  if (action === 'export') return exportUser(tools, email, values.file);
  if (action === 'erase') return erase(tools, email, values.yes);
  throw new CommandError(usage);
});

async function findUser({ orm }: Tools, email: string): Promise<User> {
  const user = await orm.em.fork().findOne(User, { email: canonicalEmail(email) });
  if (user === null) throw new CommandError(`No user has the address ${email}.`);
  return user;
}

async function exportUser(tools: Tools, email: string, file: string | undefined): Promise<void> {
  const { orm, options } = tools;
  const user = await findUser(tools, email);
  const reads = new Reads(await orm.em.getConnection().getNativeClient(), { prepared: false });
  const tables: Record<string, ExportedRow['values'][]> = {};
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      { orm, options, reads },
      user,
      cursor ?? undefined,
    );
    for (const { table, values } of page.rows) (tables[table] ??= []).push(values);
    cursor = page.nextCursor;
  } while (cursor !== null);
  await asOperator(tools, async (ctx) => ctx.audit('user.data-exported', { subjectId: user.id }));
  const service = { name: options.appName, url: options.baseUrl };
  const content = { version: 1, service, person: { id: user.id }, generatedAt: now().toISOString(), tables };
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
    console.log(`Wrote ${file}.`);
  }
}

async function erase(tools: Tools, email: string, isConfirmed: boolean): Promise<void> {
  const user = await findUser(tools, email);
  if (!isConfirmed) throw new CommandError(`--yes erases ${user.email} (${user.id}) for ever.`);
  const { receipt } = await asOperator(tools, async (ctx) => {
    ctx.audit('user.removed', { subjectId: user.id });
    return removeUser(ctx, user, 'operator');
  });
  console.log(`Erased ${user.id}.${receipt === null ? '' : ` Receipt ${receipt}`}`);
}

async function printErasures(tools: Tools, since: string | undefined): Promise<void> {
  const days = personalDataOptions.of(tools).erasureLogDays;
  const from = since === undefined ? inSeconds(-days * DAY) : new Date(since);
  if (Number.isNaN(from.getTime())) throw new CommandError('--since takes a date, such as 2026-11-01');
  for (const erasure of await listErasures(tools, from)) console.log(JSON.stringify(erasure));
}

async function eraseAgainFrom(tools: Tools, file: string): Promise<void> {
  const erasures = await readErasures(file);
  if (erasures.length === 0) throw new CommandError(`${file} names no erased users.`);
  const { erased, refused } = await eraseAgain(tools, erasures);
  console.log(`Erased again: ${erased} users`);
  if (refused.length > 0) throw new CommandError(`These users are still stored:\n${refused.join('\n')}`);
}
