import { createPublicKey } from 'node:crypto';

import { freePort } from '#tests/support/processes/free-port.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { LemonLdapPortal } from './lemonldap-portal.ts';

/** A user of its demonstration, whom it calls Ada Lovelace. */
export const DEMO_USER = { name: 'dwho', password: 'dwho' };

/** A service that it accepts, as an administrator enters it. */
interface Service {
  oidc?: { redirectUri: string; clientId: string; clientSecret: string };
  saml?: { entityId: string; acsUrl: string };
}

/** LemonLDAP::NG as an identity provider of its demonstration users. */
export class LemonLdap implements AsyncDisposable {
  readonly origin: string;
  readonly #portal: LemonLdapPortal;

  private constructor(origin: string, portal: LemonLdapPortal) {
    this.origin = origin;
    this.#portal = portal;
  }

  static async start({ email, ...service }: Service & { email: string }): Promise<LemonLdap> {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const settings = settingsOf({ origin, email, ...service });
    return new LemonLdap(origin, await LemonLdapPortal.start({ origin, settings, readyPath: '/oauth2/jwks' }));
  }

  get metadataUrl(): string {
    return `${this.origin}/saml/metadata/idp`;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#portal[Symbol.asyncDispose]();
  }
}

interface Configuration extends Service {
  origin: string;
  email: string;
}

function settingsOf({ origin, email, oidc, saml }: Configuration): object {
  const { certificate, privateKey } = samlKeys.idp;
  return {
    authentication: 'Demo',
    userDB: 'Same',
    whatToTrace: 'uid',
    demoExportedVars: { uid: 'uid' },
    macros: { address: `'${email}'`, fullName: "'Ada Lovelace'" },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: origin,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
    oidcServiceKeyIdSig: 'key',
    oidcServiceIgnoreScopeForClaims: 1,
    ...(oidc && clientOf(oidc)),
    issuerDBSAMLActivation: 1,
    samlServicePrivateKeySig: privateKey,
    samlServicePublicKeySig: certificate,
    samlServiceUseCertificateInResponse: 1,
    ...(saml && serviceProviderOf(saml)),
  };
}

function clientOf({ redirectUri, clientId, clientSecret }: NonNullable<Service['oidc']>): object {
  const options = {
    oidcRPMetaDataOptionsClientID: clientId,
    oidcRPMetaDataOptionsClientSecret: clientSecret,
    oidcRPMetaDataOptionsRedirectUris: redirectUri,
    oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
    oidcRPMetaDataOptionsBypassConsent: 1,
    oidcRPMetaDataOptionsUserIDAttr: 'uid',
  };
  return {
    oidcRPMetaDataOptions: { service: options },
    oidcRPMetaDataExportedVars: { service: { email: 'address', name: 'fullName' } },
  };
}

function serviceProviderOf({ entityId, acsUrl }: NonNullable<Service['saml']>): object {
  const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
  const metadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId.replaceAll('&', '&amp;')}">
    <SPSSODescriptor protocolSupportEnumeration="${protocol}">
      <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acsUrl}"/>
    </SPSSODescriptor></EntityDescriptor>`;
  const options = {
    samlSPMetaDataOptionsNameIDFormat: 'persistent',
    samlSPMetaDataOptionsNameIDSessionKey: 'uid',
    samlSPMetaDataOptionsCheckSSOMessageSignature: 0,
    samlSPMetaDataOptionsSignSSOMessage: 1,
    samlSPMetaDataOptionsSignatureMethod: 'RSA_SHA256',
    samlSPMetaDataOptionsEncryptionMode: 'none',
  };
  return {
    samlSPMetaDataXML: { service: { samlSPMetaDataXML: metadata } },
    samlSPMetaDataOptions: { service: options },
    samlSPMetaDataExportedAttributes: { service: { address: '1;email;;', fullName: '1;displayName;;' } },
  };
}
