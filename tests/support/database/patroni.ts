import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { stringify } from 'yaml';

import { runSql } from '#tests/support/postgres.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { processTree, signalAll } from '#tests/support/processes/process-tree.ts';

/** PostgreSQL 15 is the newest one that Debian's Patroni supports. */
const BIN = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'patroni';

const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Whether Debian's packages patroni, etcd-server, haproxy and postgresql-15 are installed. */
export const isPatroniInstalled = existsSync(`${BIN}/postgres`) && ['patroni', 'etcd', 'haproxy'].every(runs);

interface Member {
  name: string;
  folder: string;
  port: number;
  api: number;
  process: ChildProcess | null;
}

interface MemberState {
  name: string;
  role: string;
  state: string;
}

/** Two PostgreSQL servers under Patroni with synchronous replication, etcd, and HAProxy in front. */
export class PatroniCluster implements AsyncDisposable {
  readonly #folder: string;
  readonly #members: Member[] = [];
  readonly #others: ChildProcess[] = [];
  #etcd = 0;
  #balancer = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(await mkdtemp(join(tmpdir(), 'gatehouse-patroni-')));
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** An address with both servers. */
  get url(): string {
    const hosts = this.#members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://postgres:${PASSWORD}@${hosts}/gatehouse`;
  }

  /** An address at which HAProxy forwards to the primary. */
  get balancedUrl(): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.#balancer}/gatehouse`;
  }

  /** Kills the machine of the primary: Patroni and PostgreSQL at once. */
  async killPrimary(): Promise<string> {
    const primary = await this.#primary();
    signalAll(await this.#processesOf(primary), 'SIGKILL');
    return primary.name;
  }

  /** Stops the machine of the primary without closing its connections, as when the network breaks. */
  async freezePrimary(): Promise<string> {
    const primary = await this.#primary();
    signalAll(await this.#processesOf(primary), 'SIGSTOP');
    return primary.name;
  }

  async thaw(name: string): Promise<void> {
    signalAll(await this.#processesOf(this.#member(name)), 'SIGCONT');
  }

  restart(name: string): void {
    this.#launch(this.#member(name));
  }

  async switchOver(): Promise<string> {
    const primary = await this.#primary();
    const candidate = this.#members.find((member) => member !== primary)!;
    const response = await fetch(`http://127.0.0.1:${primary.api}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: primary.name, candidate: candidate.name }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`No switchover: ${answer}`);
    return primary.name;
  }

  /** Resolves when another member than this one accepts writes. */
  async untilPrimaryIsNot(name: string): Promise<void> {
    const others = this.#members.filter((member) => member.name !== name);
    await until(async () => {
      const roles = await Promise.all(others.map(({ api }) => statusOf(`http://127.0.0.1:${api}/primary`)));
      return roles.includes(200);
    });
  }

  /** Resolves when a standby has everything that the primary acknowledged. */
  async untilSynchronous(): Promise<void> {
    await until(async () => {
      const members = await this.#states();
      return ['leader', 'sync_standby'].every((role) => members.some((each) => each.role === role));
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const member of this.#members) signalAll(await this.#processesOf(member), 'SIGKILL');
    for (const child of this.#others) child.kill('SIGKILL');
    await wait(200);
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #start(): Promise<void> {
    await chmod(this.#folder, 0o755);
    const [client, peer] = [await freePort(), await freePort()];
    this.#etcd = client;
    this.#balancer = await freePort();
    const urls = { client: `http://127.0.0.1:${client}`, peer: `http://127.0.0.1:${peer}` };
    this.#run('etcd', [
      '--data-dir',
      join(this.#folder, 'etcd'),
      '--name',
      'one',
      '--unsafe-no-fsync',
      '--listen-client-urls',
      urls.client,
      '--advertise-client-urls',
      urls.client,
      '--listen-peer-urls',
      urls.peer,
      '--initial-advertise-peer-urls',
      urls.peer,
      '--initial-cluster',
      `one=${urls.peer}`,
    ]);
    await until(async () => (await statusOf(`${urls.client}/health`)) === 200);
    for (const name of ['one', 'two']) await this.#add(name);
    await this.#startBalancer();
    await this.untilSynchronous();
    const [{ port }] = this.#members as [Member];
    const primary = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`;
    await runSql(`${primary}/postgres`, 'create database gatehouse');
    await runSql(`${primary}/gatehouse`, 'create extension pg_trgm');
  }

  async #add(name: string): Promise<void> {
    const folder = join(this.#folder, name);
    await mkdir(folder, { mode: 0o700 });
    const { uid, gid } = account();
    await chown(folder, uid, gid);
    const member: Member = { name, folder, port: await freePort(), api: await freePort(), process: null };
    this.#members.push(member);
    await writeFile(join(folder, 'patroni.yaml'), stringify(configurationOf(member, this.#etcd)));
    await chown(join(folder, 'patroni.yaml'), uid, gid);
    this.#launch(member);
    await until(async () => (await statusOf(`http://127.0.0.1:${member.api}/health`)) === 200);
  }

  #launch(member: Member): void {
    const log = ['-c', `exec patroni ${join(member.folder, 'patroni.yaml')} >> ${join(member.folder, 'log')} 2>&1`];
    // The locale of messages decides nothing, but Patroni parses them.
    member.process = spawn('/bin/sh', log, {
      ...account(),
      cwd: member.folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: member.folder },
      stdio: 'ignore',
    });
  }

  async #startBalancer(): Promise<void> {
    const servers = this.#members.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`);
    const file = join(this.#folder, 'haproxy.cfg');
    await writeFile(
      file,
      `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${this.#balancer}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
    );
    this.#run('haproxy', ['-db', '-f', file]);
  }

  #run(program: string, args: string[]): void {
    const child = spawn(program, args, { stdio: 'ignore' });
    child.once('error', () => undefined);
    this.#others.push(child);
  }

  #member(name: string): Member {
    return this.#members.find((member) => member.name === name)!;
  }

  async #primary(): Promise<Member> {
    const leader = (await this.#states()).find(({ role }) => role === 'leader');
    if (leader === undefined) throw new Error('The cluster has no primary');
    return this.#member(leader.name);
  }

  async #states(): Promise<MemberState[]> {
    for (const { api } of this.#members) {
      const answer = await fetch(`http://127.0.0.1:${api}/cluster`, { signal: AbortSignal.timeout(1000) }).catch(
        () => null,
      );
      if (answer) return ((await answer.json()) as { members: MemberState[] }).members;
    }
    return [];
  }

  /** Patroni, then PostgreSQL with its children. */
  async #processesOf({ process, folder }: Member): Promise<number[]> {
    const isRunning = process?.pid !== undefined && process.exitCode === null && process.signalCode === null;
    const pidFile = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '');
    const postmaster = Number(pidFile.split('\n')[0]);
    const own = isRunning ? processTree(process.pid!) : [];
    return [
      ...new Set([...own, ...(postmaster > 0 && existsSync(`/proc/${postmaster}`) ? processTree(postmaster) : [])]),
    ];
  }
}

function configurationOf({ name, folder, port, api }: Member, etcd: number): object {
  const user = (username: string) => ({ username, password: PASSWORD });
  return {
    scope: 'gatehouse',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni allows: after it a lost primary is replaced.
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        // A commit is acknowledged when a standby has it, too.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: BIN,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: user('postgres'), replication: user('replicator'), rewind: user('rewinder') },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 md5', 'host replication replicator 127.0.0.1/32 md5'],
      parameters: { unix_socket_directories: folder },
    },
  };
}

/** The account of Debian's PostgreSQL, which does not run as root. */
function account(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'))!;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

/** Asks every 50 ms, for two minutes. */
async function until(isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error('The cluster did not reach the state');
    await wait(50);
  }
}
