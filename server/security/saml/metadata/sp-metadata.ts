import { writeXml, type XmlElement } from '#server/security/saml/messages/write-xml.ts';
import { bindings, namespaces } from '#server/security/saml/names.ts';

export interface SpMetadata {
  entityId: string;
  acsUrl: string;
  sloUrl: string;
  /** Our certificates, PEM: the current one, and the next one during a rotation. */
  certificates: readonly string[];
  nameIdFormat: string | null;
}

/** What we decrypt, the strongest first: providers choose RSA 1.5 or CBC otherwise. */
const encryptionMethods = [
  `${namespaces.encryption11}aes256-gcm`,
  `${namespaces.encryption11}aes128-gcm`,
  `${namespaces.encryption}rsa-oaep-mgf1p`,
];

/** The metadata of the service provider for one connection (SAML metadata, section 2.4.4). */
export function writeSpMetadata({ entityId, acsUrl, sloUrl, certificates, nameIdFormat }: SpMetadata): string {
  const keys = certificates.flatMap((certificate) => [
    keyDescriptor(certificate, 'signing'),
    keyDescriptor(certificate, 'encryption'),
  ]);
  const logout = [bindings.redirect, bindings.post].map((binding): XmlElement => ({
    name: 'md:SingleLogoutService',
    attributes: { Binding: binding, Location: sloUrl },
  }));
  const formats: XmlElement[] = nameIdFormat === null ? [] : [{ name: 'md:NameIDFormat', children: [nameIdFormat] }];
  const acs: XmlElement = {
    name: 'md:AssertionConsumerService',
    attributes: { Binding: bindings.post, Location: acsUrl, index: '0', isDefault: 'true' },
  };
  return writeXml({
    name: 'md:EntityDescriptor',
    attributes: { entityID: entityId },
    children: [
      {
        name: 'md:SPSSODescriptor',
        attributes: {
          AuthnRequestsSigned: 'true',
          WantAssertionsSigned: 'true',
          protocolSupportEnumeration: namespaces.protocol,
        },
        children: [...keys, ...logout, ...formats, acs],
      },
    ],
  });
}

function keyDescriptor(certificate: string, use: 'signing' | 'encryption'): XmlElement {
  const body = certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  const methods = use === 'signing' ? [] : encryptionMethods;
  return {
    name: 'md:KeyDescriptor',
    attributes: { use },
    children: [
      {
        name: 'ds:KeyInfo',
        children: [{ name: 'ds:X509Data', children: [{ name: 'ds:X509Certificate', children: [body] }] }],
      },
      ...methods.map((Algorithm): XmlElement => ({ name: 'md:EncryptionMethod', attributes: { Algorithm } })),
    ],
  };
}
