import { randomUUID } from 'node:crypto';

import type { Person } from '#tests/support/person.ts';
import type { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { runSql } from '#tests/support/postgres.ts';

/** Proven by the seeded organization. The address of its member is in it. */
export const SEEDED_DOMAIN = 'seeded.example';

interface Seed {
  provider: ForgingProvider;
  /** Of an enabled connection. */
  providerId: string;
  member: Person;
  /** In which the flow begins. */
  browser: Person;
}

/** Connects the provider, gives the member an identity at it, and begins a sign-in, which the parameters of the callback complete. */
export async function seedSsoFlow({ provider, providerId, member, browser }: Seed) {
  const { issuer } = provider;
  const sql = (text: string) => runSql(browser.gatehouse.options.databaseUrl!, text);
  const [connection] = await sql(`update sso_connection set issuer = '${issuer}', endpoints = null
    where provider_id = '${providerId}' returning id, organization_id`);
  await sql(`insert into organization_domain (id, organization_id, domain, challenge, verified_at, checked_at, created_at, updated_at)
    values ('${randomUUID()}', '${String(connection!['organization_id'])}', '${SEEDED_DOMAIN}', 'seeded', now(), now(), now(), now())`);
  provider.claims = { sub: 'member', email: member.email };
  const ssoProvider = `sso:${String(connection!['id'])}`;
  await sql(`insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
    values ('${randomUUID()}', '${member.id}', '${ssoProvider}', '${provider.claims.sub}', now(), now())`);
  const url = await startOAuthFlow(browser, { providerId, callbackURL: '/home' }, '/sign-in/sso');
  const parameter = (name: string) => url.searchParams.get(name)!;
  return { ssoProvider, ssoSubject: 'member', ssoCode: parameter('nonce'), ssoState: parameter('state') };
}
