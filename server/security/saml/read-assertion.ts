import type { ResponseExpectation, VerifiedAssertion } from './expectation.ts';
import { checkIssueInstant, isFuture, isOver, optionalInstant, requiredInstant } from './instant.ts';
import { checkIssuer, checkVersion } from './message-rules.ts';
import { checkStable, readNameId } from './name-id.ts';
import { readAttributes } from './read-attributes.ts';
import { refuse } from './rules.ts';
import { attribute, childElements, childrenNamed, isElement, textOf } from './xml.ts';

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const KNOWN_CONDITIONS = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];

/** G12 to G20 for the assertion. Its text is that which was signed. */
export function readAssertion(
  assertion: Element,
  expected: ResponseExpectation,
): Omit<VerifiedAssertion, 'algorithm' | 'certificate'> {
  const id = attribute(assertion, 'ID') ?? refuse('G5', 'The assertion has no ID.');
  checkVersion(assertion);
  checkIssuer(assertion, expected.idpEntityId, { required: true });
  checkIssueInstant(assertion, expected.assertionMaxAge, expected);
  const [subject, ...others] = childrenNamed(assertion, 'assertion', 'Subject');
  if (!subject || others.length > 0) refuse('G18', 'There must be one Subject.');
  const nameId = readNameId(subject);
  checkStable(nameId, expected);
  const confirmedUntil = checkConfirmation(subject, expected);
  checkConditions(assertion, expected);
  return {
    id,
    expiresAt: new Date(confirmedUntil.getTime() + expected.clockSkew * 1000),
    nameId,
    attributes: readAttributes(assertion),
    ...readAuthentication(assertion, expected),
  };
}

/** G15: until when the subject is confirmed for this service and this request. */
function checkConfirmation(subject: Element, expected: ResponseExpectation): Date {
  const problems: string[] = [];
  const ends: Date[] = [];
  for (const confirmation of childrenNamed(subject, 'assertion', 'SubjectConfirmation')) {
    const [data, ...others] = childrenNamed(confirmation, 'assertion', 'SubjectConfirmationData');
    const end = data && optionalInstant(data, 'NotOnOrAfter');
    if (attribute(confirmation, 'Method') !== BEARER) problems.push('Its method is not bearer.');
    else if (!data || others.length > 0) problems.push('It must have one SubjectConfirmationData.');
    else if (attribute(data, 'Recipient') !== expected.acsUrl) problems.push('Its Recipient is not this service.');
    else if (attribute(data, 'InResponseTo') !== expected.requestId) problems.push('It answers another request.');
    else if (attribute(data, 'NotBefore') !== undefined) problems.push('It has a NotBefore.');
    else if (!end || isOver(end, expected)) problems.push('It has expired or has no end.');
    else ends.push(end);
  }
  if (ends.length === 0) refuse('G15', problems.join(' ') || 'There is no confirmation.');
  return ends.reduce((latest, end) => (end > latest ? end : latest));
}

/** G16 */
function checkConditions(assertion: Element, expected: ResponseExpectation): void {
  const [conditions, ...others] = childrenNamed(assertion, 'assertion', 'Conditions');
  if (!conditions || others.length > 0) refuse('G16', 'There must be one Conditions.');
  const notBefore = optionalInstant(conditions, 'NotBefore');
  const notOnOrAfter = optionalInstant(conditions, 'NotOnOrAfter');
  if (notBefore && isFuture(notBefore, expected)) refuse('G16', 'It is not valid yet: compare the clocks.');
  if (notOnOrAfter && isOver(notOnOrAfter, expected)) refuse('G16', 'It has expired.');

  const unknown = childElements(conditions).find(
    (condition) => !KNOWN_CONDITIONS.some((name) => isElement(condition, 'assertion', name)),
  );
  if (unknown) refuse('G16', `The condition ${unknown.localName.slice(0, 100)} is unknown.`);
  const restrictions = childrenNamed(conditions, 'assertion', 'AudienceRestriction');
  if (restrictions.length === 0) refuse('G16', 'No audience is named.');
  for (const restriction of restrictions) {
    const audiences = childrenNamed(restriction, 'assertion', 'Audience').map((audience) =>
      textOf(audience, 'G16').trim(),
    );
    if (!audiences.includes(expected.spEntityId))
      refuse('G16', `The audience is ${audiences.join(', ').slice(0, 300)}.`);
  }
}

/** G19: when and how the person signed in at the identity provider. */
function readAuthentication(
  assertion: Element,
  expected: ResponseExpectation,
): Pick<VerifiedAssertion, 'sessionIndex' | 'authnInstant' | 'sessionNotOnOrAfter' | 'authnContextClasses'> {
  const statements = childrenNamed(assertion, 'assertion', 'AuthnStatement');
  const [first] = statements;
  if (!first) refuse('G19', 'There is no AuthnStatement.');
  const instants = statements.map((statement) => requiredInstant(statement, 'AuthnInstant', 'G19'));
  if (instants.some((instant) => isFuture(instant, expected))) refuse('G19', 'The AuthnInstant is in the future.');
  const ends = statements.flatMap((statement) => optionalInstant(statement, 'SessionNotOnOrAfter') ?? []);
  if (ends.some((end) => isOver(end, expected))) refuse('G19', 'The session at the identity provider has ended.');
  const contexts = statements.flatMap((statement) => childrenNamed(statement, 'assertion', 'AuthnContext'));
  return {
    sessionIndex: attribute(first, 'SessionIndex'),
    authnInstant: earliest(instants)!,
    sessionNotOnOrAfter: earliest(ends),
    authnContextClasses: contexts
      .flatMap((context) => childrenNamed(context, 'assertion', 'AuthnContextClassRef'))
      .map((reference) => textOf(reference, 'G19').trim()),
  };
}

function earliest(instants: Date[]): Date | undefined {
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
