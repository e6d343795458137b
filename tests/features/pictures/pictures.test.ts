import { expect } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { jpeg, losslessWebp, pngOf, webp } from '#tests/support/pictures.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const dataOf = (picture: Buffer) => ({ data: picture.toString('base64') });
const pathOf = (url: string) => new URL(url).pathname;
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

async function load(person: Person, url: string, method: 'GET' | 'HEAD' = 'GET') {
  return person.send({ method, url: pathOf(url) });
}

async function rowsOf({ gatehouse }: Person): Promise<number> {
  const [row] = await runSql(gatehouse.options.databaseUrl!, 'select count(*)::int as n from picture');
  return Number(row!['n']);
}

test.for([
  ['image/png', pngOf({ width: 30, height: 20 })],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
  ['image/webp', losslessWebp],
] as const)('an uploaded picture is served as %s to anyone', async ([type, picture], { signedIn, anyone }) => {
  const { status, body } = await signedIn.post('/upload-picture', dataOf(picture));

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: signedIn.id, email: signedIn.email });
  expect(body.image).toMatch(/^http:\/\/localhost:3000\/api\/auth\/picture\/[0-9a-f-]{36}$/);
  expect((await signedIn.get('/get-session')).body.user.image).toBe(body.image);
  const answer = await load(anyone, body.image);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.rawPayload.equals(picture)).toBe(true);
});

test('a picture is served with headers for caches, and runs nothing in a browser', async ({ signedIn, anyone }) => {
  const { image } = (await signedIn.post('/upload-picture', dataOf(pngOf()))).body;

  const { headers } = await load(anyone, image);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const head = await load(anyone, image, 'HEAD');
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect((await load(anyone, `${image}?v=1`)).statusCode).toBe(200);
});

test.for(['00000000-0000-4000-8000-000000000000', 'x', '..%2Fok'])('picture %s answers 404', async (id, { anyone }) => {
  const answer = await anyone.send({ method: 'GET', url: `/picture/${id}` });

  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an upload has a new address and deletes the previous picture', async ({ signedIn }) => {
  const before = await rowsOf(signedIn);
  const first = (await signedIn.post('/upload-picture', dataOf(pngOf()))).body.image;
  const second = (await signedIn.post('/upload-picture', dataOf(jpeg))).body.image;

  expect(second).not.toBe(first);
  expect((await load(signedIn, first)).statusCode).toBe(404);
  expect((await load(signedIn, second)).statusCode).toBe(200);
  expect(await rowsOf(signedIn)).toBe(before + 1);
});

test.for([null, 'https://example.com/ada.png'])(
  'update-user to %s deletes the uploaded picture',
  async (image, { signedIn }) => {
    const { image: uploaded } = (await signedIn.post('/upload-picture', dataOf(pngOf()))).body;
    await signedIn.post('/update-user', { name: 'Ada', image: uploaded });
    expect((await load(signedIn, uploaded)).statusCode).toBe(200);

    await signedIn.post('/update-user', { image });
    expect((await signedIn.get('/get-session')).body.user.image).toBe(image);
    expect((await load(signedIn, uploaded)).statusCode).toBe(404);
  },
);

test('concurrent uploads and removals leave one picture, or none', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  const calls = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 2
      ? person.post('/update-user', { image: null })
      : person.post('/upload-picture', dataOf(pngOf({ width: n + 1 }))),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));

  const { image } = (await person.get('/get-session')).body.user;
  const rows = await runSql(gatehouse.options.databaseUrl!, `select url from picture where user_id = '${person.id}'`);
  expect(rows.map(({ url }) => url)).toEqual(image === null ? [] : [image]);
});

test('the deletion of a user or an organization deletes the picture', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { logo } = (await owner.post('/organization/upload-logo', dataOf(pngOf()))).body;
  await owner.post('/organization/delete', { organizationId: organization.id });
  expect((await load(owner, logo)).statusCode).toBe(404);

  const { image } = (await owner.post('/upload-picture', dataOf(pngOf()))).body;
  await runSql(gatehouse.options.databaseUrl!, `delete from "user" where id = '${owner.id}'`);
  expect((await load(new Person(gatehouse), image)).statusCode).toBe(404);
});

test('members who may update an organization upload its logo; others do not', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const stranger = await Person.signUp(gatehouse);
  const input = { organizationId: organization.id, ...dataOf(webp) };

  expect(await codeOf(member.post('/organization/upload-logo', input))).toEqual([
    403,
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  ]);
  expect(await codeOf(stranger.post('/organization/upload-logo', input))).toEqual([
    400,
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  ]);
  const { status, body } = await organization.owner.post('/organization/upload-logo', input);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: organization.id, name: organization.name });
  expect((await load(stranger, body.logo)).headers['content-type']).toBe('image/webp');
  const [event] = (await organization.owner.get('/organization/list-audit')).body.entries;
  expect(event).toMatchObject({ event: 'organization.updated', details: { fields: 'logo' } });

  // Of the active organization, if the input names none.
  const second = await organization.owner.post('/organization/upload-logo', dataOf(pngOf()));
  expect((await load(stranger, body.logo)).statusCode).toBe(404);
  await organization.owner.post('/organization/update', { organizationId: organization.id, data: { logo: null } });
  expect((await load(stranger, second.body.logo)).statusCode).toBe(404);
});

test('an API key needs the scopes of the updates', async ({ gatehouse }) => {
  const { owner } = await newOrganization(gatehouse);
  const { key: reading } = await newApiKey(owner, { scopes: ['account:read', 'organization:read'] });
  const { key: writing } = await newApiKey(owner, { scopes: ['account:update'] });

  expect(await codeOf(programWith(gatehouse, reading).post('/upload-picture', dataOf(jpeg)))).toEqual([
    403,
    'INSUFFICIENT_API_KEY_PERMISSIONS',
  ]);
  expect((await programWith(gatehouse, writing).post('/upload-picture', dataOf(jpeg))).status).toBe(200);
});

test('an upload needs a session', async ({ anyone }) => {
  expect((await anyone.post('/upload-picture', dataOf(jpeg))).status).toBe(401);
});

test('calls in process answer the content of a picture', async ({ gatehouse, signedIn }) => {
  const { image } = (await signedIn.post('/upload-picture', dataOf(jpeg))).body;

  expect(await gatehouse.call('picture', { id: image.split('/').at(-1) })).toBe(jpeg.toString('base64'));
});

test('a picture above maxBytes is rejected, whether or not its request is read', async () => {
  await using gatehouse = await startGatehouse({ pictures: { maxBytes: 2000 } });
  const person = await Person.signUp(gatehouse);
  const noise = (width: number) =>
    pngOf({ width, height: width, color: (x, y) => [(x * 7919 + y * 104_729) % 251, (x * y) % 241, (x * 31) % 239] });

  expect(await codeOf(person.post('/upload-picture', dataOf(noise(34))))).toEqual([413, 'PICTURE_TOO_LARGE']);
  expect(await codeOf(person.post('/upload-picture', dataOf(noise(90))))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect((await person.post('/upload-picture', dataOf(pngOf()))).status).toBe(200);
});

test('a picture of 256 kB is accepted by default, over REST and RPC', async ({ signedIn }) => {
  // The ICC profile stays, so that the size does.
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.alloc(60_000, 7)]);
  const segments = Array.from({ length: 4 }, () => Buffer.concat([Buffer.from([0xff, 0xe2, 0xea, 0x6e]), profile]));
  const picture = Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
  expect(picture.length).toBeGreaterThan(235_000);

  expect((await signedIn.post('/upload-picture', dataOf(picture))).status).toBe(200);
  expect((await signedIn.post('/api/trpc/uploadPicture', dataOf(picture))).status).toBe(200);
});

test('uploads are limited', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, max: 1000 } });
  const person = await Person.signUp(gatehouse);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await person.post('/upload-picture', dataOf(pngOf()))).status);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
