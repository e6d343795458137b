import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { lockedMemberOr, member, memberOr, memberQuery } from '#server/features/organizations/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  CreateDirectory,
  CreateDirectoryToken,
  Directory,
  DirectoryGroup,
  DirectoryGroups,
  DirectoryRequests,
  DirectoryTokenInput,
  DirectoryUsers,
  InDirectory,
  ListDirectory,
  NewDirectoryToken,
  SetGroupMapping,
  UpdateDirectory,
} from '#shared/scim/schemas.ts';

import { deleteDirectory } from './directories/delete-directory.ts';
import { listDirectoryGroups, listDirectoryUsers } from './directories/list-directory.ts';
import { createDirectory, getDirectory, updateDirectory } from './directories/manage-directories.ts';
import { createDirectoryToken, deleteDirectoryToken } from './directories/tokens.ts';
import { setGroupMapping } from './mappings/set-group-mapping.ts';
import { listDirectoryRequests } from './requests/list-requests.ts';
import { scimOptions } from './scim.options.ts';

const onNotMember = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
const enabled: CallMeta = { enabled: (options) => scimOptions.of({ options }).enabled };
const readers = {
  permissions: { directory: ['read'] },
  onNotMember,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_DIRECTORIES',
} as const;
const managers = {
  permissions: { directory: ['manage'] },
  onNotMember,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES',
  notImpersonated: true,
} as const;
const canRead = memberQuery(readers).meta({ ...enabled, scope: 'directory:read' });
/** A set-up link sees the directory that it connected. */
const canSee = memberOr([SET_UP_LINK], readers).meta({ ...enabled, scope: 'directory:read' });
/** A directory creates and removes members, so a stolen session must not suffice. */
const proven: CallMeta = { ...enabled, reauthenticate: 'always' };
const canManage = member(managers).meta(proven);
const canSetUp = lockedMemberOr([SET_UP_LINK], managers).meta(proven);

const roleErrors = ['ROLE_NOT_FOUND', 'INVALID_CEILING_ROLE', 'YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE'] as const;

export const directoryRouter = {
  organization: {
    createDirectory: canSetUp
      .meta(post('/organization/create-directory', 'Connect the directory of an organization'))
      .meta({ errors: ['DIRECTORY_ALREADY_EXISTS', ...roleErrors] })
      .input(CreateDirectory)
      .output(NewDirectoryToken)
      .mutation(createDirectory),
    getDirectory: canSee
      .meta(get('/organization/get-directory', 'Get the directory of an organization'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND'], bounded: 'A directory has at most five tokens.' })
      .input(InDirectory)
      .output(Directory)
      .query(getDirectory),
    updateDirectory: canManage
      .meta(post('/organization/update-directory', 'Change or disable the directory of an organization'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND', ...roleErrors] })
      .input(UpdateDirectory)
      .output(Directory)
      .mutation(updateDirectory),
    deleteDirectory: canManage
      .meta(post('/organization/delete-directory', 'Disconnect the directory; its members stay'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND'] })
      .input(InDirectory)
      .output(Success)
      .mutation(deleteDirectory),
    listDirectoryUsers: canRead
      .meta(get('/organization/list-directory-users', 'List the users of the directory'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND', 'INVALID_CURSOR'] })
      .input(ListDirectory)
      .output(DirectoryUsers)
      .query(listDirectoryUsers),
    listDirectoryGroups: canRead
      .meta(get('/organization/list-directory-groups', 'List the groups of the directory'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND', 'INVALID_CURSOR'] })
      .input(ListDirectory)
      .output(DirectoryGroups)
      .query(listDirectoryGroups),
    listDirectoryRequests: canRead
      .meta(get('/organization/list-directory-requests', 'List the newest requests of the directory that were refused'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND'], bounded: 'The newest 100 of a directory are kept, for 30 days.' })
      .input(InDirectory)
      .output(DirectoryRequests)
      .query(listDirectoryRequests),
    setGroupMapping: canManage
      .meta(post('/organization/set-group-mapping', 'Set the roles and the team of the members of a group'))
      .meta({
        errors: [
          'DIRECTORY_NOT_FOUND',
          'DIRECTORY_GROUP_NOT_FOUND',
          'ROLE_NOT_FOUND',
          'TEAM_NOT_FOUND',
          'YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE',
        ],
      })
      .input(SetGroupMapping)
      .output(DirectoryGroup)
      .mutation(setGroupMapping),
    createDirectoryToken: canSetUp
      .meta(post('/organization/create-directory-token', 'Create another token of the directory'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND', 'DIRECTORY_TOKEN_LIMIT_REACHED'] })
      .input(CreateDirectoryToken)
      .output(NewDirectoryToken)
      .mutation(createDirectoryToken),
    deleteDirectoryToken: canSetUp
      .meta(post('/organization/delete-directory-token', 'Revoke a token of the directory'))
      .meta({ errors: ['DIRECTORY_NOT_FOUND', 'DIRECTORY_TOKEN_NOT_FOUND'] })
      .input(DirectoryTokenInput)
      .output(Success)
      .mutation(deleteDirectoryToken),
  },
};
