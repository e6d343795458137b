import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { freePort } from '#tests/support/processes/free-port.ts';
import { startGatehouse } from '#tests/support/test.ts';

const built = join(import.meta.dirname, '../../../dist/site/index.html');

/** A listening service with the built web app, on a free port. */
export async function startSite(options: GatehouseOptions = {}): Promise<Gatehouse & AsyncDisposable> {
  if (!existsSync(built)) throw new Error('The web app is not built: run `npm run build` first');
  return startListening({ webApp: true, ...options });
}

/** A listening service on a free port. */
export async function startListening(options: GatehouseOptions = {}): Promise<Gatehouse & AsyncDisposable> {
  const port = await freePort();
  const gatehouse = await startGatehouse({ port, baseUrl: `http://localhost:${port}`, ...options });
  await gatehouse.listen();
  return gatehouse;
}
