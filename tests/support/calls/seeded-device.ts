import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';
import { postForm } from '#tests/support/oauth/application.ts';
import type { Person } from '#tests/support/person.ts';

/** A device whose code a user has typed, but not yet decided about. */
export async function seedDevice(admin: Person, user: Person) {
  const { body: client } = await admin.post('/oauth2/create-client', {
    client_name: 'Device',
    kind: 'native',
    redirect_uris: [],
    grant_types: [DEVICE_CODE],
  });
  const { body } = await postForm(user.gatehouse, '/device/code', { form: { client_id: client.client_id as string } });
  const userCode = body.user_code as string;
  await user.get('/device', { user_code: userCode });
  return { userCode };
}
