import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const scimEventTexts = localized('scimEventTexts', {
  'directory.created': 'Directory connected',
  'directory.updated': 'Directory updated',
  'directory.deleted': 'Directory disconnected',
  'directory.mapping-changed': 'Directory group mapping changed',
  'directory.token-created': 'Directory token created',
  'directory.token-deleted': 'Directory token revoked',
  'directory.token-expiring': 'Directory token expires',
  'directory-user.created': 'Directory user created',
  'directory-user.updated': 'Directory user updated',
  'directory-user.deactivated': 'Directory user deactivated',
  'directory-user.reactivated': 'Directory user reactivated',
  'directory-user.deleted': 'Directory user deleted',
  'directory-group.created': 'Directory group created',
  'directory-group.updated': 'Directory group updated',
  'directory-group.deleted': 'Directory group deleted',
  'directory-group.member-added': 'Directory group member added',
  'directory-group.member-removed': 'Directory group member removed',
});

/** A sentence about each audit event. */
export const scimSentences = localized('scimSentences', {
  'directory.created': '{actor} connected a directory',
  'directory.updated': '{actor} updated the directory',
  'directory.deleted': '{actor} disconnected the directory',
  'directory.mapping-changed': '{actor} changed the roles and the team of a directory group',
  'directory.token-created': '{actor} created a token of the directory',
  'directory.token-deleted': '{actor} revoked a token of the directory',
  'directory.token-expiring': 'A token of the directory expires soon',
  'directory-user.created': 'The directory created a user',
  'directory-user.updated': 'The directory updated a user',
  'directory-user.deactivated': 'The directory deactivated a user',
  'directory-user.reactivated': 'The directory reactivated a user',
  'directory-user.deleted': 'The directory deleted a user',
  'directory-group.created': 'The directory created a group',
  'directory-group.updated': 'The directory updated a group',
  'directory-group.deleted': 'The directory deleted a group',
  'directory-group.member-added': 'The directory added a user to a group',
  'directory-group.member-removed': 'The directory removed a user from a group',
});

export const scimScopeTexts = localized('scimScopeTexts', { 'directory:read': 'See the directories of organizations' });
