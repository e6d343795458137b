import { createGatehouse } from './create-gatehouse.ts';
import { StartError } from '#server/lib/errors.ts';
import { callUrl } from '#server/http/address.ts';
import { loadOptions, parseOptions, variablesThatSet, type Options } from './configuration.ts';
import { shareHashPool } from '#server/security/hash-pool.ts';
import { followSupervisor, hasSupervisedDatabase, superviseWorkers, workerOptions, workerSlot } from './workers.ts';

/** Runs the service; exits the process if the start fails. Calls `onSignalsHandled` when it handles signals itself. */
export async function start(onSignalsHandled: () => void): Promise<void> {
  await run(onSignalsHandled).catch((error: unknown) => fail(error instanceof StartError ? error.message : error));
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

async function run(onSignalsHandled: () => void): Promise<void> {
  const loaded = await loadOptions();
  const options = parseOptions(loaded);
  const slot = workerSlot();
  if (options.workers > 1 && slot === null) {
    process.exit(await superviseWorkers(options, { log: console.log, onSignalsHandled }));
  }
  shareHashPool(options.workers);
  const input = slot === null ? loaded : workerOptions(loaded, options, slot);
  // The supervisor passes the URL of its embedded database, which the operator did not write.
  const written = hasSupervisedDatabase() ? { ...loaded, databaseUrl: undefined } : loaded;
  const gatehouse = await createGatehouse(process.argv.includes('--dev') ? { ...input, webApp: 'dev' } : input, {
    written,
    variables: variablesThatSet(),
  });

  let isStopping = false;
  const stop = () => {
    // A second signal exits at once. The embedded database ends with this process and loses no committed data.
    if (isStopping) process.exit(1);
    isStopping = true;
    gatehouse.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  onSignalsHandled();
  if (slot === null) process.on('SIGINT', stop);
  else followSupervisor(stop);

  const address = await gatehouse.listen();
  // Only the first worker prints the banner.
  if (slot !== null && slot > 0) return;
  try {
    // Null if there is an administrator. Who reads the console of the service may create the first one.
    const link = await gatehouse.call('admin.createSetupLink');
    console.log(banner(gatehouse.options, { port: new URL(address).port, setupUrl: link?.url }));
  } catch (error) {
    // A stop closes the database while the link is created.
    if (!isStopping) throw error;
  }
}

/** As a package, without the commands of the repository. */
const isInstalled = import.meta.dirname.includes('node_modules');

/** The first steps of an operator, printed below the log lines of the start. */
function banner(options: Options, { port, setupUrl }: { port: string; setupUrl: string | undefined }): string {
  const { baseUrl, webAppUrl, smtpUrl, production } = options;
  // Outside production an app at `baseUrl` may forward only the calls.
  const url = production || webAppUrl !== baseUrl ? webAppUrl : `http://localhost:${port}`;
  const rows = [
    ['Web app', url],
    ...(url === baseUrl ? [] : [['App', baseUrl]]),
    ['Explorer', callUrl({ ...options, baseUrl: url }, '/docs')],
    ['OpenAPI', callUrl({ ...options, baseUrl: url }, '/openapi.json')],
    ...(smtpUrl === undefined && !production ? [['Mailbox', `${url}/dev/mailbox`]] : []),
    ['Options', 'gatehouse.config.ts, or the environment'],
    ...(production || isInstalled ? [] : [['Demo data', 'npm run demo']]),
    ...(setupUrl === undefined ? [] : [['Setup', setupUrl.replace(webAppUrl, url)]]),
  ];
  const lines = rows.map(([name, value]) => `  ${name!.padEnd(11)}${value}`);
  const setup = '\n\n  There is no administrator yet. Open the setup link within 1 hour to create the first one.';
  return `\n  Gatehouse is ready\n\n${lines.join('\n')}${setupUrl === undefined ? '' : setup}\n`;
}
