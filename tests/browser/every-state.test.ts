import { expect, test } from 'vitest';

import { visit } from '#tests/gallery/screens.ts';
import { states } from '#tests/gallery/states.ts';
import { setWidth, checkScreen } from '#tests/support/accessibility.ts';
import { setUpDemoSite } from '#tests/support/demo-site.ts';

const open = setUpDemoSite();

const WIDTHS = [390, 1280];

/** Each state at one of the widths, since the screens below them are checked at both; all with `npm run test:long`. */
const cases = states.map((state, index) => {
  return { state, name: state.name, widths: process.env['LONG'] ? WIDTHS : [WIDTHS[index % 2]!] };
});

test.for(cases)('the state $name is accessible in both themes at $widths pixels', async ({ state, widths }) => {
  await using opened = await open(state);
  const { page, problems } = opened;
  await setWidth(page, 390);
  await visit(page, state);
  await state.open?.(page);
  for (const width of widths) {
    await setWidth(page, width);
    await checkScreen(page, `state-${state.name}`);
  }
  const statuses = [state.rejected ?? []].flat();
  expect(problems).toEqual(statuses.map((status) => expect.stringContaining(`a status of ${status} `)));
});
