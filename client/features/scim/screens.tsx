import { DirectoryFrame } from './directory-frame.tsx';
import { Groups } from './groups.tsx';
import { Requests } from './requests.tsx';
import { Settings } from './settings.tsx';
import { TokensCard } from './tokens-card.tsx';
import { Users } from './users.tsx';

export const DirectoryUsersScreen = () => <DirectoryFrame>{() => <Users />}</DirectoryFrame>;

/** What the holder of a set-up link enters in the directory. */
export const SetUpDirectoryScreen = () => (
  <DirectoryFrame>
    {(directory) => <TokensCard directory={directory} canManage={!directory.confirmed} />}
  </DirectoryFrame>
);

export const DirectoryGroupsScreen = () => (
  <DirectoryFrame>{(directory) => <Groups directory={directory} />}</DirectoryFrame>
);

export const DirectoryRequestsScreen = () => <DirectoryFrame>{() => <Requests />}</DirectoryFrame>;

export const DirectorySettingsScreen = () => (
  <DirectoryFrame>{(directory) => <Settings directory={directory} />}</DirectoryFrame>
);
