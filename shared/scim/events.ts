import { z } from 'zod';

import { Fields, OrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const DirectoryPayload = OrganizationEventPayload.extend({ directoryId: Id }).meta({ id: 'DirectoryEventPayload' });
const TokenPayload = DirectoryPayload.extend({ tokenId: Id }).meta({ id: 'DirectoryTokenEventPayload' });

const DirectoryUserPayload = DirectoryPayload.extend({
  directoryUserId: Id,
  userId: Id.nullable().describe('The account; null without one.'),
}).meta({ id: 'DirectoryUserEventPayload' });

const DirectoryGroupPayload = DirectoryPayload.extend({ directoryGroupId: Id }).meta({
  id: 'DirectoryGroupEventPayload',
});
const GroupMemberPayload = DirectoryGroupPayload.extend({ directoryUserId: Id }).meta({
  id: 'DirectoryGroupMemberEventPayload',
});

export const scimEvents = {
  'directory.created': DirectoryPayload,
  'directory.updated': DirectoryPayload.extend({ fields: Fields }),
  'directory.deleted': DirectoryPayload,
  'directory.mapping-changed': DirectoryGroupPayload,
  'directory.token-created': TokenPayload,
  'directory.token-deleted': TokenPayload,
  'directory.token-expiring': TokenPayload.extend({ days: z.int() }),
  'directory-user.created': DirectoryUserPayload,
  'directory-user.updated': DirectoryUserPayload.extend({ fields: Fields }),
  'directory-user.deactivated': DirectoryUserPayload,
  'directory-user.reactivated': DirectoryUserPayload,
  'directory-user.deleted': DirectoryUserPayload,
  'directory-group.created': DirectoryGroupPayload,
  'directory-group.updated': DirectoryGroupPayload.extend({ fields: Fields }),
  'directory-group.deleted': DirectoryGroupPayload,
  'directory-group.member-added': GroupMemberPayload,
  'directory-group.member-removed': GroupMemberPayload,
};
