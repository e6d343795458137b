import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newInvitation, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { runSql } from '#tests/support/postgres.ts';

/** The profile of a person with canaries. */
export const canaryProfile = (mark: string) => ({
  email: `canary-${mark}@example.com`,
  name: `Canary ${mark}`,
  username: `canary_${mark}`,
});

/** A person with canaries in everything that is stored of people. */
export async function personWithCanaries(gatehouse: Gatehouse, mark: string): Promise<Person> {
  return leaveCanaries(await Person.signUpVerified(gatehouse, canaryProfile(mark)), mark);
}

/** Uses the service as a signed-in person with this profile. */
export async function leaveCanaries(person: Person, mark: string): Promise<Person> {
  const { gatehouse, email } = person;
  person.headers = { 'user-agent': `canary-browser-${mark}`, 'x-forwarded-for': '198.51.100.77' };
  await person.inAnotherBrowser();
  await person.post('/upload-picture', { data: pngOf().toString('base64') });
  await person.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await person.post('/forget-password', { email });
  await person.post('/api-key/create', { name: `canary-key-${mark}`, scopes: ['account:read'] });
  // Another organization waits for an answer.
  await newInvitation(await newOrganization(gatehouse), { email });
  // The audit log names a deleted organization by its slug, which is no data of the person.
  await person.post('/organization/create', { name: `canary-org-${mark}`, slug: `organization-${mark}` });
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set phone_number = '+14155550${mark}', phone_number_verified = true where id = '${person.id}';
     update session set ip_address = '198.51.100.77' where user_id = '${person.id}';
     insert into verification (id, identifier, value, expires_at, created_at, updated_at)
       values (gen_random_uuid(), 'sign-up:${mark}', '{"email":"${email}"}', now() + interval '1 day', now(), now())`,
  );
  await gatehouse.idle();
  return person;
}

/** Finds the canaries in a text. */
export const canariesOf = (mark: string) =>
  new RegExp(`canary.${mark}|canary-\\w+-${mark}|canary_${mark}|4155550${mark}|198\\.51\\.100\\.77`, 'i');
