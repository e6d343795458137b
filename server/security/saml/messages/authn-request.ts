import { bindings } from '#server/security/saml/names.ts';
import { writeXml } from './write-xml.ts';

export interface AuthnRequest {
  id: string;
  issueInstant: Date;
  /** Where the identity provider receives it. */
  destination: string;
  /** Our address that receives the response. */
  acsUrl: string;
  spEntityId: string;
  /** Without one the identity provider chooses. */
  nameIdFormat: string | null;
  /** Whether the person must authenticate again. */
  forceAuthn: boolean;
}

/**
 * The text of an AuthnRequest (SAML core, section 3.4.1). It requests no authentication context: identity providers refuse
 * people who signed in another way than it names.
 */
export function writeAuthnRequest(request: AuthnRequest): string {
  const { nameIdFormat: format } = request;
  const policy = {
    name: 'samlp:NameIDPolicy',
    attributes: { Format: format ?? undefined, AllowCreate: 'true' },
  } as const;
  return writeXml({
    name: 'samlp:AuthnRequest',
    attributes: {
      ID: request.id,
      Version: '2.0',
      IssueInstant: request.issueInstant.toISOString(),
      Destination: request.destination,
      ForceAuthn: request.forceAuthn ? 'true' : undefined,
      AssertionConsumerServiceURL: request.acsUrl,
      ProtocolBinding: bindings.post,
    },
    children: [{ name: 'saml:Issuer', children: [request.spEntityId] }, ...(format === null ? [] : [policy])],
  });
}
