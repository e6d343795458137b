import { expect, test } from 'vitest';

import { createGatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { fieldOptions } from '#tests/support/additional-fields.ts';
import { startGatehouse } from '#tests/support/test.ts';

const ofUser = (additionalFields: object) => ({ user: { additionalFields } }) as GatehouseOptions;
const text = { type: 'string' };

const wrong: [options: GatehouseOptions, message: string][] = [
  [ofUser({ email: text }), 'Additional field email of user: the name is taken, choose another'],
  [ofUser({ kind: text }), 'Additional field kind of user: the name is taken, choose another'],
  [ofUser({ password: text }), 'Additional field password of user: the name is taken, choose another'],
  [ofUser({ callbackURL: text }), 'Additional field callbackURL of user: the name is taken, choose another'],
  [
    { session: { additionalFields: { impersonatedBy: { type: 'string', returned: false } } } },
    'Additional field impersonatedBy of session: the name is taken, choose another',
  ],
  [
    { session: { additionalFields: { tokenHash: { type: 'string', returned: false } } } },
    'Additional field tokenHash of session: the name is taken, choose another',
  ],
  [
    { organization: { schema: { member: { additionalFields: { role: { type: 'string' } } } } } },
    'Additional field role of member: the name is taken, choose another',
  ],
  [ofUser({ 'two words': text }), 'user.additionalFields.two words'],
  [ofUser({ constructor: text }), 'user.additionalFields.constructor'],
  [ofUser({ plan: { type: 'text' } }), 'user.additionalFields.plan.type'],
  [ofUser({ plan: { type: 'number', defaultValue: 'free' } }), 'user.additionalFields.plan.defaultValue'],
  [ofUser({ plan: { type: 'string', unique: true } }), 'unique'],
];

test.for(wrong)('the service does not start with %j', async ([options, message]) => {
  await expect(createGatehouse(options)).rejects.toThrow(message);
});

test('the document that a service serves describes the fields of its options', async () => {
  await using gatehouse = await startGatehouse(fieldOptions);
  const response = await gatehouse.app.inject('/api/auth/openapi.json');
  const { components, paths } = response.json<{ components: { schemas: Schemas }; paths: Record<string, Path> }>();
  const inputOf = (path: string) => {
    const { $ref } = paths[path]!.post.requestBody.content['application/json'].schema;
    return components.schemas[$ref.split('/').at(-1)!]!.properties;
  };

  expect(components.schemas['User']!.properties).toMatchObject({
    plan: { anyOf: [{ type: 'string', enum: ['free', 'pro'] }, { type: 'null' }] },
    born: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
  });
  expect(components.schemas['User']!.properties).not.toHaveProperty('note');
  expect(components.schemas['Session']!.properties).toHaveProperty('theme');
  expect(components.schemas['MemberWithUser']!.properties).toHaveProperty('title');
  expect(inputOf('/sign-up/email')).toMatchObject({ company: {}, note: {}, newsletter: { type: 'boolean' } });
  expect(inputOf('/sign-up/email')).not.toHaveProperty('plan');
  expect(inputOf('/update-session')).toHaveProperty('theme');
});

type Schemas = Record<string, { properties: object }>;
interface Path {
  post: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } } };
}
