import { bindings, namespaces, type Binding } from '#server/security/saml/names.ts';
import { parseChecked } from '#server/security/saml/parse-checked.ts';
import { SamlRefusal } from '#server/security/saml/rules.ts';
import { attribute, childrenNamed, elementsOf, hasAncestor, isElement } from '#server/security/saml/xml.ts';

import { CertificateRefusal, readCertificate } from './certificates.ts';

const MAX_CHARACTERS = 512 * 1024;
const MAX_CERTIFICATES = 5;

export type MetadataProblem =
  | 'too-long'
  | 'not-xml'
  | 'several-providers'
  | 'no-provider'
  | 'no-sign-in-address'
  | 'certificates';

/** Metadata that describes no usable identity provider. The message is for administrators. */
export class MetadataRefusal extends Error {
  override readonly name = 'MetadataRefusal';
  readonly reason: MetadataProblem;

  constructor(reason: MetadataProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Endpoint {
  binding: Binding;
  url: string;
}

export interface IdpMetadata {
  entityId: string;
  /** Where the browser takes an AuthnRequest. */
  signIn: Endpoint;
  /** Where it takes LogoutRequests, and LogoutResponses if they have another address. */
  logout: (Endpoint & { responseUrl: string }) | null;
  /** PEM; one to five. */
  certificates: string[];
  nameIdFormats: string[];
}

/**
 * The identity provider that a metadata document describes (SAML metadata, section 2.4.3). A signature, `validUntil` and
 * `cacheDuration` are not trusted: what counts is where an administrator took the document from.
 *
 * @throws MetadataRefusal
 */
export async function readIdpMetadata(text: string): Promise<IdpMetadata> {
  if (text.length > MAX_CHARACTERS) throw new MetadataRefusal('too-long', 'The metadata is longer than 512 KB.');
  const root = await parse(withoutPreamble(text));
  const providers = elementsOf(root).filter(
    (element) => isElement(element, 'metadata', 'IDPSSODescriptor') && !hasAncestor(element, 'metadata', 'Extensions'),
  );
  if (providers.length > 1) {
    const text = `This is the metadata of ${providers.length} identity providers; use that of one.`;
    throw new MetadataRefusal('several-providers', text);
  }
  const entity = providers[0]?.parentNode as Element | undefined;
  const entityId = entity && isElement(entity, 'metadata', 'EntityDescriptor') && attribute(entity, 'entityID');
  if (!providers[0] || !entityId || !supportsSaml2(providers[0])) {
    throw new MetadataRefusal('no-provider', 'The metadata describes no SAML 2.0 identity provider.');
  }
  return { entityId, ...readProvider(providers[0]) };
}

function readProvider(provider: Element): Omit<IdpMetadata, 'entityId'> {
  const signIn = endpoint(provider, 'SingleSignOnService');
  if (!signIn) throw new MetadataRefusal('no-sign-in-address', 'The metadata has no address to sign in by a browser.');
  const logout = endpoint(provider, 'SingleLogoutService');
  const formats = childrenNamed(provider, 'metadata', 'NameIDFormat').map((format) => format.textContent!.trim());
  return {
    signIn: { binding: signIn.binding, url: signIn.url },
    logout: logout ?? null,
    certificates: signingCertificates(provider),
    nameIdFormats: formats,
  };
}

function supportsSaml2(provider: Element): boolean {
  return (attribute(provider, 'protocolSupportEnumeration') ?? '').split(/\s+/).includes(namespaces.protocol);
}

/** The byte order mark, the declaration and the comments that products put before the root element. */
function withoutPreamble(text: string): string {
  let rest = text.replace(/^\uFEFF/, '').trim();
  rest = rest.replace(/^<\?xml\s[^<>]*\?>/, '').trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end < 0) break;
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

async function parse(text: string): Promise<Element> {
  try {
    return await parseChecked(text);
  } catch (error) {
    if (error instanceof SamlRefusal) throw new MetadataRefusal('not-xml', error.message);
    throw error;
  }
}

/** By redirect if there is one: a form needs a page of its own. */
function endpoint(provider: Element, name: string): (Endpoint & { responseUrl: string }) | undefined {
  const services = childrenNamed(provider, 'metadata', name);
  for (const binding of ['redirect', 'post'] as const) {
    const service = services.find((candidate) => attribute(candidate, 'Binding') === bindings[binding]);
    const url = service && attribute(service, 'Location');
    if (!url || !isWebAddress(url)) continue;
    const responseUrl = attribute(service, 'ResponseLocation') ?? url;
    if (isWebAddress(responseUrl)) return { binding, url, responseUrl };
  }
  return undefined;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

/** A key without `use` serves both purposes. Keys that cannot verify a signature are left out while another one can. */
function signingCertificates(provider: Element): string[] {
  const texts = childrenNamed(provider, 'metadata', 'KeyDescriptor')
    .filter((key) => attribute(key, 'use') !== 'encryption')
    .flatMap((key) => elementsOf(key).filter((element) => isElement(element, 'signature', 'X509Certificate')))
    .map((element) => element.textContent ?? '');
  const problems: string[] = [];
  const certificates = new Set<string>();
  for (const text of texts) {
    try {
      certificates.add(readCertificate(text));
    } catch (error) {
      if (!(error instanceof CertificateRefusal)) throw error;
      problems.push(error.message);
    }
  }
  if (certificates.size === 0) {
    throw new MetadataRefusal('certificates', problems[0] ?? 'The metadata has no certificate for signatures.');
  }
  if (certificates.size > MAX_CERTIFICATES) {
    throw new MetadataRefusal('certificates', `The metadata has more than ${MAX_CERTIFICATES} certificates.`);
  }
  return [...certificates];
}
