import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { AppError, OptionsError } from '#server/lib/errors.ts';
import type { Setting } from '#server/options/describe.ts';
import type { SavedValues } from '#server/options/saved-values.ts';
import type { SaveSettings } from '#shared/admin/settings.ts';

import { SavedSetting } from './saved-setting.entity.ts';
import { savedSettings } from './saved-settings.ts';

type Changes = z.output<typeof SaveSettings>['settings'];

/** Saves the values of options, for all processes of the service. This one has them before it answers. */
export async function saveSettings({ ctx, input }: Call<AuthenticatedContext, typeof SaveSettings>) {
  requireSavable(
    input.settings,
    ctx.liveOptions.describe().flatMap(({ settings }) => settings),
  );
  await ctx.work.commitPart(() => saveValues(ctx, input.settings));
  await savedSettings.of(ctx).refresh();
  return { success: true as const };
}

async function saveValues(ctx: AuthenticatedContext, changes: Changes): Promise<void> {
  const { em } = ctx;
  // Values are checked together, so that two administrators do not save values that exclude each other.
  await em.execute(`select pg_advisory_xact_lock(hashtext('saved settings'))`);
  const rows = new Map((await em.find(SavedSetting, {})).map((row) => [row.path, row]));
  requireValid(ctx, Object.fromEntries([...rows].map(([path, { value }]) => [path, value])), changes);

  for (const [option, to] of Object.entries(changes)) {
    const row = rows.get(option);
    const from = row?.value ?? null;
    if (from === to) continue;
    if (to === null) em.remove(row!);
    else if (row) row.value = to;
    else em.create(SavedSetting, { path: option, value: to });
    ctx.audit('settings.saved', { details: { option, from, to } });
  }
}

function requireSavable(changes: Changes, settings: readonly Setting[]): void {
  const known = new Map(settings.map((setting) => [setting.path, setting]));
  for (const [option, value] of Object.entries(changes)) {
    const setting = known.get(option);
    if (!setting?.isSavable) throw new AppError('SETTING_CANNOT_BE_SAVED', { option });
    const { source, variable } = setting;
    if (value === null || source === 'saved' || source === 'default') continue;
    const where = source === 'environment' ? (variable ?? 'the environment') : 'the configuration file';
    throw new AppError('SETTING_IS_LOCKED', { reason: `${option} is set by ${where}` });
  }
}

function requireValid({ liveOptions }: AuthenticatedContext, saved: SavedValues, changes: Changes): void {
  try {
    liveOptions.check(saved, changes);
  } catch (error) {
    if (error instanceof OptionsError) throw new AppError('INVALID_SETTING', { reason: error.message });
    throw error;
  }
}
