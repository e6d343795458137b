import type { NameId } from './expectation.ts';
import { refuse } from './rules.ts';
import { attribute, childElements, childrenNamed, textOf } from './xml.ts';

const MAX_LENGTH = 256;
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** G18: the one NameID of a subject. */
export function readNameId(subject: Element): NameId {
  const identifiers = childElements(subject).filter(({ localName }) =>
    ['NameID', 'BaseID', 'EncryptedID'].includes(localName),
  );
  const [nameId] = childrenNamed(subject, 'assertion', 'NameID');
  if (!nameId || identifiers.length !== 1) refuse('G18', 'The subject must have one NameID and no other identifier.');
  const value = textOf(nameId, 'G18');
  if (value.trim() === '' || value.length > MAX_LENGTH) refuse('G18', `The NameID has ${value.length} characters.`);
  return {
    value,
    format: attribute(nameId, 'Format'),
    nameQualifier: attribute(nameId, 'NameQualifier'),
    spNameQualifier: attribute(nameId, 'SPNameQualifier'),
  };
}

/** G18: a NameID that changes at every sign-in identifies no one. */
export function checkStable({ format }: NameId, { allowsTransientNameId }: { allowsTransientNameId: boolean }): void {
  if (format === TRANSIENT && !allowsTransientNameId) refuse('G18', 'The NameID is transient.');
}
