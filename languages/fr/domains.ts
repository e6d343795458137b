import type { Translations } from '#generated/texts/screens.ts';

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Domaine ajouté',
  'organization-domain.updated': 'Domaine modifié',
  'organization-domain.verified': 'Domaine vérifié',
  'organization-domain.failing': 'Enregistrement DNS d’un domaine manquant',
  'organization-domain.lost': 'Domaine qui n’est plus vérifié',
  'organization-domain.removed': 'Domaine supprimé',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} a ajouté le domaine {domain}',
  'organization-domain.updated': '{actor} a modifié le domaine {domain}',
  'organization-domain.verified': 'Le domaine {domain} a été vérifié',
  'organization-domain.failing': 'L’enregistrement DNS de {domain} est manquant',
  'organization-domain.lost': 'Le domaine {domain} n’est plus vérifié',
  'organization-domain.removed': '{actor} a supprimé le domaine {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = {
  'domain:read': 'Voir les domaines des organisations',
};
