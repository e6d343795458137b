import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ForeignServer } from './foreign-server.ts';

/** Of Debian. */
export const OIDC_AGENT_PACKAGE = 'oidc-agent-cli';
export const isOidcAgentInstalled = ['agent', 'gen', 'token'].every((name) => existsSync(`/usr/bin/oidc-${name}`));

/** oidc-agent, which gives the programs of a shell access tokens of their user. */
export class OidcAgent extends ForeignServer {
  readonly #environment: Record<string, string>;

  private constructor(folder: string, environment: Record<string, string>) {
    const options = ['--console', `--socket-path=${environment['OIDC_SOCK']!}`];
    super(folder, spawn('oidc-agent', options, { env: environment, stdio: 'ignore' }));
    this.#environment = environment;
  }

  static async start(): Promise<OidcAgent> {
    const folder = await mkdtemp(join(tmpdir(), 'oidc-agent-'));
    const socket = join(folder, 'agent.sock');
    const agent = new OidcAgent(folder, {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: folder,
      OIDC_CONFIG_DIR: join(folder, 'accounts'),
      OIDC_SOCK: socket,
      OIDC_ENCRYPTION_PW: 'of the tests',
    });
    await agent.ready(
      () => existsSync(socket),
      () => 'oidc-agent does not open its socket',
    );
    return agent;
  }

  /** Begins an account, which its user completes in a browser. */
  addAccount(name: string, options: readonly string[]): ShellProgram {
    const fixed = ['--pw-env', '--prompt=none', '--confirm-default', '--no-url-call'];
    return this.#run('oidc-gen', [...fixed, ...options, name]);
  }

  /** An access token of an account. */
  async token(name: string, options: readonly string[] = []): Promise<string> {
    return (await this.#run('oidc-token', [...options, name]).end()).trim();
  }

  #run(program: string, parameters: readonly string[]): ShellProgram {
    // It would write to a pipe only at its end.
    return new ShellProgram(spawn('stdbuf', ['-oL', program, ...parameters], { env: this.#environment }));
  }
}

/** A program in a shell, as its user sees it. */
export class ShellProgram {
  readonly #child: ChildProcess;
  readonly #exit: Promise<[number | null]>;
  #output = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'close') as Promise<[number | null]>;
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (this.#output += String(chunk)));
  }

  /** What it prints, once a pattern with a group matches. @returns the group */
  async shows(pattern: RegExp): Promise<string> {
    for (;;) {
      const [, group] = pattern.exec(this.#output) ?? [];
      if (group !== undefined) return group;
      const more = [this.#child.stdout!, this.#child.stderr!].map((stream) => once(stream, 'data'));
      const isOver = await Promise.race([this.#exit.then(() => true), ...more.map((each) => each.then(() => false))]);
      if (isOver && !pattern.test(this.#output)) throw new Error(`It ended with ${this.#output}`);
    }
  }

  pressEnter(): void {
    this.#child.stdin!.write('\n');
  }

  /** Waits for its end. @returns its output */
  async end(): Promise<string> {
    const [code] = await this.#exit;
    if (code !== 0) throw new Error(`It ended with ${code}: ${this.#output}`);
    return this.#output;
  }
}
