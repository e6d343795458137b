import { resolved, type AnySchema, type Schema } from './objects.ts';

/** Examples of fields whose schema has none. */
const byName: Record<string, unknown> = {
  name: 'Ada Lovelace',
  slug: 'analytical-engines',
  code: '123456',
  role: 'member',
  status: true,
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  token: 'hJ3kQ9vXw2Lr8TzB5nYc7MfD1sGpE4aU',
  url: 'https://example.com/continue',
  image: 'https://example.com/ada.png',
  logo: 'https://example.com/logo.png',
  provider: 'github',
  providerId: 'github',
  accountId: '583231',
  scope: 'user:email',
  banReason: 'Spam',
  email: 'ada@example.com',
  inviterEmail: 'grace@example.com',
  otp: '123456',
  memberIdOrEmail: 'grace@example.com',
  message: 'Verification email sent',
  metadata: '{"plan":"team"}',
  nextCursor: 'WyIyMDI2LTExLTIxIl0',
  organizationName: 'Acme',
  organizationSlug: 'acme',
  sessionToken: 'hJ3kQ9vXw2Lr8TzB5nYc7MfD1sGpE4aU',
  tokenType: 'bearer',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};

export const exampleOfFormat: Record<string, unknown> = {
  'date-time': '2026-11-21T09:30:00.000Z',
  email: 'ada@example.com',
  uuid: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
  uri: 'https://example.com/ada.png',
  'uri-reference': '/dashboard',
  password: 'correct horse battery staple',
};

type Schemas = Record<string, AnySchema>;

/** A readable value that the schema accepts. */
export function exampleOf(schemaOrReference: AnySchema, schemas: Schemas, name = ''): unknown {
  const schema = resolved(schemaOrReference, schemas);
  const [own] = [...(schema.examples ?? []), ...('example' in schema ? [schema.example] : [])];
  if (own !== undefined) return own;
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return exampleOf(choices[0]!, schemas, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, schemas);
  if (type === 'array') return schema.items ? [exampleOf(schema.items, schemas, singular(name))] : [];
  if (schema.format && schema.format in exampleOfFormat) return exampleOfFormat[schema.format];
  return plain(type, name);
}

/** The required fields, and the optional ones whose schema has an example. */
function objectOf(schema: Schema, schemas: Schemas): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(([field, inner]) => {
    const { examples, default: usual } = resolved(inner, schemas);
    return schema.required?.includes(field) || examples !== undefined || usual !== undefined;
  });
  return Object.fromEntries(fields.map(([field, inner]) => [field, exampleOf(inner, schemas, field)]));
}

function plain(type: string | undefined, name: string): unknown {
  const example = byName[name];
  if (type === 'string' && typeof example === 'string') return example;
  // Ids that callers send are any text to the schema: an unknown one has an error of its own.
  if (type === 'string') return /^id$|Id$/.test(name) ? exampleOfFormat['uuid'] : 'text';
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return type === 'null' ? null : {};
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}
