import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { resolveName } from '#server/http/outgoing/resolve-name.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';

/** Resolves by a name server with these names, and by files with this content. */
async function resolver(names: Record<string, readonly string[]>, files: { hosts?: string; search?: string } = {}) {
  const nameServer = await NameServer.start((name) => names[name] ?? 'absent');
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  const [hostsFile, resolverFile] = [join(folder, 'hosts'), join(folder, 'resolv.conf')];
  await writeFile(hostsFile, files.hosts ?? '');
  await writeFile(resolverFile, files.search ?? '');
  const signal = AbortSignal.timeout(10_000);
  const resolution = { nameServers: [nameServer.address], signal, hostsFile, resolverFile };
  return {
    nameServer,
    resolve: async (host: string, usesSearchDomains = false) => {
      const addresses = await resolveName(host, { ...resolution, usesSearchDomains });
      return addresses.map(({ address }) => address);
    },
    [Symbol.asyncDispose]: () => nameServer[Symbol.asyncDispose](),
  };
}

test('resolves a name by the name servers of the options', async () => {
  await using names = await resolver({ 'api.example.com': ['198.41.0.4', '198.41.0.5'] });

  expect(await names.resolve('API.example.com.')).toEqual(['198.41.0.4', '198.41.0.5']);
  await expect(names.resolve('other.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('the hosts file comes before the name servers', async () => {
  const hosts =
    '127.0.0.1 localhost\n10.1.2.3\tgitlab.internal gitlab # of the operator\n::7 GITLAB\n#10.0.0.9 off\nx y';
  await using names = await resolver({ 'gitlab.internal': ['198.41.0.4'] }, { hosts });

  expect(await names.resolve('gitlab.internal')).toEqual(['10.1.2.3']);
  expect(await names.resolve('gitlab')).toEqual(['10.1.2.3', '::7']);
  await expect(names.resolve('off')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(names.nameServer.asked.includes('gitlab.internal')).toBe(false);
});

test.for(['localhost', 'app.localhost', 'LOCALHOST.'])('%s is loopback, without a name server', async (host) => {
  await using names = await resolver({ [host]: ['198.41.0.4'] });

  expect(await names.resolve(host)).toEqual(['127.0.0.1', '::1']);
  expect(names.nameServer.asked).toEqual([]);
});

test('search domains apply to hosts of the operator alone, by ndots', async () => {
  const search = 'nameserver 10.0.0.1\nsearch auth.svc.cluster.local svc.cluster.local.\noptions ndots:5 edns0\n';
  const own = { 'gitlab.tools.svc.cluster.local': ['10.2.0.1'], 'gitlab.tools': ['198.41.0.4'] };
  await using names = await resolver(own, { search });

  expect(await names.resolve('gitlab.tools', true)).toEqual(['10.2.0.1']);
  expect(await names.resolve('gitlab.tools')).toEqual(['198.41.0.4']);
  expect(await names.resolve('gitlab.tools.', true)).toEqual(['198.41.0.4']);
});

test('a name with as many dots as ndots is tried as it is first', async () => {
  await using names = await resolver({ 'a.b': ['10.2.0.2'], 'a.b.corp': ['10.2.0.3'] }, { search: 'domain corp' });

  expect(await names.resolve('a.b', true)).toEqual(['10.2.0.2']);
  await expect(names.resolve('none', true)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(names.nameServer.asked.slice(-4)).toEqual(['none.corp', 'none.corp', 'none', 'none']);
});

test('an abort ends the queries to a name server that does not answer', async () => {
  await using nameServer = await NameServer.start();
  const aborting = new AbortController();
  const resolution = { nameServers: [nameServer.address], usesSearchDomains: true, signal: aborting.signal };
  const resolving = resolveName('silent.example.com', resolution);
  await expect.poll(() => nameServer.asked.length).toBe(2);
  aborting.abort();

  await expect(resolving).rejects.toMatchObject({ code: 'ECANCELLED' });
});
