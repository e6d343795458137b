import type { Options } from '#server/options/options.ts';

import { runningEmbedded } from './embedded/running-embedded.ts';

export interface Reached {
  url: string;
  close: () => Promise<void>;
}

/** The configured database for a command, as it is: also the embedded one, whether the service runs beside or not. */
export async function reachDatabase({ databaseUrl, dataDir }: Options): Promise<Reached> {
  const url = databaseUrl ?? (await runningEmbedded(dataDir));
  if (url !== null) return { url, close: async () => undefined };
  const { startEmbeddedPostgres } = await import('./embedded/embedded.ts');
  const { url: own, stop } = await startEmbeddedPostgres({ dataDir });
  return { url: own, close: stop };
}
