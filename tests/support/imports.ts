import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { inject, onTestFinished } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { createMigratedDatabase, runSql } from './postgres.ts';
import { SECRET, startGatehouse } from './test.ts';

const COMMAND = join(import.meta.dirname, '../../server/cli/import/import.ts');

/** Milliseconds: about as long as a batch takes. */
const MOST_DELAY = 300;

export interface ImportResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** A migrated database, and a folder for the files of an import. */
export class ImportTarget {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly options: GatehouseOptions;

  private constructor(databaseUrl: string, folder: string, options: GatehouseOptions) {
    this.databaseUrl = databaseUrl;
    this.folder = folder;
    this.options = options;
  }

  /** Options without functions. By default the database is a migrated one of its own. */
  static async create({ databaseUrl, ...options }: GatehouseOptions = {}): Promise<ImportTarget> {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-import-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // Weak hashes are wrapped at this cost.
    const own = { secret: SECRET, emailAndPassword: { bcryptCost: 4, maxVerifyMs: 60_000 }, ...options };
    await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(own)};`);
    return new ImportTarget(databaseUrl ?? (await createMigratedDatabase(inject('postgresUrl'))), folder, own);
  }

  async write(name: string, content: string | Uint8Array | readonly object[]): Promise<string> {
    const isRecords = Array.isArray(content);
    const text = isRecords ? content.map((record) => `${JSON.stringify(record)}\n`).join('') : content;
    await writeFile(join(this.folder, name), text as string, { mode: 0o600 });
    return name;
  }

  /** Runs the last command of a document, with these environment variables, and flags that the document leaves out. */
  runSample(name: string, { env = {}, flags = [] }: { env?: Record<string, string>; flags?: string[] } = {}) {
    const command = sample(name).replaceAll('\\\n', ' ').trim().split('\n').at(-1)!;
    const [, args = ''] = command.split('npm run import -- ');
    const words = args.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''));
    return this.#run([...words, ...flags], env);
  }

  /** Runs `npm run import -- …` in the folder. */
  run(...args: string[]): Promise<ImportResult> {
    return this.#run(args, {});
  }

  #run(args: string[], variables: Record<string, string>, flags: string[] = []): Promise<ImportResult> {
    const env = this.#environment(variables);
    const output = { maxBuffer: 64 * 1024 * 1024 };
    return promisify(execFile)(process.execPath, [...flags, COMMAND, ...args], {
      cwd: this.folder,
      env,
      ...output,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: ImportResult) => ({ code, stdout, stderr }),
    );
  }

  /** Runs the command and kills it at a random moment after so many lines of its progress. @returns 0 if it ends before. */
  async runUntil(killedAfter: number, ...args: string[]): Promise<number | null> {
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: this.folder, env: this.#environment({}) });
    let lines = 0;
    child.stderr.on('data', (data: Buffer) => {
      lines += data.toString().split('\n').length - 1;
      if (lines >= killedAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_DELAY);
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  /** Runs the command as the package does, and measures it: seconds, and the highest resident memory in MB. */
  async measure(...args: string[]): Promise<ImportResult & { seconds: number; megabytes: number }> {
    const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      scripts: { import: string };
    };
    const flags = scripts.import.split(' ').filter((word) => word.startsWith('--'));
    const peak = join(this.folder, 'peak');
    await writeFile(
      join(this.folder, 'peak.mjs'),
      `import { writeFileSync } from 'node:fs';
       process.on('exit', () => writeFileSync(${JSON.stringify(peak)}, String(process.resourceUsage().maxRSS)));`,
    );
    const begun = performance.now();
    const result = await this.#run(args, {}, [...flags, '--import', join(this.folder, 'peak.mjs')]);
    const seconds = (performance.now() - begun) / 1000;
    return { ...result, seconds, megabytes: Number(await readFile(peak, 'utf8')) / 1024 };
  }

  #environment(variables: Record<string, string>): Record<string, string | undefined> {
    const { NODE_COMPILE_CACHE } = childEnvironment;
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE,
      DATABASE_URL: this.databaseUrl,
      ...variables,
    };
  }

  sql(text: string) {
    return runSql(this.databaseUrl, text);
  }

  /** The service on the database. */
  start(options: GatehouseOptions = {}) {
    return startGatehouse({ ...this.options, ...options, databaseUrl: this.databaseUrl });
  }

  /** A digest of all tables, but what the command itself records. */
  async digest(): Promise<Record<string, unknown>> {
    const tables = await this.sql(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const digests: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [row] = await this.sql(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from "${String(name)}" t`,
      );
      digests[String(name)] = row;
    }
    return digests;
  }
}
