import type { Translations } from '#generated/texts/screens.ts';

export const ssoSamlErrors: Translations['ssoSamlErrors'] = {
  METADATA_NOT_READABLE: 'Ce ne sont pas les métadonnées d’un seul fournisseur SAML 2.0 avec un certificat.',
  CERTIFICATE_REQUIRED: 'Saisissez les métadonnées du fournisseur.',
  CERTIFICATE_NOT_ACCEPTED: 'Le certificat des métadonnées doit avoir une clé RSA d’au moins 2 048 bits.',
};

export const ssoSaml: Translations['ssoSaml'] = {
  product: 'Autre fournisseur SAML 2.0',
  create: 'Créez une application SAML 2.0',
  values: 'Saisissez ces valeurs',
  acsUrl: 'URL ACS',
  entityId: 'ID d’entité',
  serviceMetadata: 'Métadonnées de ce service',
  copy: 'Copiez l’adresse de ses métadonnées dans cette page',
  download: 'Téléchargez ses métadonnées et collez-les sur cette page',
  metadataUrl: 'URL des métadonnées',
  metadata: 'Métadonnées',
  paste: 'Coller plutôt les métadonnées',
  address: 'Saisir plutôt une adresse',
  signInUrl: 'URL de connexion',
  certificate: 'Certificat valable jusqu’au',
  renew: 'Lire de nouvelles métadonnées',
  renewed: 'Métadonnées lues',
};
