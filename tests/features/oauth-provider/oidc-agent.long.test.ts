import { expect, test } from 'vitest';

import { callUrl } from '#server/http/address.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { claim, decide, PROGRAM } from '#tests/support/oauth/device.ts';
import { isOidcAgentInstalled, OIDC_AGENT_PACKAGE, OidcAgent } from '#tests/support/peers/oidc-agent.ts';
import { Person } from '#tests/support/person.ts';

const start = () =>
  startListening({
    oauthProvider: { enabled: true, registration: 'open' },
    device: { enabled: true },
    rateLimit: { enabled: false },
  });

async function subjectOf({ options }: Gatehouse, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(callUrl(options, '/oauth2/userinfo'), { headers });
  return ((await response.json()) as { sub?: string }).sub;
}

const scope = '--scope=openid profile email offline_access';

/** Its tokens are of the user, and it refreshes them. */
async function expectTokens(agent: OidcAgent, person: Person): Promise<void> {
  const first = await agent.token('acme');
  expect(await subjectOf(person.gatehouse, first)).toBe(person.id);
  const second = await agent.token('acme', ['--force-new']);
  expect(second).not.toBe(first);
  expect(await subjectOf(person.gatehouse, second)).toBe(person.id);
}

test.skipIf(!isOidcAgentInstalled)(`oidc-agent gets tokens as a device (needs ${OIDC_AGENT_PACKAGE})`, async () => {
  await using gatehouse = await start();
  await using agent = await OidcAgent.start();
  const person = await Person.signUp(gatehouse);
  const { clientId } = await Application.register(gatehouse, {
    ...PROGRAM,
    grant_types: [DEVICE_CODE, 'refresh_token'],
  });
  const issuer = `--issuer=${callUrl(gatehouse.options, '')}`;
  const account = agent.addAccount('acme', [
    '--flow=device',
    issuer,
    `--client-id=${clientId}`,
    '--client-secret=',
    scope,
  ]);
  const codes = { user_code: await account.shows(/enter the code: (\S+)/) };
  await claim(person, codes);
  expect((await decide(person, 'approve', codes)).status).toBe(200);
  await account.end();
  await expectTokens(agent, person);
});

test.skipIf(!isOidcAgentInstalled)(`oidc-agent registers itself (needs ${OIDC_AGENT_PACKAGE})`, async () => {
  await using gatehouse = await start();
  await using agent = await OidcAgent.start();
  const person = await Person.signUp(gatehouse);
  const issuer = `--issuer=${callUrl(gatehouse.options, '')}`;
  const account = agent.addAccount('acme', ['--flow=code', '--no-scheme', issuer, scope]);
  const address = await account.shows(/(http:\S+\/oauth2\/authorize\S+)/);
  const returned = await visit(person, address);
  expect((await fetch(returned)).status).toBe(200);
  account.pressEnter();
  await account.end();
  await expectTokens(agent, person);
});
