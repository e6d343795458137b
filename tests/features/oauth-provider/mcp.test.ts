import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, onTestFinished } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { visit } from '#tests/support/oauth/application.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { DocumentHost } from '#tests/support/oauth/document-host.ts';
import { McpProvider } from '#tests/support/oauth/mcp-provider.ts';
import { registerResource } from '#tests/support/oauth/resource.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { generateKey } from '#tests/support/saml/generate-key.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { test as base } from '#tests/support/test.ts';

interface Scene {
  person: Person;
  /** Of the server. */
  url: URL;
  host: DocumentHost;
}

const root = join(import.meta.dirname, '../../..');

/** Starts the server of the quick start. */
async function startSample(url: string, baseURL: string): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(root, 'node_modules/.mcp-'));
  const file = join(folder, 'server.ts');
  const program = sample('docs/quick-start/mcp.md#the-server ts')
    .replace('@gatehouse/client/server', join(root, 'client/sdk/index.server.ts'))
    .replace('http://localhost:3000', baseURL)
    .replace('http://localhost:4000/mcp', url)
    .replace('4000', new URL(url).port);
  await writeFile(file, program);
  await import(/* @vite-ignore */ file);
  return { [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

const test = base.extend<{ scene: Scene }>({
  scene: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      const key = generateKey('localhost');
      setDefaultCACertificates([...getCACertificates('default'), key.certificate]);
      await using host = await DocumentHost.start(key);
      await using gatehouse = await startListening({
        webApp: false,
        oauthProvider: { enabled: true, registration: 'open' },
        outgoing: { privateHosts: ['localhost'] },
      });
      const url = new URL(`http://localhost:${await freePort()}/mcp`);
      const scopes = [{ name: 'notes:read', title: 'See your notes' }];
      await registerResource(gatehouse, {
        uri: url.href,
        name: 'Notes',
        mcp: true,
        scopes,
        defaultScopes: ['notes:read'],
      });
      await using _server = await startSample(url.href, gatehouse.options.baseUrl);
      await use({ person: await Person.signUp(gatehouse), url, host });
    },
    { scope: 'file' },
  ],
});

/** The official client of the protocol, in its two generations. */
const clients = {
  '@modelcontextprotocol/sdk': {
    create: () => new Client({ name: 'test', version: '1.0.0' }),
    transport: (url: URL, authProvider: McpProvider) =>
      new StreamableHTTPClientTransport(url, { authProvider } as never),
    finish: (transport: StreamableHTTPClientTransport, { searchParams }: URL) =>
      transport.finishAuth(searchParams.get('code')!),
  },
  '@modelcontextprotocol/client': {
    create: () => new NewClient({ name: 'test', version: '1.0.0' }),
    transport: (url: URL, authProvider: McpProvider) => new NewTransport(url, { authProvider } as never),
    finish: (transport: NewTransport, { searchParams }: URL) => transport.finishAuth(searchParams),
  },
} as const;

interface AnyClient {
  create: () => {
    connect: (transport: never) => Promise<unknown>;
    callTool: (tool: { name: string }) => Promise<unknown>;
    close: () => Promise<void>;
  };
  transport: (url: URL, provider: McpProvider) => unknown;
  finish: (transport: never, returned: URL) => Promise<void>;
}

const cases = Object.entries(clients).flatMap(([name, client]) =>
  (['a metadata document', 'a registration'] as const).map(
    (way) => [name, way, client as unknown as AnyClient] as const,
  ),
);

test.for(cases)(
  '%s finds the service, signs its user in by %s and calls a tool',
  async ([name, way, sdk], { scene }) => {
    const { person, url, host } = scene;
    const redirectUrl = `http://localhost:${await freePort()}/callback`;
    const document = host.publish(`/${name}.json`, { redirect_uris: ['http://localhost/callback'] });
    const open = (address: URL) => visit(person, address);
    const provider = new McpProvider({
      redirectUrl,
      open,
      ...(way === 'a metadata document' && { clientMetadataUrl: document }),
    });

    const first = sdk.transport(url, provider);
    await expect(sdk.create().connect(first as never)).rejects.toThrow();
    expect(provider.returned!.searchParams.get('iss')).toBe(`${person.gatehouse.options.baseUrl}/api/auth`);
    await sdk.finish(first as never, provider.returned!);
    const client = sdk.create();
    await client.connect(sdk.transport(url, provider) as never);
    const called = () => client.callTool({ name: 'list_notes' });
    const notes = { content: [{ type: 'text', text: `The notes of ${person.id}` }] };
    expect(await called()).toMatchObject(notes);
    expect(provider.clientId === document).toBe(way === 'a metadata document');

    // The access token expires; the client renews it by itself.
    const before = provider.refreshToken;
    provider.spoilAccessToken();
    expect(await called()).toMatchObject(notes);
    expect(provider.refreshToken).not.toBe(before);
    await client.close();
  },
);

test('a client whose registration was deleted gets invalid_client, and registers again', async ({ scene }) => {
  const { person, url } = scene;
  const redirectUrl = `http://localhost:${await freePort()}/callback`;
  const provider = new McpProvider({ redirectUrl, open: (address) => visit(person, address) });
  const transport = new StreamableHTTPClientTransport(url, { authProvider: provider } as never);
  await expect(new Client({ name: 'test', version: '1.0.0' }).connect(transport as never)).rejects.toThrow();
  await runSql(
    person.gatehouse.options.databaseUrl!,
    `delete from oauth_client where client_id = '${provider.clientId}'`,
  );
  await expect(transport.finishAuth(provider.returned!.searchParams.get('code')!)).rejects.toMatchObject({
    errorCode: 'invalid_client',
  });
});

test('the conformance suite of the protocol accepts the authorization server', async ({ scene }) => {
  const { person, url, host } = scene;
  const port = await freePort();
  const document = host.publish('/suite.json', { redirect_uris: ['http://127.0.0.1/callback'] });
  const suite = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
  const issuer = `${person.gatehouse.options.baseUrl}/api/auth`;
  const settings = ['--url', issuer, '--client-id', document, '--resource', url.href, '--port', String(port)];
  const child = spawn(process.execPath, [suite, 'authorization', ...settings, '--verbose'], { stdio: 'pipe' });
  let printed = '';
  child.stderr.on('data', (data) => (printed += String(data)));
  child.stdout.on('data', (data) => {
    printed += String(data);
    const address = /^http\S+\/oauth2\/authorize\S+$/m.exec(String(data))?.[0];
    // As a browser goes back to the program.
    if (address !== undefined) void visit(person, address).then((returned) => fetch(returned));
  });
  const [code] = (await once(child, 'close')) as [number];
  expect([code, printed]).toEqual([0, expect.stringContaining('authorization-code-grant')]);
  expect(printed).not.toMatch(/FAILURE|SKIPPED|WARNING/);
});

const hasPrograms = ['curl', 'jq'].every((program) => spawnSync(program, ['--version']).status === 0);

test.skipIf(!hasPrograms)('the sample registers an application with a token', async ({ scene: { person } }) => {
  const { gatehouse } = person;
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-registration-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const admin = await signUpWithRole(gatehouse, 'admin');
  const cookies = [...admin.cookies].map(([name, value]) => `localhost\tFALSE\t/\tFALSE\t0\t${name}\t${value}\n`);
  await writeFile(join(cwd, 'admin.txt'), `# Netscape HTTP Cookie File\n${cookies.join('')}`);
  const env = { PATH: process.env['PATH'], BASE: gatehouse.options.baseUrl };
  const script = sample('docs/mcp.md#registration-by-the-application sh');
  await promisify(execFile)('sh', ['-ec', script], { cwd, env });
  const client = JSON.parse(await readFile(join(cwd, 'client.json'), 'utf8')) as object;
  expect(client).toMatchObject({ client_name: 'Notes', registration_access_token: expect.any(String) });
});
