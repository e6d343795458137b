import { expect, test } from 'vitest';

import type { ReplacedPicture, UploadedPicture } from '#server/features/pictures/picture.types.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { exifOf, jpeg, jpegWith, pngOf } from '#tests/support/pictures.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const dataOf = (picture: Buffer) => ({ data: picture.toString('base64') });

/** A service whose pictures are in a map, as in object storage. */
async function startWithStore(onStore: () => Promise<void> = async () => undefined) {
  const stored = new Map<string, UploadedPicture>();
  const removed: ReplacedPicture[] = [];
  const gatehouse = await startGatehouse({
    user: { deleteUser: { enabled: true } },
    pictures: {
      store: async (picture) => {
        const url = `https://pictures.example/${stored.size}`;
        stored.set(url, picture);
        await onStore();
        return url;
      },
      remove: (picture) => void removed.push(picture),
    },
  });
  return { gatehouse, stored, removed, [Symbol.asyncDispose]: () => gatehouse.close() };
}

test('the hook stores pictures without metadata, and PostgreSQL no content', async () => {
  await using service = await startWithStore();
  const person = await Person.signUp(service.gatehouse);
  const picture = jpegWith([0xe1, exifOf(1, 'at home')]);

  expect((await person.post('/upload-picture', dataOf(picture))).body.image).toBe('https://pictures.example/0');
  const [{ data, ...rest } = { data: Buffer.alloc(0) }] = service.stored.values();
  expect(rest).toEqual({ contentType: 'image/jpeg', owner: { userId: person.id } });
  expect(Buffer.from(data).equals(jpeg)).toBe(true);
  const rows = await runSql(service.gatehouse.options.databaseUrl!, 'select data, size from picture');
  expect(rows).toEqual([{ data: null, size: jpeg.length }]);
});

test('replaced and removed pictures, and those of deleted owners, are removed from the store', async () => {
  await using service = await startWithStore();
  const { id: organizationId, owner } = await newOrganization(service.gatehouse);
  for (let n = 0; n < 2; n++) await owner.post('/upload-picture', dataOf(pngOf()));
  await owner.post('/update-user', { image: null });
  await owner.post('/organization/upload-logo', dataOf(pngOf()));
  await owner.post('/organization/delete', { organizationId });
  await owner.post('/upload-picture', dataOf(pngOf()));
  await owner.post('/update-user', { image: 'https://example.com/other.png' });
  await owner.post('/upload-picture', dataOf(pngOf()));
  await owner.post('/delete-user', { password: owner.password });
  await service.gatehouse.idle();

  const userId = owner.id;
  expect(service.removed).toEqual([
    { url: 'https://pictures.example/0', owner: { userId } },
    { url: 'https://pictures.example/1', owner: { userId } },
    { url: 'https://pictures.example/2', owner: { organizationId } },
    { url: 'https://pictures.example/3', owner: { userId } },
    { url: 'https://pictures.example/4', owner: { userId } },
  ]);
});

test('the hook runs before the transaction, and a picture of a failed call is removed', async () => {
  let databaseUrl = '';
  let organizationId = '';
  await using service = await startWithStore(async () => {
    // Would wait for a lock of the call, for ever.
    await runSql(databaseUrl, `delete from member where organization_id = '${organizationId}'`);
  });
  const organization = await newOrganization(service.gatehouse);
  databaseUrl = service.gatehouse.options.databaseUrl!;
  organizationId = organization.id;

  const { body } = await organization.owner.post('/organization/upload-logo', { organizationId, ...dataOf(pngOf()) });
  expect(body.code).toBe('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  await service.gatehouse.idle();
  expect(service.removed).toEqual([{ url: 'https://pictures.example/0', owner: { organizationId } }]);
});

test('a hook that returns no URL fails the call', async () => {
  await using gatehouse = await startGatehouse({ pictures: { store: () => 'javascript:alert(1)' } });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/upload-picture', dataOf(pngOf()))).status).toBe(500);
  expect((await person.get('/get-session')).body.user.image).toBeNull();
});
