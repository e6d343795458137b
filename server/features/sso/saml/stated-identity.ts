import { readClaims, type StatedIdentity } from '#server/features/sso/claims.ts';
import type { NameId, VerifiedAssertion } from '#server/security/saml/expectation.ts';
import { refuse } from '#server/security/saml/rules.ts';
import type { ClaimMapping } from '#shared/sso/oidc.ts';

const claims2005 = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';

/** The names under which identity providers send the fields of users, with those of X.500 (RFC 4519) as OIDs. */
const defaultNames = {
  email: ['email', 'mail', `${claims2005}emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'],
  name: [
    'displayName',
    'name',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
  givenName: ['givenName', 'firstName', 'given_name', `${claims2005}givenname`, 'urn:oid:2.5.4.42'],
  familyName: ['sn', 'surname', 'lastName', 'family_name', `${claims2005}surname`, 'urn:oid:2.5.4.4'],
  groups: [
    'groups',
    'memberOf',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.xmlsoap.org/claims/Group',
  ],
} as const;

/** In mappings. An attribute of this name is not read. */
const NAME_ID = 'NameID';
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** What a verified assertion states about a user, by the names of the mapping, else by the usual ones. */
export function statedIdentity(assertion: VerifiedAssertion, mapping: ClaimMapping): StatedIdentity {
  const { nameId, attributes, authnContextClasses, authnInstant } = assertion;
  const find = (field: keyof typeof defaultNames) =>
    mapping[field] ?? defaultNames[field].find((name) => attributes.has(name));
  const email = find('email') ?? (isAddress(nameId) ? NAME_ID : undefined);
  const groups = find('groups');
  const names = { ...mapping, id: mapping.id ?? NAME_ID, email, groups };
  // Two addresses, or ids, would be two users.
  if (!usesNameId(mapping) && !attributes.get(mapping.id!)?.length)
    refuse('G20', `There is no value of the attribute ${mapping.id}.`);
  for (const name of [mapping.id, email]) if (name !== NAME_ID) requireAtMostOne(attributes, name);

  const claims = [...attributes].map(([name, values]) => [
    name,
    name === groups || values.length > 1 ? values : values[0],
  ]);
  const [givenName, familyName] = [find('givenName'), find('familyName')];
  // Often the name of the account, so that it is the last choice.
  const other = givenName === undefined && familyName === undefined ? `${claims2005}name` : undefined;
  const fields = { givenName, familyName, name: find('name') ?? other };
  // The claims of OpenID Connect that say how and when the user was authenticated. Attributes of these names say something else.
  const authentication = { amr: null, acr: authnContextClasses, auth_time: Math.floor(authnInstant.getTime() / 1000) };
  return readClaims(
    { ...Object.fromEntries(claims), ...authentication, [NAME_ID]: subjectOf(nameId) },
    { ...names, ...fields },
  );
}

/** Whether users are told apart by the NameID, and not by an attribute. */
export const usesNameId = ({ id = NAME_ID }: ClaimMapping): boolean => id === NAME_ID;

const isAddress = ({ format }: NameId) => format === EMAIL_FORMAT;

/** The NameID, which identifies a user unless an attribute is mapped. */
export function subjectOf(nameId: NameId): string {
  return isAddress(nameId) ? nameId.value.toLowerCase() : nameId.value;
}

function requireAtMostOne(attributes: ReadonlyMap<string, string[]>, name = ''): void {
  const count = attributes.get(name)?.length ?? 0;
  if (count > 1) refuse('G20', `The attribute ${name} has ${count} values.`);
}
