import assert from 'node:assert/strict';

import createClient from 'openapi-fetch';

import type { paths } from './schema.js';

const [, , baseUrl, apiKey] = process.argv;
const client = createClient<paths>({ baseUrl: baseUrl! });
const credentials = { email: 'fetch@example.com', password: 'correct horse battery staple' };

const signedUp = await client.POST('/sign-up/email', { body: { ...credentials, name: 'Fetch' } });
assert.equal(signedUp.error, undefined);
const token: string | null = signedUp.data!.token;
client.use({
  onRequest({ request }) {
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
  },
});

const updated = await client.POST('/update-user', { body: { name: 'Renamed' } });
assert.equal(updated.data?.status, true);

const session = await client.GET('/get-session', { params: { query: { disableRefresh: true } } });
const name: string | undefined = session.data?.user.name;
assert.equal(name, 'Renamed');

// The codes of each status are a union type.
const wrong = await client.POST('/sign-in/email', { body: { ...credentials, password: 'not this one' } });
assert.equal(wrong.response.status, 401);
const code: NonNullable<typeof wrong.error>['code'] = 'INVALID_EMAIL_OR_PASSWORD';
assert.equal(wrong.error?.code, code);

const slug = 'fetch-flow';
const organization = await client.POST('/organization/create', { body: { name: 'Flow', slug } });
assert.equal(organization.data?.members[0]?.role, 'owner');
const organizationId: string = organization.data.id;
const invitation = await client.POST('/organization/invite-member', {
  body: { email: 'invited@example.com', role: 'member', organizationId },
});
const status: 'pending' | 'accepted' | 'rejected' | 'canceled' | undefined = invitation.data?.status;
assert.equal(status, 'pending');
const full = await client.GET('/organization/get-full-organization', { params: { query: { organizationSlug: slug } } });
assert.equal(full.data?.invitations.length, 1);

const jwt = await client.GET('/token');
assert.match(jwt.data!.token, /^ey/);
assert.equal((await client.GET('/jwks')).data?.keys.length, 1);

assert.equal((await client.POST('/sign-out')).data?.success, true);
assert.equal((await client.GET('/get-session')).data, null);

const program = createClient<paths>({ baseUrl: baseUrl!, headers: { 'x-api-key': apiKey! } });
assert.equal((await program.GET('/get-session')).data, null);
const made = await program.POST('/organization/create', { body: { name: 'Made', slug: 'fetch-made' } });
assert.equal(made.data?.slug, 'fetch-made');
const refused = await program.POST('/change-password', { body: { currentPassword: 'a', newPassword: 'b' } });
assert.equal(refused.error?.code, 'API_KEY_NOT_ALLOWED');
const page = await program.GET('/events', { params: { query: { types: 'api-key.created' } } });
assert.equal(page.data?.events.length, 1);
for (const event of page.data.events) {
  // The type of the payload follows from the type of the event.
  if (event.type === 'api-key.created') assert.match(event.data.scopes, /organization:create/);
}
