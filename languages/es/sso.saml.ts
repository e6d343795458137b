import type { Translations } from '#generated/texts/screens.ts';

export const ssoSamlErrors: Translations['ssoSamlErrors'] = {
  METADATA_NOT_READABLE: 'No son los metadatos de un único proveedor SAML 2.0 con certificado.',
  CERTIFICATE_REQUIRED: 'Introduce los metadatos del proveedor.',
  CERTIFICATE_NOT_ACCEPTED: 'El certificado de los metadatos necesita una clave RSA de al menos 2048 bits.',
};

export const ssoSaml: Translations['ssoSaml'] = {
  product: 'Otro con SAML 2.0',
  create: 'Crea una aplicación SAML 2.0',
  values: 'Introduce estos valores',
  acsUrl: 'URL de ACS',
  entityId: 'ID de entidad',
  serviceMetadata: 'Metadatos de este servicio',
  copy: 'Copia la dirección de sus metadatos en esta página',
  download: 'Descarga sus metadatos y pégalos en esta página',
  metadataUrl: 'URL de los metadatos',
  metadata: 'Metadatos',
  paste: 'Pegar los metadatos',
  address: 'Introducir una dirección',
  signInUrl: 'URL de inicio de sesión',
  certificate: 'Certificado válido hasta',
  renew: 'Leer metadatos nuevos',
  renewed: 'Metadatos leídos',
};
