import { createGatehouse, type Gatehouse } from './app.ts';
import { StartError } from './options/define-config.ts';
import { loadOptions } from './load-options.ts';
import { parseOptions } from './configuration.ts';
import { shareHashPool } from './security/hash-pool.ts';
import { heedKeeper, keepWorkers, optionsOfWorker, ownsDatabase, workerSlot } from './operations/workers.ts';

interface Start {
  /** Called when the service answers signals by itself. */
  onStoppable: () => void;
}

/** Runs the service; a start that fails ends the process. */
export async function start(given: Start): Promise<void> {
  await main(given).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}

async function main({ onStoppable }: Start): Promise<void> {
  const loaded = await loadOptions();
  const options = parseOptions(loaded);
  const slot = workerSlot();
  if (options.workers > 1 && slot === null) {
    process.exit(await keepWorkers(options, { log: console.log, onStoppable }));
  }
  shareHashPool(options.workers);
  const given = slot === null ? loaded : optionsOfWorker(loaded, options, slot);
  const gatehouse = await createGatehouse(process.argv.includes('--dev') ? { ...given, webApp: 'dev' } : given);

  let stopping = false;
  const stop = () => {
    // Whoever asks twice will not wait; the embedded database ends with this process, and loses nothing.
    if (stopping) process.exit(1);
    stopping = true;
    gatehouse.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  onStoppable();
  if (slot === null) process.on('SIGINT', stop);
  else heedKeeper(stop);

  await gatehouse.listen();
  // One of several speaks for all.
  if (slot !== null && slot > 0) return;
  const { baseUrl } = gatehouse.options;
  console.log(
    `\n  Gatehouse is ready\n\n  Web app    ${baseUrl}\n  Explorer   ${baseUrl}/api/auth/docs\n  OpenAPI    ${baseUrl}/api/auth/openapi.json\n`,
  );
  if (gatehouse.options.databaseUrl !== undefined && !ownsDatabase()) return;
  await offerSetup(gatehouse).catch((error: unknown) => {
    // Whoever stops it just now ends the database beside this, and with it the question who is there.
    if (!stopping) throw error;
  });
}

/** A new database of our own has nobody in it: whoever reads this console becomes its administrator. */
async function offerSetup(gatehouse: Gatehouse): Promise<void> {
  const link = await gatehouse.call('admin.createSetupLink');
  if (link !== null) {
    console.log(`  Nobody is here yet. Make the first administrator, within the hour:\n\n  Setup      ${link.url}\n`);
  }
}
