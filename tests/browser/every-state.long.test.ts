import { expect, test } from 'vitest';

import { visit } from '#tests/gallery/screens.ts';
import { states } from '#tests/gallery/states.ts';
import { setWidth, checkScreen } from '#tests/support/browser/accessibility.ts';
import { setUpDemoSite } from '#tests/gallery/demo-site.ts';

const open = setUpDemoSite();

test.for(states)('the state $name is accessible in both themes and widths', async (state) => {
  await using opened = await open(state);
  const { page, problems } = opened;
  await setWidth(page, 390);
  await visit(page, state);
  await state.open?.(page);
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await checkScreen(page, `state-${state.name}`);
  }
  const statuses = [state.rejected ?? []].flat();
  expect(problems).toEqual(statuses.map((status) => expect.stringContaining(`a status of ${status} `)));
});
