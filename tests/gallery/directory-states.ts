import type { Visit } from './screens.ts';
import { addOnlyDirectory, directoryPath, groupsOf, removeDirectory, settingsOf } from './directories.ts';
import { after, fill, inDialog, press, waitForText, type State } from './steps.ts';

const empty = {
  path: async (page) => {
    await removeDirectory(page);
    return directoryPath;
  },
  ready: (page) => page.getByText('No directory connected'),
  rejected: 400,
} satisfies Visit & { rejected: number };

const groups: Visit = { path: groupsOf, ready: (page) => page.getByText('Engineering') };
const settings: Visit = { path: settingsOf, ready: (page) => page.getByText('Base URL', { exact: true }) };

const requests: Visit = {
  path: async (page) => {
    await addOnlyDirectory(page);
    return `${directoryPath}/requests`;
  },
  ready: (page) => page.getByText('No refused requests'),
};

/** Of the directory of an organization. */
export const directoryStates: readonly State[] = [
  { name: 'directory-empty', ...empty },
  {
    name: 'directory-connect-errors',
    ...empty,
    open: after(press('Connect a directory'), inDialog('Connect')),
  },
  {
    name: 'directory-token',
    ...empty,
    open: after(press('Connect a directory'), fill('Name', 'Okta'), inDialog('Connect'), waitForText('Save the token')),
  },
  { name: 'directory-group', ...groups, open: press('Change what Engineering gives') },
  { name: 'directory-no-requests', ...requests },
  { name: 'directory-new-token', ...settings, open: press('Create token') },
  { name: 'directory-disconnect', ...settings, open: press('Disconnect directory') },
];
