import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import type { SavedValue, SavedValues } from '#server/options/saved-values.ts';

/** The time until every process of the service has a saved value, in seconds. */
export const REFRESH_SECONDS = 5;

/** The saved values as this process has them. */
export const savedSettings = defineService('savedSettings', (service) => {
  let applied: SavedValues = {};
  const read = async () => {
    const saved = await readSaved(service);
    if (JSON.stringify(saved) === JSON.stringify(applied)) return;
    applied = saved;
    service.liveOptions.apply(saved);
  };
  let last = Promise.resolve();
  return {
    /** Reads the saved values, and applies them if they changed. One read after the other: an earlier one may be older. */
    refresh: (): Promise<void> => (last = last.catch(() => undefined).then(read)),
  };
});

async function readSaved({ reads }: Pick<AppServices, 'reads'>): Promise<SavedValues> {
  const text = 'select path, value from saved_setting order by path';
  const rows = await reads.rows<{ path: string; value: SavedValue }>({ name: 'saved settings', text }, []);
  return Object.fromEntries(rows.map(({ path, value }) => [path, value]));
}
