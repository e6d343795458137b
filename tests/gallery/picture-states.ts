import type { Page } from 'playwright-core';

import { pngOf } from '#tests/support/pictures.ts';

import { screens, type Visit } from './screens.ts';
import { after, choose, inDialog, press, rejectOnce, waitForText, type State } from './steps.ts';

/** A sky above a field. */
const landscape = () =>
  pngOf({
    width: 600,
    height: 400,
    color: (x, y) => (y < 240 ? [90 + x / 6, 150 + y / 4, 220] : [70, 150 - y / 8, 90]),
  });

const chooseFile = (buffer: Buffer) => (page: Page) =>
  page.locator('input[type=file]').first().setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });

const profile: Visit = screens['/account'];
const settings: Visit = screens['/organizations/:slug/settings'];

/** Of pictures of users and organizations. */
export const pictureStates: readonly State[] = [
  { name: 'crop-picture', ...profile, open: after(chooseFile(landscape()), waitForText('Drag the picture')) },
  {
    name: 'crop-picture-rejected',
    ...profile,
    open: after(
      rejectOnce('uploadPicture', 'INVALID_PICTURE'),
      chooseFile(landscape()),
      waitForText('Drag the picture'),
      inDialog('Save picture'),
      waitForText('This picture is damaged'),
    ),
    rejected: 400,
  },
  {
    name: 'crop-picture-unreadable',
    ...profile,
    open: after(chooseFile(Buffer.from('no picture')), waitForText('This file can’t be opened')),
  },
  { name: 'crop-logo', ...settings, open: after(chooseFile(landscape()), waitForText('Drag the picture')) },
  {
    name: 'picture-url',
    ...profile,
    open: after(press('Picture'), choose('Use a URL'), waitForText('The public address')),
  },
  {
    name: 'picture-url-not-loading',
    ...profile,
    open: after(
      press('Picture'),
      choose('Use a URL'),
      // A page.
      (page) => page.getByLabel('Picture URL').fill(new URL('/account', page.url()).href),
      inDialog('Save picture'),
      waitForText('No picture loads'),
    ),
  },
];
