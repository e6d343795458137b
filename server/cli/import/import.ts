import { CommandError, parseCommandLine, run, type Tools } from '#server/cli/command.ts';
import { importAddress } from '#server/app/configuration.ts';
import { additionalFields } from '#server/app/registry.ts';
import { secretsFor } from '#server/security/secrets.ts';

import { readAddress } from './address.ts';
import { importFrom } from './copy.ts';
import { counted } from './counted.ts';
import { takeInventory } from './inventory.ts';
import { isProductCommand, productUsage, runProductCommand } from './products.ts';
import { requireBetterAuth, Source } from './source.ts';

/** Skipped rows that are listed with a reason; the rest are counted. */
const MAX_LISTED = 20;

const usage = `Usage:
  IMPORT_DATABASE_URL=<postgres address of the better-auth database> npm run import -- [--accept-loss]
  npm run import -- --address-file <file with that address> [--accept-loss]
${productUsage}`;

const flags = {
  'accept-loss': { type: 'boolean', default: false },
  'address-file': { type: 'string' },
} as const;

const notUpdated = `Rows imported before were not updated: bans, deletions, ended sessions, new passwords and every other change
since then are missing. For the cut-over, stop the old service and import into an empty database.`;

const [product] = process.argv.slice(2);
if (process.argv.includes('--help')) console.log(usage);
else await run((tools) => (isProductCommand(product) ? runProductCommand(tools, product) : importBetterAuth(tools)));

/** Copies the database of better-auth. */
async function importBetterAuth({ orm, options }: Tools): Promise<void> {
  const { address, acceptsLoss } = parseArguments();
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
    console.error('Stopping after this page; run the same command again to go on.');
  });

  await using source = await Source.open(address);
  requireBetterAuth(source);
  const secrets = secretsFor(options);
  const fields = additionalFields({ options });
  const { notImported, withoutEffect, lostFactors } = await takeInventory({
    source,
    options,
    secrets,
    fields,
  });
  printList('Not imported:', notImported);
  printList('Imported, without effect until it is configured:', withoutEffect);
  if (lostFactors > 0 && !acceptsLoss) {
    throw new CommandError(
      `${counted(lostFactors, 'user')} ${lostFactors === 1 ? 'has' : 'have'} a second factor that cannot be imported: here a password alone would sign them in. AUTH_SECRET must be the secret of better-auth. Nothing was imported; --accept-loss imports all the same.`,
    );
  }

  const outcomes = await importFrom({
    source,
    em: orm.em.fork(),
    options,
    secrets,
    fields,
    onProgress: ({ table, read, rows }) => console.error(`${table}: ${read} of ${rows}`),
    isStopped: () => isStopped,
  });
  for (const { table, read, imported, existing, skipped } of outcomes) {
    console.log(`${table}: ${read} read, ${imported} imported, ${existing} imported before, ${skipped.length} skipped`);
    for (const { id, reason } of skipped.slice(0, MAX_LISTED)) console.log(`  ${id}: ${reason}`);
    if (skipped.length > MAX_LISTED) console.log(`  and ${skipped.length - MAX_LISTED} more`);
  }
  if (outcomes.some(({ existing }) => existing > 0)) console.log(notUpdated);
  if (isStopped) process.exitCode = 130;
}

function parseArguments(): { address: string; acceptsLoss: boolean } {
  const { positionals, values } = parseCommandLine(flags, usage);
  const file = values['address-file'];
  const addresses = [...positionals, ...(file === undefined ? [] : [readAddress(file)])];
  const address = addresses[0] ?? importAddress();
  if (addresses.length > 1 || address === undefined) throw new CommandError(usage);
  if (positionals.length > 0 && URL.canParse(address) && new URL(address).password !== '') {
    console.error(
      'Other users of this machine can read a password among the arguments of a command: set IMPORT_DATABASE_URL instead.',
    );
  }
  return { address, acceptsLoss: values['accept-loss'] };
}

function printList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}
