import { localized } from '#client/components/texts/localized.ts';

export const errorTexts = localized('ssoSamlErrors', {
  METADATA_NOT_READABLE: 'This is no metadata of one SAML 2.0 identity provider with a certificate.',
  CERTIFICATE_REQUIRED: 'Enter the metadata of the provider.',
  CERTIFICATE_NOT_ACCEPTED: 'The certificate in the metadata needs an RSA key of at least 2,048 bits.',
});

export const texts = localized('ssoSaml', {
  product: 'Other SAML 2.0',
  create: 'Create a SAML 2.0 application',
  values: 'Enter these values',
  acsUrl: 'ACS URL',
  entityId: 'Entity ID',
  serviceMetadata: 'Metadata of this service',
  copy: 'Copy the address of its metadata to this page',
  download: 'Download its metadata, and paste it on this page',
  metadataUrl: 'Metadata URL',
  metadata: 'Metadata',
  paste: 'Paste the metadata instead',
  address: 'Enter an address instead',
  signInUrl: 'Sign-in URL',
  certificate: 'Certificate valid until',
  renew: 'Read new metadata',
  renewed: 'Metadata read',
});
