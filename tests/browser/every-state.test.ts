import { expect, test } from 'vitest';

import { visit } from '#tests/gallery/screens.ts';
import { states } from '#tests/gallery/states.ts';
import { setWidth, checkScreen, THEMES } from '#tests/support/accessibility.ts';
import { setUpDemoSite } from '#tests/support/demo-site.ts';

const open = setUpDemoSite();

const WIDTHS = [390, 1280];

/**
 * Each state at one width and in one theme, since the screen below it is checked in all four combinations. LONG=1 checks
 * all four, SCREENSHOTS=1 both themes.
 */
const cases = states.map((state, index) => {
  const { LONG, SCREENSHOTS } = process.env;
  const widths = LONG ? WIDTHS : [WIDTHS[index % 2]!];
  const themes = LONG || SCREENSHOTS ? THEMES : [THEMES[Math.floor(index / 2) % 2]!];
  return { state, name: state.name, widths, themes };
});

test.for(cases)('the state $name is accessible in $themes at $widths pixels', async ({ state, widths, themes }) => {
  await using opened = await open(state);
  const { page, problems } = opened;
  await setWidth(page, 390);
  await visit(page, state);
  await state.open?.(page);
  for (const width of widths) {
    await setWidth(page, width);
    await checkScreen(page, `state-${state.name}`, themes);
  }
  const statuses = [state.rejected ?? []].flat();
  expect(problems).toEqual(statuses.map((status) => expect.stringContaining(`a status of ${status} `)));
});
