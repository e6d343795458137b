import { X509Certificate } from 'node:crypto';

import { isUsableKey } from './certificate.ts';
import { canonicalizations, digestMethods, ENVELOPED_SIGNATURE, signatureMethods } from './names.ts';
import { refuse } from './rules.ts';
import {
  attribute,
  childElements,
  childrenNamed,
  elementsOf,
  hasAncestor,
  hasChildren,
  isElement,
  serializeXml,
} from './xml.ts';

export interface VerifiedSignature {
  /** The canonical text that was signed: the only text whose content is trusted. */
  text: string;
  algorithm: string;
  /** The PEM of the certificate that verified it. */
  certificate: string;
}

/** G7: the signatures of the document by the element that they sign. */
export function findSignatures(root: Element, signable: Element[]): Map<Element, Element> {
  const signatures = new Map<Element, Element>();
  for (const element of elementsOf(root)) {
    // The evidence in Advice is signed by others and not read.
    if (!isElement(element, 'signature', 'Signature') || hasAncestor(element, 'assertion', 'Advice')) continue;
    const parent = signable.find((candidate) => candidate === element.parentNode);
    if (!parent) refuse('G7', 'A signature is at an unexpected place.');
    if (signatures.has(parent)) refuse('G7', `${parent.localName} has two signatures.`);
    signatures.set(parent, element);
  }
  return signatures;
}

/** G7 to G9: the text that a signature of `signed` covers. `document` is the text that `signed` was parsed from. */
export async function verifySignature(
  document: string,
  { signed, signature }: { signed: Element; signature: Element },
  certificates: readonly string[],
): Promise<VerifiedSignature> {
  const algorithm = checkSignatureForm(signature, attribute(signed, 'ID'));
  for (const certificate of certificates) {
    if (!isUsableKey(new X509Certificate(certificate))) continue;
    const text = await signedText(document, signature, certificate);
    if (text !== undefined) return { text, algorithm, certificate };
  }
  return refuse('G9', `The signature of ${signed.localName} fits no certificate of the connection.`);
}

/**
 * The document without the signature of its root, to verify that of a child: for inclusive canonicalization the library takes the
 * namespaces at the first signature of a document for those of each.
 */
export async function serializeUnsigned(root: Element): Promise<string> {
  const copy = root.cloneNode(true) as Element;
  for (const signature of childrenNamed(copy, 'signature', 'Signature')) copy.removeChild(signature);
  return serializeXml(copy);
}

function checkSignatureForm(signature: Element, signedId: string | undefined): string {
  if (!hasChildren(signature, 'signature', ['SignedInfo', 'SignatureValue', 'KeyInfo?']))
    refuse('G7', 'The signature has unexpected parts.');
  const [signedInfo] = childElements(signature) as [Element];
  if (!hasChildren(signedInfo, 'signature', ['CanonicalizationMethod', 'SignatureMethod', 'Reference']))
    refuse('G7', 'The signature must have exactly one reference.');
  const [canonicalization, method, reference] = childElements(signedInfo) as [Element, Element, Element];
  if (!hasChildren(reference, 'signature', ['Transforms', 'DigestMethod', 'DigestValue']))
    refuse('G7', 'The reference of the signature has unexpected parts.');
  const [transforms, digest] = childElements(reference) as [Element, Element];
  if (signedId === undefined || attribute(reference, 'URI') !== `#${signedId}`)
    refuse('G7', 'The signature refers to another element than its parent.');

  const steps = childElements(transforms);
  const [enveloped, canonical, ...others] = steps.map((step) => attribute(step, 'Algorithm'));
  if (childrenNamed(transforms, 'signature', 'Transform').length !== steps.length || enveloped !== ENVELOPED_SIGNATURE)
    refuse('G7', 'The first transform must be that of an enveloped signature.');
  if (others.length > 0) refuse('G7', 'The signature has more than two transforms.');
  allow(canonicalizations, attribute(canonicalization, 'Algorithm'));
  if (canonical !== undefined || steps.length > 1) allow(canonicalizations, canonical);
  allow(digestMethods, attribute(digest, 'Algorithm'));
  if (childElements(digest).length + childElements(method).length > 0)
    refuse('G8', 'An algorithm of the signature has parameters.');
  return allow(signatureMethods, attribute(method, 'Algorithm'));
}

function allow(allowed: ReadonlySet<string>, algorithm: string | undefined): string {
  if (algorithm === undefined || !allowed.has(algorithm)) refuse('G8', `It uses ${algorithm?.slice(0, 100)}.`);
  return algorithm;
}

async function signedText(document: string, signature: Element, certificate: string): Promise<string | undefined> {
  const { SignedXml } = await import('xml-crypto');
  // `getCertFromKeyInfo` is off unless it is set: the key of the message is never used.
  const signedXml = new SignedXml({ publicCert: certificate });
  // SAML has no other, and checkNodes refuses a second one. Each is a search of the whole document.
  signedXml.idAttributes = ['ID'];
  keepOnly(signedXml.SignatureAlgorithms, signatureMethods);
  keepOnly(signedXml.HashAlgorithms, digestMethods);
  keepOnly(signedXml.CanonicalizationAlgorithms, new Set([...canonicalizations, ENVELOPED_SIGNATURE]));
  try {
    signedXml.loadSignature(signature);
    if (!signedXml.checkSignature(document)) return undefined;
  } catch {
    return undefined;
  }
  const [text, ...others] = signedXml.getSignedReferences();
  return others.length === 0 ? text : undefined;
}

/** A mistake in the check of the form cannot bring back what the library supports beyond the list. */
function keepOnly(algorithms: Record<string, unknown>, allowed: ReadonlySet<string>): void {
  for (const name of Object.keys(algorithms)) if (!allowed.has(name)) delete algorithms[name];
}
