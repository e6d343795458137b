import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { expectOk, type TestOrganization } from './organization.ts';
import { Person } from './person.ts';

export interface NewLink {
  id: string;
  /** The fragment of its address. */
  token: string;
  url: string;
}

export async function createLink(
  { owner, id: organizationId }: TestOrganization,
  input: object = {},
): Promise<NewLink> {
  const { body } = await expectOk(
    owner.post('/organization/create-setup-link', { organizationId, scopes: ['domains', 'sso', 'scim'], ...input }),
  );
  return { id: body.link.id, url: body.url, token: new URL(body.url).hash.slice(1) };
}

/** Opens a link in a browser, whose requests name it from then on. */
export async function openLink(gatehouse: Gatehouse, { token }: Pick<NewLink, 'token'>): Promise<Person> {
  const holder = new Person(gatehouse);
  const { body } = await expectOk(holder.post('/setup-link/open', { token }));
  holder.headers = { 'setup-link': body.id as string };
  return holder;
}
