import { decodeMessage } from '#server/security/saml/decode-message.ts';
import type { NameId } from '#server/security/saml/expectation.ts';
import { checkIssueInstant, isOver, optionalInstant, type Clock } from '#server/security/saml/instant.ts';
import { checkDestination, checkIssuer, checkVersion } from '#server/security/saml/message-rules.ts';
import { readNameId } from '#server/security/saml/name-id.ts';
import { parseChecked } from '#server/security/saml/parse-checked.ts';
import { refuse } from '#server/security/saml/rules.ts';
import { findSignatures, verifySignature } from '#server/security/saml/verify-signature.ts';
import { attribute, childElements, childrenNamed, isElement, textOf } from '#server/security/saml/xml.ts';

import { readRedirect, type MessageParameter } from './redirect-binding.ts';

/** How long a logout message is valid after it was issued, in seconds. */
const MAX_AGE = 300;

/** A message as it arrived: the raw query of the redirect binding, or the fields of the POST binding. */
export type ReceivedMessage =
  | { binding: 'redirect'; query: string }
  | { binding: 'post'; document: string; relayState?: string | undefined };

export interface LogoutExpectation extends Clock {
  /** Our address that received the message. */
  sloUrl: string;
  idpEntityId: string;
  /** The certificates of the connection, PEM. */
  certificates: readonly string[];
}

interface VerifiedMessage {
  /** The caller accepts each id once (G21) and may forget it after `expiresAt`. */
  id: string;
  expiresAt: Date;
  relayState: string | undefined;
}

export interface LogoutRequest extends VerifiedMessage {
  nameId: NameId;
  /** The sessions to end; none means all sessions of the NameID. */
  sessionIndexes: string[];
}

export interface LogoutResponse extends VerifiedMessage {
  /** The id of our LogoutRequest. */
  inResponseTo: string | undefined;
}

/** The verified LogoutRequest of the identity provider (SAML core, section 3.7.1), or a `SamlRefusal`. */
export async function readLogoutRequest(
  received: ReceivedMessage,
  expected: LogoutExpectation,
): Promise<LogoutRequest> {
  const { root, ...message } = await readMessage(received, expected, {
    parameter: 'SAMLRequest',
    name: 'LogoutRequest',
    children: { protocol: ['Extensions', 'SessionIndex'], assertion: ['Issuer', 'NameID', 'BaseID', 'EncryptedID'] },
  });
  const end = optionalInstant(root, 'NotOnOrAfter');
  if (end && isOver(end, expected)) refuse('G17', 'The request has expired.');
  const indexes = childrenNamed(root, 'protocol', 'SessionIndex').map((index) => textOf(index, 'G4'));
  return { ...message, nameId: readNameId(root), sessionIndexes: indexes };
}

/** The verified response to our LogoutRequest. Its status decides nothing: the session here has ended already. */
export async function readLogoutResponse(
  received: ReceivedMessage,
  expected: LogoutExpectation,
): Promise<LogoutResponse> {
  const { root, ...message } = await readMessage(received, expected, {
    parameter: 'SAMLResponse',
    name: 'LogoutResponse',
    children: { protocol: ['Extensions', 'Status'], assertion: ['Issuer'] },
  });
  return { ...message, inResponseTo: attribute(root, 'InResponseTo') };
}

interface MessageForm {
  parameter: MessageParameter;
  name: string;
  children: { protocol: readonly string[]; assertion: readonly string[] };
}

async function readMessage(
  received: ReceivedMessage,
  expected: LogoutExpectation,
  { parameter, name, children }: MessageForm,
): Promise<VerifiedMessage & { root: Element }> {
  const { root, relayState } =
    received.binding === 'redirect'
      ? await readQuery(received.query, parameter, expected)
      : { root: await readForm(received.document, name, expected), relayState: received.relayState };
  if (!isElement(root, 'protocol', name)) refuse('G4', `The root element is not ${name}.`);
  for (const child of childElements(root)) {
    const isPart =
      children.protocol.some((part) => isElement(child, 'protocol', part)) ||
      children.assertion.some((part) => isElement(child, 'assertion', part)) ||
      isElement(child, 'signature', 'Signature');
    if (!isPart) refuse('G4', `${name} contains ${child.localName.slice(0, 100)}.`);
  }
  checkVersion(root);
  checkDestination(root, { address: expected.sloUrl, required: true });
  checkIssuer(root, expected.idpEntityId, { required: true });
  const issued = checkIssueInstant(root, MAX_AGE, expected);
  const id = attribute(root, 'ID') ?? refuse('G5', `${name} has no ID.`);
  const expiresAt = new Date(issued.getTime() + (MAX_AGE + expected.clockSkew) * 1000);
  return { root, id, expiresAt, relayState };
}

async function readQuery(query: string, parameter: MessageParameter, { certificates }: LogoutExpectation) {
  const { text, relayState } = readRedirect(query, parameter, certificates);
  const root = await parseChecked(text);
  // The signature is that of the query; another one would be unverified (SAML bindings, section 3.4.4.1).
  if (findSignatures(root, [root]).size > 0) refuse('G7', 'A message in a query must not contain a signature.');
  return { root, relayState };
}

async function readForm(document: string, name: string, { certificates }: LogoutExpectation): Promise<Element> {
  const text = decodeMessage(document);
  const signed = await parseChecked(text);
  if (!isElement(signed, 'protocol', name)) refuse('G4', `The root element is not ${name}.`);
  const signature = findSignatures(signed, [signed]).get(signed) ?? refuse('G10', 'The message is not signed.');
  const verified = await verifySignature(text, { signed, signature }, certificates);
  return parseChecked(verified.text);
}
