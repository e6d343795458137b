import { ENVELOPED_SIGNATURE, RSA_SHA256 } from '#server/security/saml/names.ts';
import type { KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** The base64 value of a form that carries a message, signed after its Issuer (SAML bindings, section 3.5.4). */
export async function signedForm(message: string, { privateKey, certificate }: KeyWithCertificate): Promise<string> {
  const { SignedXml } = await import('xml-crypto');
  const signed = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  signed.addReference({ xpath: '/*', transforms: [ENVELOPED_SIGNATURE, EXCLUSIVE], digestAlgorithm: SHA256 });
  signed.computeSignature(message, {
    prefix: 'ds',
    location: { reference: `/*/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return Buffer.from(signed.getSignedXml()).toString('base64');
}
