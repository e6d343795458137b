import { ACS, algorithms, at, IDP, REQUEST, SP, STATUS, type Document } from '#tests/support/saml/saml-document.ts';

interface Product {
  product: string;
  document: Document;
  values: Record<string, string | string[]>;
}

interface Form {
  product: string;
  signing: Document['signing'];
  /** Prefixes of protocol and assertion; empty for a default namespace. */
  prefixes: [protocol: string, assertion: string];
  nameId: string;
  nameIdAttributes: string;
  attributes: [name: string, attributes: string, values: string[]][];
  issuerFormat?: boolean;
  valueType?: boolean;
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const EMAIL = 'Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"';
const BASIC = 'NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic"';
const URI = 'NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri"';

/** Written by hand after the documentation of each product, not recorded from it. */
const forms: Form[] = [
  {
    product: 'python3-saml',
    signing: 'both',
    prefixes: ['samlp', 'saml'],
    nameId: '492882615acf31c8096b627245d76ae53036c090',
    nameIdAttributes: `SPNameQualifier="${SP.replace('&', '&amp;')}" ${EMAIL}`,
    attributes: [
      ['mail', BASIC, ['ada@acme.example']],
      ['eduPersonAffiliation', BASIC, ['user', 'admin']],
    ],
    valueType: true,
  },
  {
    product: 'Keycloak (one attribute for each role)',
    signing: 'both',
    prefixes: ['samlp', 'saml'],
    nameId: 'G-2f5c',
    nameIdAttributes: 'Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"',
    attributes: [
      ['Role', BASIC, ['offline_access']],
      ['Role', BASIC, ['view-profile']],
      ['email', BASIC, ['ada@acme.example']],
    ],
    valueType: true,
  },
  {
    product: 'Microsoft Entra ID',
    signing: 'assertion',
    prefixes: ['samlp', ''],
    nameId: 'ada@acme.example',
    nameIdAttributes: EMAIL,
    attributes: [
      ['http://schemas.microsoft.com/identity/claims/objectidentifier', '', ['4b0f']],
      [`${CLAIMS}/emailaddress`, '', ['ada@acme.example']],
      [
        'http://schemas.microsoft.com/claims/authnmethodsreferences',
        '',
        ['http://schemas.microsoft.com/claims/multipleauthn'],
      ],
    ],
  },
  {
    product: 'Okta',
    signing: 'both',
    prefixes: ['saml2p', 'saml2'],
    nameId: 'ada@acme.example',
    nameIdAttributes: EMAIL,
    attributes: [
      ['firstName', BASIC, ['Ada']],
      ['groups', 'NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified"', ['Everyone']],
    ],
    issuerFormat: true,
    valueType: true,
  },
  {
    product: 'AD FS',
    signing: 'assertion',
    prefixes: ['samlp', ''],
    nameId: 'ACME\\ada',
    nameIdAttributes: '',
    attributes: [[`${CLAIMS}/upn`, '', ['ada@acme.example']]],
  },
  {
    product: 'Google Workspace',
    signing: 'response',
    prefixes: ['saml2p', 'saml2'],
    nameId: 'ada@acme.example',
    nameIdAttributes: EMAIL,
    attributes: [['email', '', ['ada@acme.example']]],
    valueType: true,
  },
  {
    product: 'Shibboleth',
    signing: 'encrypted-in-signed',
    prefixes: ['saml2p', 'saml2'],
    nameId: 'AAdzZWNyZXQx',
    nameIdAttributes: `NameQualifier="${IDP}" Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"`,
    attributes: [['urn:oid:0.9.2342.19200300.100.1.3', `FriendlyName="mail" ${URI}`, ['ada@acme.example']]],
  },
];

function write({ prefixes: [p, a], nameId, nameIdAttributes, attributes, issuerFormat, valueType }: Form): string {
  const protocol = p ? `${p}:` : '';
  const prefix = a ? `${a}:` : '';
  const namespace = `xmlns${a ? `:${a}` : ''}="urn:oasis:names:tc:SAML:2.0:assertion"`;
  const format = issuerFormat ? ' Format="urn:oasis:names:tc:SAML:2.0:nameid-format:entity"' : '';
  const type = valueType
    ? ' xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="xs:string"'
    : '';
  const issuer = `Issuer${format}`;
  const written = attributes.map(
    ([name, more, values]) =>
      `<${prefix}Attribute Name="${name}" ${more}>${values.map((value) => `<${prefix}AttributeValue${type}>${value}</${prefix}AttributeValue>`).join('')}</${prefix}Attribute>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${protocol}Response xmlns:${p}="urn:oasis:names:tc:SAML:2.0:protocol" Destination="${ACS}" ID="_r1" InResponseTo="${REQUEST}" IssueInstant="${at(-1)}" Version="2.0">`,
    `<${prefix}${issuer} ${namespace}>${IDP}</${prefix}Issuer>${STATUS.replaceAll('samlp:', protocol)}`,
    `<${prefix}Assertion ${namespace} ID="_a1" IssueInstant="${at(-1)}" Version="2.0"><${prefix}${issuer}>${IDP}</${prefix}Issuer>`,
    `<${prefix}Subject><${prefix}NameID ${nameIdAttributes}>${nameId}</${prefix}NameID>`,
    `<${prefix}SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><${prefix}SubjectConfirmationData InResponseTo="${REQUEST}" NotOnOrAfter="${at(300)}" Recipient="${ACS}"/></${prefix}SubjectConfirmation></${prefix}Subject>`,
    `<${prefix}Conditions NotBefore="${at(-300)}" NotOnOrAfter="${at(300)}"><${prefix}AudienceRestriction><${prefix}Audience>${SP}</${prefix}Audience></${prefix}AudienceRestriction></${prefix}Conditions>`,
    `<${prefix}AuthnStatement AuthnInstant="${at(-9)}" SessionIndex="_s1"><${prefix}AuthnContext><${prefix}AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</${prefix}AuthnContextClassRef></${prefix}AuthnContext></${prefix}AuthnStatement>`,
    `<${prefix}AttributeStatement>${written.join('')}</${prefix}AttributeStatement></${prefix}Assertion></${protocol}Response>`,
  ].join('');
}

export const products: Product[] = forms.map((form) => {
  const values: Record<string, string[]> = {};
  for (const [name, , more] of form.attributes) values[name] = [...(values[name] ?? []), ...more];
  return {
    product: form.product,
    document: { signing: form.signing, before: () => write(form), signer: { algorithm: algorithms.rsaSha256 } },
    values: { nameId: form.nameId, ...values },
  };
});
