import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { startListening } from '#tests/support/browser/site.ts';
import { allowAgent, registerAgent } from '#tests/support/oauth/agent.ts';
import { Person } from '#tests/support/person.ts';
import { sample } from '#tests/support/sources/documents.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

test.skipIf(!hasCurl)('the sample exchanges a token', async () => {
  const options = { webApp: false, oauthProvider: { enabled: true }, agents: { enabled: true } };
  await using gatehouse = await startListening(options);
  const [first, second] = [await registerAgent(gatehouse), await registerAgent(gatehouse)];
  const { clientId, secret } = second.application;
  const person = await Person.signUp(gatehouse);
  const { access_token: token } = await allowAgent(first, person, { terms: { delegates: [clientId] } });
  const env = {
    PATH: process.env['PATH'],
    BASE: gatehouse.options.baseUrl,
    CLIENT_ID: clientId,
    CLIENT_SECRET: secret!,
    SUBJECT_TOKEN: token,
  };
  const script = sample('docs/agents.md#pass-access-on sh');
  const { stdout } = await promisify(execFile)('sh', ['-ec', script], { env });
  expect(decodeJwt(JSON.parse(stdout).access_token)).toMatchObject({ sub: person.id, act: { sub: clientId } });
});
