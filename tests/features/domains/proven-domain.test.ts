import { expect } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { provenDomain } from '#server/features/domains/proven-domain.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { findSequentialScans, recordStatements } from '#tests/support/database/statements.ts';

import { addDomain, newProven, test } from './domains.ts';

test('an address belongs to the longest proven domain, by one statement that uses an index', async ({
  gatehouse,
  nameServer,
}) => {
  const databaseUrl = gatehouse.options.databaseUrl!;
  const service = { gatehouse, nameServer };
  const withSubdomains = { includesSubdomains: true };
  await newProven(service, 'acme.example', withSubdomains);
  await newProven(service, 'eu.acme.example');
  await newProven(service, 'bücher.example');
  const { claim: lost } = await newProven(service, 'lost.acme.example');
  await runSql(databaseUrl, `update organization_domain set lost_at = now() where id = '${lost.id}'`);
  await addDomain(await newOrganization(gatehouse), 'pending.example', withSubdomains);
  const orm = connect(databaseUrl, { entities, poolSize: 1, statementTimeoutMs: 0, prepared: true });
  const domainOf = async (email: string) => (await provenDomain(orm.em.fork(), email))?.domain ?? null;
  try {
    const expected = {
      'ada@acme.example': 'acme.example',
      'ADA@Acme.Example': 'acme.example',
      '"a@eu.acme.example"@acme.example': 'acme.example',
      'ada@de.acme.example': 'acme.example',
      'ada@eu.acme.example': 'eu.acme.example',
      'ada@x.eu.acme.example': 'acme.example',
      'ada@lost.acme.example': 'acme.example',
      'ada@notacme.example': null,
      'ada@bücher.example': 'xn--bcher-kva.example',
      'ada@x.bücher.example': null,
      'ada@pending.example': null,
      'ada@localhost': null,
      'no address': null,
    };
    for (const [email, domain] of Object.entries(expected))
      expect([email, await domainOf(email)]).toEqual([email, domain]);
    const { sent } = await recordStatements(() => domainOf('ada@a.b.acme.example'));
    expect(sent).toHaveLength(1);
    expect([...(await findSequentialScans(databaseUrl, sent)).values()]).toEqual([[]]);
  } finally {
    await orm.close(true);
  }
});
