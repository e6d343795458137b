import type { Translations } from '#generated/texts/screens.ts';

export const ssoSamlErrors: Translations['ssoSamlErrors'] = {
  METADATA_NOT_READABLE: 'Estes não são os metadados de um único provedor SAML 2.0 com certificado.',
  CERTIFICATE_REQUIRED: 'Informe os metadados do provedor.',
  CERTIFICATE_NOT_ACCEPTED: 'O certificado dos metadados precisa de uma chave RSA de pelo menos 2.048 bits.',
};

export const ssoSaml: Translations['ssoSaml'] = {
  product: 'Outro com SAML 2.0',
  create: 'Crie um aplicativo SAML 2.0',
  values: 'Informe estes valores',
  acsUrl: 'URL do ACS',
  entityId: 'ID da entidade',
  serviceMetadata: 'Metadados deste serviço',
  copy: 'Copie o endereço dos metadados dele para esta página',
  download: 'Baixe os metadados e cole-os nesta página',
  metadataUrl: 'URL dos metadados',
  metadata: 'Metadados',
  paste: 'Colar os metadados',
  address: 'Informar um endereço',
  signInUrl: 'URL de login',
  certificate: 'Certificado válido até',
  renew: 'Ler novos metadados',
  renewed: 'Metadados lidos',
};
