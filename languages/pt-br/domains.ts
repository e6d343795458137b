import type { Translations } from '#generated/texts/screens.ts';

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Domínio adicionado',
  'organization-domain.updated': 'Domínio atualizado',
  'organization-domain.verified': 'Domínio verificado',
  'organization-domain.failing': 'Registro DNS de um domínio ausente',
  'organization-domain.lost': 'Domínio não está mais verificado',
  'organization-domain.removed': 'Domínio removido',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} adicionou o domínio {domain}',
  'organization-domain.updated': '{actor} atualizou o domínio {domain}',
  'organization-domain.verified': 'O domínio {domain} foi verificado',
  'organization-domain.failing': 'O registro DNS de {domain} está ausente',
  'organization-domain.lost': 'O domínio {domain} não está mais verificado',
  'organization-domain.removed': '{actor} removeu o domínio {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = { 'domain:read': 'Ver os domínios das organizações' };
