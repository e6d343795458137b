import { importFrom, type Outcome } from './import/import.ts';
import { Source } from './import/source.ts';
import { secretsFor } from '#server/security/secrets.ts';

import { CommandError, run } from './command.ts';

/** How many of the rows left behind are named; the rest are counted. */
const NAMED = 20;

const usage = `Usage:
  npm run import -- <postgres address of the better-auth database>`;

const [address] = process.argv.slice(2);

await run(async ({ orm, options }) => {
  if (!address) throw new CommandError(usage);
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
    console.error('Stopping after this page; run the same command again to go on.');
  });

  await using source = await Source.open(address).catch((error: Error) => {
    throw new CommandError(`The database to import from cannot be reached: ${error.message}`);
  });
  const outcomes = await importFrom({
    source,
    em: orm.em.fork(),
    secrets: secretsFor(options),
    progress: ({ table, read, rows }) => console.error(`${table}: ${read} of ${rows}`),
    isStopped: () => isStopped,
  });
  for (const outcome of outcomes) report(outcome);
  if (isStopped) process.exitCode = 130;
});

function report({ table, read, taken, before, left }: Outcome): void {
  console.log(`${table}: ${read} read, ${taken} taken, ${before} taken before, ${left.length} left`);
  for (const { id, reason } of left.slice(0, NAMED)) console.log(`  ${id}: ${reason}`);
  if (left.length > NAMED) console.log(`  and ${left.length - NAMED} more`);
}
