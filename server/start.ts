import { createGatehouse } from './app.ts';
import { StartError } from './errors.ts';
import { loadOptions, parseOptions, type Options } from './configuration.ts';
import { shareHashPool } from './security/hash-pool.ts';
import { followSupervisor, superviseWorkers, optionsOfWorker, ownsDatabase, workerSlot } from './operations/workers.ts';

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
    process.exit(await superviseWorkers(options, { log: console.log, onStoppable }));
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
  else followSupervisor(stop);

  await gatehouse.listen();
  // One of several speaks for all.
  if (slot !== null && slot > 0) return;
  const { databaseUrl } = gatehouse.options;
  // A new embedded database has no users: the reader of this console becomes its administrator.
  const offersSetup = databaseUrl === undefined || ownsDatabase();
  try {
    const link = offersSetup ? await gatehouse.call('admin.createSetupLink') : null;
    console.log(banner(gatehouse.options, link?.url));
  } catch (error) {
    // A stop just now also ends the database that the link is made in.
    if (!stopping) throw error;
  }
}

/** What an operator does first; written last, below the lines of the start. */
function banner({ baseUrl, smtpUrl, production }: Options, setupUrl: string | undefined): string {
  const rows = [
    ['Web app', baseUrl],
    ['Explorer', `${baseUrl}/api/auth/docs`],
    ['OpenAPI', `${baseUrl}/api/auth/openapi.json`],
    ...(smtpUrl === undefined && !production ? [['Mailbox', `${baseUrl}/dev/mailbox`]] : []),
    ['Options', 'gatehouse.config.ts, or the environment'],
    ...(production ? [] : [['Demo data', 'npm run demo']]),
    ...(setupUrl === undefined ? [] : [['Setup', setupUrl]]),
  ];
  const lines = rows.map(([name, value]) => `  ${name!.padEnd(11)}${value}`);
  const setup = '\n\n  There is no administrator yet: open the setup link within the hour to create the first one.';
  return `\n  Gatehouse is ready\n\n${lines.join('\n')}${setupUrl === undefined ? '' : setup}\n`;
}
