import { expect } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';

import { addDomain, list, newProven, publish, test, verify, withNameServer } from './domains.ts';

test('a domain is proven once its record is found among several records, one in several strings', async ({
  gatehouse,
  nameServer,
}) => {
  const organization = await newOrganization(gatehouse);
  const claim = await addDomain(organization, ' Bücher.Example');
  const { name, value } = claim.record;
  expect(claim).toMatchObject({ domain: 'xn--bcher-kva.example', status: 'pending', verifiedAt: null });
  expect(name).toBe('_gatehouse.xn--bcher-kva.example');
  expect(value).toMatch(/^gatehouse-domain-verification=[A-Za-z0-9]{32}$/);

  const answers: [texts: typeof nameServer.texts, status: number, code?: string][] = [
    [() => 'absent', 400, 'DOMAIN_RECORD_NOT_FOUND'],
    [() => [], 400, 'DOMAIN_RECORD_NOT_FOUND'],
    [() => [[`${value}x`], ['v=spf1 -all']], 400, 'DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS'],
    [() => [[` ${value}`]], 400, 'DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS'],
    [() => 'failing', 503, 'DOMAIN_LOOKUP_FAILED'],
    [() => [['v=spf1 -all'], [value.slice(0, 20), value.slice(20)]], 200],
  ];
  for (const [texts, status, code] of answers) {
    nameServer.texts = texts;
    expect(await verify(organization, claim)).toMatchObject({ status, body: code ? { code } : {} });
  }
  expect(nameServer.asked.at(-1)).toBe(name);
  expect(await list(organization)).toMatchObject([{ id: claim.id, status: 'verified' }]);
});

test.for([
  ['gmail.com', 'PUBLIC_DOMAIN'],
  ['mail.GMAIL.com', 'PUBLIC_DOMAIN'],
  ['duck.com', 'PUBLIC_DOMAIN'],
  ['acme', 'INVALID_DOMAIN'],
  ['ada@acme.example', 'INVALID_DOMAIN'],
] as const)('the domain %s is refused with %s', async ([domain, code], { gatehouse }) => {
  const { owner } = await newOrganization(gatehouse);

  expect((await owner.post('/organization/add-domain', { domain })).body.code).toBe(code);
});

test('a company below the suffix of a registry is not public', async ({ gatehouse }) => {
  expect(await addDomain(await newOrganization(gatehouse), 'acme.com.ar')).toMatchObject({ status: 'pending' });
});

test('domains.publicDomains and domains.maximumDomains apply, also to calls at once', async ({ nameServer }) => {
  const publicDomains = { add: ['isp.example'], remove: ['gmail.com'] };
  await using gatehouse = await withNameServer(nameServer, { publicDomains, maximumDomains: 2 });
  const { owner } = await newOrganization(gatehouse);
  const add = async (domain: string) => (await owner.post('/organization/add-domain', { domain })).body.code ?? 'added';

  expect(await add('users.isp.example')).toBe('PUBLIC_DOMAIN');
  expect(await add('gmail.com')).toBe('added');
  expect(await add('gmail.com')).toBe('DOMAIN_ALREADY_ADDED');
  const codes = await Promise.all(['a.example', 'b.example', 'c.example'].map(add));
  expect(codes.filter((code) => code === 'DOMAIN_LIMIT_REACHED')).toHaveLength(2);
  expect(codes).toContain('added');
});

test('owners and admins manage domains, members see none, and a key with domain:read lists them', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  await addDomain({ ...organization, owner: admin }, 'managed.example');

  expect(await member.get('/organization/list-domains')).toMatchObject({
    status: 403,
    body: { code: 'YOU_ARE_NOT_ALLOWED_TO_READ_DOMAINS' },
  });
  const add = { domain: 'other.example' };
  expect((await member.post('/organization/add-domain', add)).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS');
  const { key } = await newApiKey(owner, { scopes: ['domain:read'] });
  const program = programWith(gatehouse, key);
  expect((await program.get('/organization/list-domains', { organizationId })).body).toHaveLength(1);
  expect((await program.post('/organization/add-domain', { organizationId, ...add })).status).toBe(403);
});

test('a domain that is added again has another record', async ({ gatehouse, nameServer }) => {
  const { organization, claim } = await newProven({ gatehouse, nameServer }, 'again.example');
  await organization.owner.post('/organization/delete-domain', { domainId: claim.id });
  const added = await addDomain(organization, 'again.example');

  expect(added.record.value).not.toBe(claim.record.value);
  expect((await verify(organization, added)).body.code).toBe('DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS');
  expect((await verify(organization, claim)).body.code).toBe('DOMAIN_NOT_FOUND');
});

test('of two organizations that prove a domain at once one wins', async ({ gatehouse, nameServer }) => {
  const rivals = [await newOrganization(gatehouse), await newOrganization(gatehouse)];
  const claims = await Promise.all(rivals.map((rival) => addDomain(rival, 'race.example')));
  publish(nameServer, ...claims);
  const answers = await Promise.all(rivals.map((rival, n) => verify(rival, claims[n]!)));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const isProven = `select from organization_domain where domain = 'race.example' and verified_at is not null`;
  expect(await runSql(gatehouse.options.databaseUrl!, isProven)).toHaveLength(1);
});

test('calls that prove one claim at once all succeed', async ({ gatehouse, nameServer }) => {
  const organization = await newOrganization(gatehouse);
  const claim = await addDomain(organization, 'twice.example');
  publish(nameServer, claim);
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(organization, claim)));
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [200, 'verified']));
});

test('a proof moves to another organization only when the record of the first is gone', async ({
  gatehouse,
  nameServer,
}) => {
  const { organization: first, claim } = await newProven({ gatehouse, nameServer }, 'moved.example');
  const second = await newOrganization(gatehouse);
  const own = await addDomain(second, 'moved.example');
  publish(nameServer, claim, own);
  expect(await verify(second, own)).toMatchObject({ status: 409, body: { code: 'DOMAIN_IS_TAKEN' } });
  publish(nameServer, own);
  expect(await verify(second, own)).toMatchObject({ status: 200 });

  expect(await list(first)).toMatchObject([{ status: 'lost' }]);
  expect(await list(second)).toMatchObject([{ status: 'verified' }]);
  await gatehouse.idle();
  const mails = await mailsTo(gatehouse, first.owner.email);
  expect(mails.filter(({ name }) => name === 'sendDomainLost')).toHaveLength(1);
  publish(nameServer, claim);
  expect(await verify(first, claim)).toMatchObject({ status: 200 });
  expect(await list(second)).toMatchObject([{ status: 'lost' }]);
});

test('a claim that is removed or decided while its record is looked up is not proven', async ({
  gatehouse,
  nameServer,
}) => {
  const organization = await newOrganization(gatehouse);
  const { databaseUrl } = gatehouse.options;
  const changes: [sql: string, code: string][] = [
    ['update organization_domain set revision = revision + 1', 'DOMAIN_LOOKUP_FAILED'],
    ['delete from organization_domain', 'DOMAIN_NOT_FOUND'],
  ];
  const claim = await addDomain(organization, 'changed.example');
  for (const [sql, code] of changes) {
    let answer: () => void;
    const isChanged = new Promise<void>((resolve) => (answer = resolve));
    nameServer.texts = () => {
      // c-ares asks again, after the change.
      void runSql(databaseUrl!, `${sql} where id = '${claim.id}'`).then(() => answer());
      nameServer.texts = () => [[claim.record.value]];
      return 'nothing';
    };
    const verified = verify(organization, claim);
    await isChanged;
    expect((await verified).body.code).toBe(code);
  }
});
