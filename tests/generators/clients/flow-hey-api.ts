import assert from 'node:assert/strict';

import { client } from './hey-api/client.gen.js';
import {
  changePassword,
  events,
  getSession,
  jwks,
  organizationCreate,
  organizationGetFullOrganization,
  organizationInviteMember,
  signInEmail,
  signOut,
  signUpEmail,
  token,
  updateUser,
} from './hey-api/sdk.gen.js';

const [, , baseUrl, apiKey] = process.argv;
client.setConfig({ baseUrl: baseUrl! });
const credentials = { email: 'hey@example.com', password: 'correct horse battery staple' };

const signedUp = await signUpEmail({ body: { ...credentials, name: 'Hey' } });
assert.equal(signedUp.error, undefined);
// Sent with the calls that document a bearer token.
client.setConfig({
  baseUrl: baseUrl!,
  auth: ({ scheme }) => (scheme === 'bearer' ? (signedUp.data!.token ?? '') : ''),
});

assert.equal((await updateUser({ body: { name: 'Renamed' } })).data?.status, true);

const session = await getSession({ query: { disableRefresh: true } });
const name: string | undefined = session.data?.user.name;
assert.equal(name, 'Renamed');

const wrong = await signInEmail({ body: { ...credentials, password: 'not this one' } });
assert.equal(wrong.error?.code, 'INVALID_EMAIL_OR_PASSWORD');

const slug = 'hey-flow';
const organization = await organizationCreate({ body: { name: 'Flow', slug } });
assert.equal(organization.data?.members[0]?.role, 'owner');
const invitation = await organizationInviteMember({
  body: { email: 'invited@example.com', role: 'member', organizationId: organization.data.id },
});
assert.equal(invitation.data?.status, 'pending');
const full = await organizationGetFullOrganization({ query: { organizationSlug: slug } });
assert.equal(full.data?.invitations.length, 1);

assert.match((await token()).data!.token, /^ey/);
assert.equal((await jwks()).data?.keys.length, 1);

assert.equal((await signOut()).data?.success, true);
// Its fetch client turns null into an empty object.
assert.equal((await getSession()).data?.user, undefined);

client.setConfig({ baseUrl: baseUrl!, auth: ({ name }) => (name === 'x-api-key' ? apiKey! : '') });
const made = await organizationCreate({ body: { name: 'Made', slug: 'hey-made' } });
assert.equal(made.data?.slug, 'hey-made');
const refused = await changePassword({
  body: { currentPassword: 'a', newPassword: 'b' },
  headers: { 'x-api-key': apiKey! },
});
assert.equal(refused.error?.code, 'API_KEY_NOT_ALLOWED');
const page = await events({ query: { types: 'api-key.created' } });
assert.equal(page.data?.events.length, 1);
for (const event of page.data.events) {
  // The type of the payload follows from the type of the event.
  if (event.type === 'api-key.created') assert.match(event.data.scopes, /organization:create/);
}
