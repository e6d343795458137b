import { STATUS_SUCCESS } from './names.ts';
import { refuse } from './rules.ts';
import { attribute, childElements, childrenNamed, isElement, textOf } from './xml.ts';

/** The children that a Response may have, by namespace. */
const parts = {
  protocol: ['Extensions', 'Status'],
  assertion: ['Issuer', 'Assertion', 'EncryptedAssertion'],
  signature: ['Signature'],
} as const;

/** G4 */
export function checkResponseRoot(root: Element): void {
  if (!isElement(root, 'protocol', 'Response')) refuse('G4', 'The root element is not Response.');
  for (const child of childElements(root)) {
    const isPart = (['protocol', 'assertion', 'signature'] as const).some((namespace) =>
      parts[namespace].some((name) => isElement(child, namespace, name)),
    );
    if (!isPart) refuse('G4', `Response contains ${child.localName.slice(0, 100)}.`);
  }
}

/** G12 */
export function checkVersion(element: Element): void {
  if (attribute(element, 'Version') !== '2.0') refuse('G12', `The version of ${element.localName} is not 2.0.`);
}

/** G12: what the identity provider answered. Its own text helps an administrator most. */
export function checkStatus(message: Element): void {
  const [status, ...others] = childrenNamed(message, 'protocol', 'Status');
  if (!status || others.length > 0) refuse('G12', 'There must be one Status.');
  const [code, ...codes] = childrenNamed(status, 'protocol', 'StatusCode');
  if (!code || codes.length > 0) refuse('G12', 'There must be one StatusCode.');
  const value = attribute(code, 'Value');
  if (value === STATUS_SUCCESS) return;
  const [detail] = childrenNamed(code, 'protocol', 'StatusCode');
  const [text] = childrenNamed(status, 'protocol', 'StatusMessage');
  const told = [value, detail && attribute(detail, 'Value'), text?.textContent].filter(Boolean).join(', ');
  refuse('G12', `The identity provider answered: ${told.slice(0, 500)}`);
}

/** G13 */
export function checkDestination(
  message: Element,
  { address, required }: { address: string; required: boolean },
): void {
  const destination = attribute(message, 'Destination');
  if (destination === undefined && required) refuse('G13', `${message.localName} is signed and has no Destination.`);
  if (destination !== undefined && destination !== address)
    refuse('G13', `The Destination is ${destination.slice(0, 200)}.`);
}

/** G14 */
export function checkIssuer(element: Element, entityId: string, { required }: { required: boolean }): void {
  const [issuer, ...others] = childrenNamed(element, 'assertion', 'Issuer');
  if (others.length > 0 || (required && !issuer)) refuse('G14', `${element.localName} must have one Issuer.`);
  if (!issuer) return;
  const value = textOf(issuer, 'G14');
  if (value !== entityId) refuse('G14', `The Issuer of ${element.localName} is ${value.slice(0, 200)}.`);
  const format = attribute(issuer, 'Format');
  if (format !== undefined && format !== ENTITY_FORMAT) refuse('G14', 'The Issuer is not an entity id.');
}

const ENTITY_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:entity';
