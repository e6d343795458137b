import type { Answer, Person } from '#tests/support/person.ts';
import { expectOk, verifyEmail } from '#tests/support/organization.ts';
import { enableTotp } from '#tests/support/two-factor.ts';
import { sqlOf, type TestSso } from '#tests/features/sso/sign-in/connections.ts';

type Required = Pick<TestSso, 'organization' | 'connection'>;

/** As after a test sign-in by the owner. */
export async function markTestedByOwner({ organization: { owner }, connection }: Required): Promise<void> {
  const tested = `tested_revision = revision, tested_at = now(), tested_by_id = '${owner.id}'`;
  await sqlOf(owner.gatehouse)(`update sso_connection set ${tested} where id = '${connection.id}'`);
}

/** An owner who keeps a way in: a password and an authenticator app. @returns the key of the app. */
export async function addBreakGlass(owner: Person): Promise<string> {
  await verifyEmail(owner);
  return (await enableTotp(owner)).key;
}

export const setPolicy = (
  { organization: { owner, id } }: Pick<TestSso, 'organization'>,
  input: object,
): Promise<Answer> => owner.post('/sso/set-policy', { organizationId: id, ...input });

/** Turns the policy on. @returns the key of the owner's authenticator app. */
export async function requireSso(sso: Required, input: object = {}): Promise<string> {
  const key = await addBreakGlass(sso.organization.owner);
  await markTestedByOwner(sso);
  await expectOk(setPolicy(sso, { required: true, ...input }));
  // Sessions end in the background.
  await sso.organization.owner.gatehouse.idle();
  return key;
}
