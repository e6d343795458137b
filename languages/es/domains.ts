import type { Translations } from '#generated/texts/screens.ts';

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Dominio añadido',
  'organization-domain.updated': 'Dominio actualizado',
  'organization-domain.verified': 'Dominio verificado',
  'organization-domain.failing': 'Falta el registro DNS de un dominio',
  'organization-domain.lost': 'Dominio que ya no está verificado',
  'organization-domain.removed': 'Dominio eliminado',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} añadió el dominio {domain}',
  'organization-domain.updated': '{actor} actualizó el dominio {domain}',
  'organization-domain.verified': 'Se verificó el dominio {domain}',
  'organization-domain.failing': 'Falta el registro DNS de {domain}',
  'organization-domain.lost': 'El dominio {domain} ya no está verificado',
  'organization-domain.removed': '{actor} eliminó el dominio {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = {
  'domain:read': 'Ver los dominios de las organizaciones',
};
