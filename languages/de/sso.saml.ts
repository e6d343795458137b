import type { Translations } from '#generated/texts/screens.ts';

export const ssoSamlErrors: Translations['ssoSamlErrors'] = {
  METADATA_NOT_READABLE: 'Das sind keine Metadaten eines einzelnen SAML-2.0-Anbieters mit Zertifikat.',
  CERTIFICATE_REQUIRED: 'Geben Sie die Metadaten des Anbieters ein.',
  CERTIFICATE_NOT_ACCEPTED: 'Das Zertifikat in den Metadaten braucht einen RSA-Schlüssel mit mindestens 2.048 Bit.',
};

export const ssoSaml: Translations['ssoSaml'] = {
  product: 'Anderer mit SAML 2.0',
  create: 'Erstellen Sie eine SAML-2.0-Anwendung',
  values: 'Geben Sie diese Werte ein',
  acsUrl: 'ACS-URL',
  entityId: 'Entitäts-ID',
  serviceMetadata: 'Metadaten dieses Dienstes',
  copy: 'Kopieren Sie die Adresse seiner Metadaten auf diese Seite',
  download: 'Laden Sie die Metadaten herunter und fügen Sie sie auf dieser Seite ein',
  metadataUrl: 'Metadaten-URL',
  metadata: 'Metadaten',
  paste: 'Stattdessen die Metadaten einfügen',
  address: 'Stattdessen eine Adresse eingeben',
  signInUrl: 'Anmelde-URL',
  certificate: 'Zertifikat gültig bis',
  renew: 'Neue Metadaten lesen',
  renewed: 'Metadaten gelesen',
};
