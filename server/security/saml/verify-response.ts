import { decodeMessage, decodeText } from './decode-message.ts';
import { decryptAssertion } from './decrypt-assertion.ts';
import type { ResponseExpectation, VerifiedAssertion } from './expectation.ts';
import { checkIssueInstant } from './instant.ts';
import { checkDestination, checkIssuer, checkResponseRoot, checkStatus, checkVersion } from './message-rules.ts';
import { parseChecked } from './parse-checked.ts';
import { readAssertion } from './read-assertion.ts';
import { refuse } from './rules.ts';
import { findSignatures, serializeUnsigned, verifySignature, type VerifiedSignature } from './verify-signature.ts';
import { attribute, elementsOf, hasAncestor, isElement } from './xml.ts';

/**
 * The verified assertion of a base64 Response of the POST binding, or a `SamlRefusal`. G21 is the caller's: it remembers `id`.
 * Whatever is returned was read from canonical text that a certificate of the connection signed, never from the message.
 */
export async function verifyResponse(document: string, expected: ResponseExpectation): Promise<VerifiedAssertion> {
  const text = decodeMessage(document);
  const response = await parseChecked(text);
  checkResponse(response, expected, { signed: false });
  const assertion = soleAssertion(response);

  const signatures = findSignatures(response, [response, assertion]);
  const verified = new Map<Element, VerifiedSignature>();
  for (const [signed, signature] of signatures) {
    const isOne = signed === response || signatures.size === 1;
    const document = isOne ? text : await serializeUnsigned(response);
    verified.set(signed, await verifySignature(document, { signed, signature }, expected.certificates));
  }
  const signedResponse = verified.get(response);
  const signedAssertion = verified.get(assertion);
  if (!signedResponse && expected.requiresSignedResponse) refuse('G10', 'The response is not signed.');

  if (signedResponse) {
    const trusted = await parseChecked(signedResponse.text);
    checkResponse(trusted, expected, { signed: true });
    return readSigned(await readable(soleAssertion(trusted), expected), signedResponse, expected);
  }
  if (signedAssertion)
    return readSigned({ element: await parseChecked(signedAssertion.text) }, signedAssertion, expected);
  return readSigned(await readable(assertion, expected), undefined, expected);
}

/** G4 and G12 to G17 for the Response. Unsigned it proves nothing, but says early what an administrator needs to know. */
function checkResponse(response: Element, expected: ResponseExpectation, { signed }: { signed: boolean }): void {
  checkResponseRoot(response);
  checkVersion(response);
  checkStatus(response);
  checkDestination(response, { address: expected.acsUrl, required: signed });
  checkIssuer(response, expected.idpEntityId, { required: false });
  const answers = attribute(response, 'InResponseTo');
  if (answers !== undefined && answers !== expected.requestId) refuse('G15', 'The response answers another request.');
  if (signed) checkIssueInstant(response, expected.assertionMaxAge, expected);
}

/** G11: the one assertion of the response, maybe encrypted. A second one anywhere could be read in its place. */
function soleAssertion(response: Element): Element {
  const assertions = elementsOf(response).filter(
    (element) =>
      (isElement(element, 'assertion', 'Assertion') || isElement(element, 'assertion', 'EncryptedAssertion')) &&
      !hasAncestor(element, 'assertion', 'Advice'),
  );
  const [assertion, ...others] = assertions;
  if (!assertion || others.length > 0 || assertion.parentNode !== response)
    refuse('G11', `The response contains ${assertions.length} assertions.`);
  return assertion;
}

interface ReadableAssertion {
  element: Element;
  /** The signature inside an encrypted assertion. */
  signature?: VerifiedSignature;
}

async function readable(assertion: Element, expected: ResponseExpectation): Promise<ReadableAssertion> {
  if (isElement(assertion, 'assertion', 'Assertion')) return { element: assertion };
  const text = decodeText(decryptAssertion(assertion, expected.privateKeys));
  const decrypted = await parseChecked(text);
  if (!isElement(decrypted, 'assertion', 'Assertion')) refuse('G11', 'What was encrypted is not an assertion.');
  const signature = findSignatures(decrypted, [decrypted]).get(decrypted);
  if (!signature) return { element: decrypted };
  const verified = await verifySignature(text, { signed: decrypted, signature }, expected.certificates);
  return { element: await parseChecked(verified.text), signature: verified };
}

/** G10 */
function readSigned(
  { element, signature }: ReadableAssertion,
  outer: VerifiedSignature | undefined,
  expected: ResponseExpectation,
): VerifiedAssertion {
  const { algorithm, certificate } =
    outer ?? signature ?? refuse('G10', 'Neither the response nor the assertion is signed.');
  if (!isElement(element, 'assertion', 'Assertion')) refuse('G11', 'What was signed is not an assertion.');
  return { ...readAssertion(element, expected), algorithm, certificate };
}
