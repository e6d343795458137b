import { readdir, readFile } from 'node:fs/promises';

import { runSql } from '#tests/support/postgres.ts';

/** Clock ticks a second, as `/proc` counts them on every Linux. */
const TICKS = 100;

/** The processor time of a process so far, including its running and its awaited children. */
export async function processorSeconds(pid: number): Promise<number> {
  const [, , , , , , , , , , , user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = await fieldsOf(pid);
  const below = await Promise.all((await childrenOf(pid)).map(processorSeconds));
  return (Number(user) + Number(system) + Number(waitedUser) + Number(waitedSystem)) / TICKS + sum(below);
}

/** The main process of a PostgreSQL on this machine. */
export async function postgresProcess(databaseUrl: string): Promise<number> {
  // The checkpointer runs as long as the server.
  const [row] = await runSql(databaseUrl, `select pid from pg_stat_activity where backend_type = 'checkpointer'`);
  return Number((await fieldsOf(Number(row!['pid'])))[1]);
}

/** The fields of `/proc/<pid>/stat` after the process name, which may contain spaces. */
async function fieldsOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
