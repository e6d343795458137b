import type { Translations } from '#generated/texts/screens.ts';

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Directorio conectado',
  'directory.updated': 'Directorio modificado',
  'directory.deleted': 'Directorio desconectado',
  'directory.token-created': 'Token del directorio creado',
  'directory.token-deleted': 'Token del directorio revocado',
  'directory-user.created': 'Usuario del directorio creado',
  'directory-user.updated': 'Usuario del directorio modificado',
  'directory-user.deactivated': 'Usuario del directorio desactivado',
  'directory-user.reactivated': 'Usuario del directorio reactivado',
  'directory-user.deleted': 'Usuario del directorio eliminado',
  'directory-group.created': 'Grupo del directorio creado',
  'directory-group.updated': 'Grupo del directorio modificado',
  'directory-group.deleted': 'Grupo del directorio eliminado',
  'directory-group.member-added': 'Miembro añadido a un grupo del directorio',
  'directory-group.member-removed': 'Miembro quitado de un grupo del directorio',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} conectó un directorio',
  'directory.updated': '{actor} modificó el directorio',
  'directory.deleted': '{actor} desconectó el directorio',
  'directory.token-created': '{actor} creó un token del directorio',
  'directory.token-deleted': '{actor} revocó un token del directorio',
  'directory-user.created': 'El directorio creó un usuario',
  'directory-user.updated': 'El directorio modificó un usuario',
  'directory-user.deactivated': 'El directorio desactivó un usuario',
  'directory-user.reactivated': 'El directorio reactivó un usuario',
  'directory-user.deleted': 'El directorio eliminó un usuario',
  'directory-group.created': 'El directorio creó un grupo',
  'directory-group.updated': 'El directorio modificó un grupo',
  'directory-group.deleted': 'El directorio eliminó un grupo',
  'directory-group.member-added': 'El directorio añadió un usuario a un grupo',
  'directory-group.member-removed': 'El directorio quitó un usuario de un grupo',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = {
  'directory:read': 'Ver los directorios de las organizaciones',
};
