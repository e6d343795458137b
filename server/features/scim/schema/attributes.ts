/** An attribute of RFC 7643, section 7. Validation, PATCH and `/Schemas` follow from these tables. */
export interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: 'readOnly' | 'immutable' | 'writeOnly';
  readonly uniqueness?: 'server';
  readonly subAttributes?: readonly Attribute[];
}

export interface Schema {
  readonly id: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

const texts = (...names: string[]): Attribute[] => names.map((name) => ({ name, type: 'string' }));
const reference = (name: string): Attribute => ({ name, type: 'reference', caseExact: true });
const primary: Attribute = { name: 'primary', type: 'boolean' };
const complex = (name: string, subAttributes: readonly Attribute[]): Attribute => ({
  name,
  type: 'complex',
  subAttributes,
});
const values = (name: string, subAttributes: readonly Attribute[] = texts('value', 'display', 'type')): Attribute => ({
  ...complex(name, [...subAttributes, primary]),
  multiValued: true,
});
const readOnly = (attribute: Attribute): Attribute => ({ ...attribute, mutability: 'readOnly' });

/** Of every resource (RFC 7643, section 3.1). */
const externalId: Attribute = { name: 'externalId', type: 'string', caseExact: true };

export const userSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  attributes: [
    { name: 'userName', type: 'string', required: true, uniqueness: 'server' },
    externalId,
    complex('name', texts('formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix')),
    ...texts('displayName', 'nickName'),
    reference('profileUrl'),
    ...texts('title', 'userType', 'preferredLanguage', 'locale', 'timezone'),
    { name: 'active', type: 'boolean' },
    values('emails'),
    values('phoneNumbers'),
    values('ims'),
    values('photos', [reference('value'), ...texts('display', 'type')]),
    values('addresses', texts('formatted', 'streetAddress', 'locality', 'region', 'postalCode', 'country', 'type')),
    values('entitlements'),
    values('roles'),
    values('x509Certificates'),
    readOnly({ ...complex('groups', [...texts('value', 'display', 'type'), reference('$ref')]), multiValued: true }),
  ],
};

export const enterpriseSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  name: 'EnterpriseUser',
  attributes: [
    ...texts('employeeNumber', 'costCenter', 'organization', 'division', 'department'),
    complex('manager', [...texts('value'), reference('$ref'), ...texts('displayName')]),
  ],
};

export const groupSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  name: 'Group',
  attributes: [
    { name: 'displayName', type: 'string', required: true, uniqueness: 'server' },
    externalId,
    { ...complex('members', [...texts('value', 'display', 'type'), reference('$ref')]), multiValued: true },
  ],
};

/** What a resource consists of: the attributes of its schema, and extensions by their URN. */
export interface ResourceType {
  readonly name: 'User' | 'Group';
  readonly endpoint: '/Users' | '/Groups';
  readonly schema: Schema;
  readonly extensions: readonly Schema[];
}

export const userType: ResourceType = {
  name: 'User',
  endpoint: '/Users',
  schema: userSchema,
  extensions: [enterpriseSchema],
};
export const groupType: ResourceType = { name: 'Group', endpoint: '/Groups', schema: groupSchema, extensions: [] };

/** The attributes of a resource, with each extension as a complex attribute that its URN names. */
export function attributesOf({ schema, extensions }: ResourceType): readonly Attribute[] {
  return [...schema.attributes, ...extensions.map(({ id, attributes }) => complex(id, attributes))];
}

/** By its name in any case. */
export function findAttribute(attributes: readonly Attribute[], name: string): Attribute | undefined {
  const wanted = name.toLowerCase();
  return attributes.find((attribute) => attribute.name.toLowerCase() === wanted);
}
