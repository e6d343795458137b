import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { CommandError, run } from '#server/cli/command.ts';
import { importAddress } from '#server/configuration.ts';
import { secretsFor } from '#server/security/secrets.ts';

import { importFrom, type Outcome } from './copy.ts';
import { counted, takeInventory, type Inventory } from './inventory.ts';
import { requireBetterAuth, Source } from './source.ts';

/** How many of the rows left behind are named; the rest are counted. */
const NAMED = 20;

const usage = `Usage:
  IMPORT_DATABASE_URL=<postgres address of the better-auth database> npm run import -- [--accept-loss]
  npm run import -- --address-file <file with that address> [--accept-loss]`;

const flags = {
  'accept-loss': { type: 'boolean', default: false },
  'address-file': { type: 'string' },
} as const;

/** A service that goes on after a rehearsal changes what the rehearsal took. */
const notUpdated = `Rows taken before were not updated: bans, deletions, ended sessions, new passwords and every other change
since then are missing. For the cut-over, stop the old service and import into an empty database.`;

await run(async ({ orm, options }) => {
  const { address, acceptsLoss } = parseArguments();
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
    console.error('Stopping after this page; run the same command again to go on.');
  });

  await using source = await Source.open(address);
  requireBetterAuth(source);
  const inventory = await takeInventory(source, options);
  announce(inventory);
  if (inventory.secondFactors > 0 && !acceptsLoss) {
    throw new CommandError(
      `${counted(inventory.secondFactors, 'user')} ${inventory.secondFactors === 1 ? 'has' : 'have'} a second factor, which is not taken: here a password alone would sign them in. Nothing was imported; --accept-loss imports all the same.`,
    );
  }

  const outcomes = await importFrom({
    source,
    em: orm.em.fork(),
    secrets: secretsFor(options),
    progress: ({ table, read, rows }) => console.error(`${table}: ${read} of ${rows}`),
    isStopped: () => isStopped,
  });
  for (const outcome of outcomes) report(outcome);
  if (outcomes.some(({ before }) => before > 0)) console.log(notUpdated);
  if (isStopped) process.exitCode = 130;
});

function parseArguments(): { address: string; acceptsLoss: boolean } {
  const { positionals, values } = parsed();
  const file = values['address-file'];
  const given = [...positionals, ...(file === undefined ? [] : [addressIn(file)])];
  const address = given[0] ?? importAddress();
  if (given.length > 1 || address === undefined) throw new CommandError(usage);
  if (positionals.length > 0 && URL.canParse(address) && new URL(address).password !== '') {
    console.error(
      'Other users of this machine can read a password among the arguments of a command: set IMPORT_DATABASE_URL instead.',
    );
  }
  return { address, acceptsLoss: values['accept-loss'] };
}

function parsed() {
  try {
    return parseArgs({ options: flags, allowPositionals: true });
  } catch {
    throw new CommandError(usage);
  }
}

function addressIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new CommandError(`The file with the address cannot be read: ${(error as Error).message}`);
  }
}

function announce({ notTaken, withoutEffect }: Inventory): void {
  announceList('Not taken:', notTaken);
  announceList('Taken, without effect until it is configured:', withoutEffect);
}

function announceList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

function report({ table, read, taken, before, left }: Outcome): void {
  console.log(`${table}: ${read} read, ${taken} taken, ${before} taken before, ${left.length} left`);
  for (const { id, reason } of left.slice(0, NAMED)) console.log(`  ${id}: ${reason}`);
  if (left.length > NAMED) console.log(`  and ${left.length - NAMED} more`);
}
