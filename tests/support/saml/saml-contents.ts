import type { GateRule } from '#server/security/saml/rules.ts';
import { ACS, at, IDP, REQUEST, SP, STATUS, swap, type Signing } from './saml-document.ts';

export interface Contents {
  name: string;
  rule: GateRule;
  change: (xml: string) => string;
  /** The ways of signing that have nothing to sign; these are tried unsigned. */
  unsigned: readonly Signing[];
}

const wrong = (name: string, rule: GateRule, change: (xml: string) => string): Contents => ({
  name,
  rule,
  change,
  unsigned: [],
});
const all =
  (...changes: ((xml: string) => string)[]) =>
  (xml: string) =>
    changes.reduce((changed, change) => change(changed), xml);

const bearer = /<saml:SubjectConfirmation [^]*<\/saml:SubjectConfirmation>/;
const confirmation = (attributes: string, method = 'bearer') =>
  `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${method}"><saml:SubjectConfirmationData ${attributes}/></saml:SubjectConfirmation>`;
const nameId = /<saml:NameID[^]*<\/saml:NameID>/;
const conditions = /<saml:Conditions[^]*<\/saml:Conditions>/;
const audience = `<saml:AudienceRestriction><saml:Audience>${SP}</saml:Audience></saml:AudienceRestriction>`;
const authnStatement = /<saml:AuthnStatement[^]*<\/saml:AuthnStatement>/;
const email = '<saml:AttributeValue>ada@acme.example</saml:AttributeValue>';
const assertionHead = `ID="_a1" Version="2.0" IssueInstant="${at(-2)}"`;
const issuer = `<saml:Issuer>${IDP}</saml:Issuer><saml:Subject>`;
const issueInstant = (instant: string) => swap(assertionHead, `ID="_a1" Version="2.0" IssueInstant="${instant}"`);
const status = (value: string) => swap('urn:oasis:names:tc:SAML:2.0:status:Success', value);
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** What an identity provider may sign and the gate must still refuse: each is tried in every way of signing. */
export const wrongContents: Contents[] = [
  {
    ...wrong('root is a LogoutResponse', 'G4', (xml) => xml.replaceAll('samlp:Response', 'samlp:LogoutResponse')),
    unsigned: ['response'],
  },
  {
    ...wrong('root is an ArtifactResponse', 'G4', (xml) => xml.replaceAll('samlp:Response', 'samlp:ArtifactResponse')),
    unsigned: ['response'],
  },
  wrong('root has the namespace of SAML 1.1', 'G4', (xml) =>
    xml.replaceAll('urn:oasis:names:tc:SAML:2.0:protocol', 'urn:oasis:names:tc:SAML:1.0:protocol'),
  ),
  wrong('root has an unknown child', 'G4', swap('<samlp:Status>', '<samlp:Other/><samlp:Status>')),
  wrong('root has a child of another namespace', 'G4', swap('<samlp:Status>', '<Status xmlns="urn:x"/><samlp:Status>')),
  wrong('id is malformed', 'G5', (xml) => xml.replaceAll('"_r1"', '"r 1"')),
  wrong('id begins with a digit', 'G5', swap('"_r1"', '"1r"')),
  wrong('id has 300 characters', 'G5', swap('"_r1"', `"_${'r'.repeat(300)}"`)),
  wrong('id exists twice', 'G5', swap('<samlp:Status>', '<samlp:Status Id="_r1">')),
  wrong('xml:id equals an ID', 'G5', swap('<samlp:Status>', '<samlp:Status xml:id="_r1">')),
  wrong('id of another spelling equals an ID', 'G5', swap('<samlp:Status>', '<samlp:Status id="_r1">')),
  wrong('text of the issuer has a comment', 'G6', swap(`>${IDP}</saml:Issuer>`, `>${IDP}<!-- --></saml:Issuer>`)),
  wrong('text stands beside elements', 'G6', swap('<samlp:Status>', '<samlp:Status>text')),
  {
    ...wrong('no assertion', 'G11', swap(/<saml:Assertion[^]*<\/saml:Assertion>/, '')),
    unsigned: ['assertion', 'encrypted'],
  },
  wrong('version of the response is 1.1', 'G12', swap('ID="_r1" Version="2.0"', 'ID="_r1" Version="1.1"')),
  wrong('response has no version', 'G12', swap('ID="_r1" Version="2.0"', 'ID="_r1"')),
  wrong('version of the assertion is 1.1', 'G12', swap('ID="_a1" Version="2.0"', 'ID="_a1" Version="1.1"')),
  wrong('assertion has no version', 'G12', swap('ID="_a1" Version="2.0"', 'ID="_a1"')),
  wrong('status is Responder', 'G12', status('urn:oasis:names:tc:SAML:2.0:status:Responder')),
  wrong('status is empty', 'G12', status('')),
  wrong('status ends in a space', 'G12', status('urn:oasis:names:tc:SAML:2.0:status:Success ')),
  wrong('status has two codes', 'G12', swap('</samlp:Status>', '<samlp:StatusCode Value="x"/></samlp:Status>')),
  wrong('status has no code', 'G12', swap(STATUS, '<samlp:Status/>')),
  wrong('no status', 'G12', swap(STATUS, '')),
  wrong('two statuses', 'G12', swap(STATUS, STATUS + STATUS)),
  wrong(
    'success is nested in a failure',
    'G12',
    swap(
      STATUS,
      '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Requester"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:StatusCode></samlp:Status>',
    ),
  ),
  wrong(
    'destination is another service',
    'G13',
    swap(`Destination="${ACS}"`, 'Destination="https://other.example/acs"'),
  ),
  wrong('destination is another connection', 'G13', swap(`Destination="${ACS}"`, `Destination="${ACS}2"`)),
  wrong('destination differs in case', 'G13', swap(`Destination="${ACS}"`, `Destination="${ACS.toUpperCase()}"`)),
  wrong('destination is empty', 'G13', swap(`Destination="${ACS}"`, 'Destination=""')),
  wrong(
    'issuer of the assertion is another',
    'G14',
    swap(issuer, '<saml:Issuer>https://other.example</saml:Issuer><saml:Subject>'),
  ),
  wrong('issuer of the assertion is padded', 'G14', swap(issuer, `<saml:Issuer> ${IDP} </saml:Issuer><saml:Subject>`)),
  wrong(
    'issuer of the response is another',
    'G14',
    swap(`>${IDP}</saml:Issuer><samlp`, '>https://other.example</saml:Issuer><samlp'),
  ),
  wrong('assertion has two issuers', 'G14', swap(issuer, `<saml:Issuer>${IDP}</saml:Issuer>${issuer}`)),
  wrong(
    'issuer is an address',
    'G14',
    swap(
      issuer,
      `<saml:Issuer Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${IDP}</saml:Issuer><saml:Subject>`,
    ),
  ),
  wrong('response answers another request', 'G15', swap(` InResponseTo="${REQUEST}">`, ' InResponseTo="_other">')),
  wrong('response answers no request by an empty id', 'G15', swap(` InResponseTo="${REQUEST}">`, ' InResponseTo="">')),
  wrong(
    'confirmation answers another request',
    'G15',
    swap(`InResponseTo="${REQUEST}" Not`, 'InResponseTo="_other" Not'),
  ),
  wrong('confirmation answers no request', 'G15', swap(`InResponseTo="${REQUEST}" Not`, 'Not')),
  wrong('recipient is another service', 'G15', swap(`Recipient="${ACS}"`, 'Recipient="https://other.example/acs"')),
  wrong('recipient has a suffix', 'G15', swap(`Recipient="${ACS}"`, `Recipient="${ACS}/"`)),
  wrong('no recipient', 'G15', swap(` Recipient="${ACS}"`, '')),
  wrong('confirmation has expired', 'G15', swap(at(300), at(-61))),
  wrong('confirmation ends exactly at the limit', 'G15', swap(at(300), at(-60))),
  wrong('confirmation has no end', 'G15', swap(`NotOnOrAfter="${at(300)}"`, '')),
  wrong(
    'confirmation has a beginning',
    'G15',
    swap('<saml:SubjectConfirmationData', `<saml:SubjectConfirmationData NotBefore="${at(-9)}"`),
  ),
  wrong('no confirmation', 'G15', swap(bearer, '')),
  wrong(
    'confirmation without data',
    'G15',
    swap(bearer, '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"/>'),
  ),
  wrong(
    'confirmation with data twice',
    'G15',
    swap(
      '</saml:SubjectConfirmation>',
      `<saml:SubjectConfirmationData InResponseTo="${REQUEST}" NotOnOrAfter="${at(300)}" Recipient="${ACS}"/></saml:SubjectConfirmation>`,
    ),
  ),
  ...['holder-of-key', 'sender-vouches'].map((method) =>
    wrong(
      `confirmation is ${method}`,
      'G15',
      swap(bearer, confirmation(`InResponseTo="${REQUEST}" NotOnOrAfter="${at(300)}" Recipient="${ACS}"`, method)),
    ),
  ),
  wrong(
    'what is right is spread over two confirmations',
    'G15',
    swap(
      bearer,
      confirmation(`InResponseTo="${REQUEST}" NotOnOrAfter="${at(300)}" Recipient="https://other.example"`) +
        confirmation(`InResponseTo="_other" NotOnOrAfter="${at(300)}" Recipient="${ACS}"`),
    ),
  ),
  wrong('no conditions', 'G16', swap(conditions, '')),
  wrong('two conditions', 'G16', (xml) => xml.replace(conditions, (found) => found + found)),
  wrong('conditions are not valid yet', 'G16', swap(at(-300), at(61))),
  wrong('conditions have expired', 'G16', swap(at(299), at(-61))),
  wrong('conditions end exactly at the limit', 'G16', swap(at(299), at(-60))),
  wrong('audience is another service', 'G16', swap(audience, audience.replace(SP, 'https://other.example'))),
  wrong('audience is a prefix', 'G16', swap(audience, audience.replace(SP, SP.slice(0, -1)))),
  wrong('audience is another connection', 'G16', swap(audience, audience.replace(SP, `${SP}2`))),
  wrong('no audience restriction', 'G16', swap(audience, '')),
  wrong('audience restriction is empty', 'G16', swap(audience, '<saml:AudienceRestriction/>')),
  wrong(
    'second restriction names another audience',
    'G16',
    swap(audience, audience + audience.replace(SP, 'https://other.example')),
  ),
  wrong('unknown condition', 'G16', swap(audience, `${audience}<saml:Condition/>`)),
  wrong('condition of another namespace', 'G16', swap(audience, `${audience}<OneTimeUse xmlns="urn:x"/>`)),
  wrong('assertion is too old', 'G17', issueInstant(at(-361))),
  wrong('assertion is from the future', 'G17', issueInstant(at(61))),
  wrong('time has no zone', 'G17', issueInstant(at(-2).replace('Z', ''))),
  wrong('time has another zone', 'G17', issueInstant(at(-2).replace('Z', '+01:00'))),
  wrong('time has ten decimals', 'G17', issueInstant(at(-2).replace('Z', '0000000Z'))),
  wrong('time is a date', 'G17', issueInstant('2026-11-27')),
  wrong('time is a number', 'G17', issueInstant(String(Date.parse(at(0))))),
  wrong('day does not exist', 'G17', issueInstant('2026-11-31T12:00:00Z')),
  wrong('hour does not exist', 'G17', issueInstant('2026-11-27T24:00:00Z')),
  wrong('time is empty', 'G17', issueInstant('')),
  wrong('no issue instant', 'G17', swap(assertionHead, 'ID="_a1" Version="2.0"')),
  wrong('end of the conditions is malformed', 'G17', swap(at(299), 'tomorrow')),
  wrong('end of the confirmation is malformed', 'G17', swap(at(300), 'tomorrow')),
  wrong('no subject', 'G18', swap(/<saml:Subject>[^]*<\/saml:Subject>/, '')),
  wrong('two subjects', 'G18', (xml) => xml.replace(/<saml:Subject>[^]*<\/saml:Subject>/, (found) => found + found)),
  wrong('no NameID', 'G18', swap(nameId, '')),
  wrong('two NameIDs', 'G18', swap(nameId, '<saml:NameID>ada</saml:NameID><saml:NameID>root</saml:NameID>')),
  wrong('NameID beside a BaseID', 'G18', swap(nameId, '<saml:NameID>ada</saml:NameID><saml:BaseID/>')),
  wrong('NameID is encrypted', 'G18', swap(nameId, '<saml:EncryptedID/>')),
  wrong('NameID is empty', 'G18', swap(nameId, '<saml:NameID/>')),
  wrong('NameID is blank', 'G18', swap(nameId, '<saml:NameID> \n </saml:NameID>')),
  wrong('NameID has 257 characters', 'G18', swap(nameId, `<saml:NameID>${'a'.repeat(257)}</saml:NameID>`)),
  wrong('NameID has a child element', 'G18', swap(nameId, '<saml:NameID><b>ada</b></saml:NameID>')),
  wrong('NameID has another namespace', 'G18', swap(nameId, '<NameID xmlns="urn:x">ada</NameID>')),
  wrong('NameID is transient', 'G18', swap('nameid-format:persistent', 'nameid-format:transient')),
  wrong('no AuthnStatement', 'G19', swap(authnStatement, '')),
  wrong('AuthnStatement has no instant', 'G19', swap(`AuthnInstant="${at(-3)}"`, '')),
  wrong('AuthnInstant is in the future', 'G19', swap(`AuthnInstant="${at(-3)}"`, `AuthnInstant="${at(61)}"`)),
  wrong('session has ended', 'G19', swap(at(28_800), at(-61))),
  wrong(
    'one of two sessions has ended',
    'G19',
    swap(
      '<saml:AttributeStatement>',
      `<saml:AuthnStatement AuthnInstant="${at(-3)}" SessionNotOnOrAfter="${at(-61)}"/><saml:AttributeStatement>`,
    ),
  ),
  wrong(
    'attribute value has a child element',
    'G20',
    swap(email, '<saml:AttributeValue><b>ada@acme.example</b></saml:AttributeValue>'),
  ),
  wrong('attribute contains another element', 'G20', swap(email, '<saml:Other>ada@acme.example</saml:Other>')),
  wrong('attribute has no name', 'G20', swap('Name="email"', '')),
  wrong('attribute has an empty name', 'G20', swap('Name="email"', 'Name=""')),
  wrong(
    'attribute exists in two formats',
    'G20',
    swap(
      '<saml:Attribute Name="email">',
      '<saml:Attribute Name="email" NameFormat="urn:x"><saml:AttributeValue>root@acme.example</saml:AttributeValue></saml:Attribute><saml:Attribute Name="email">',
    ),
  ),
  wrong(
    'attribute is encrypted',
    'G20',
    swap('<saml:AttributeStatement>', '<saml:AttributeStatement><saml:EncryptedAttribute/>'),
  ),
  wrong(
    '501 attributes',
    'G20',
    swap('<saml:AttributeStatement>', `<saml:AttributeStatement>${many(499, (i) => `<saml:Attribute Name="a${i}"/>`)}`),
  ),
  wrong(
    'several rules are broken, the first one is named',
    'G14',
    all(swap(issuer, '<saml:Issuer>https://other.example</saml:Issuer><saml:Subject>'), swap(nameId, '')),
  ),
];
