import { CommandError, parseCommandLine, type Tools } from '#server/cli/command.ts';

import { commonFlags, commonUsage } from './command/choices.ts';
import { executeImport } from './command/execute.ts';
import { importStatus, forgetSource } from './command/status.ts';
import { sources } from './sources/registry.ts';
import { template } from './sources/template.ts';

export const productUsage = `${sources.map(({ usage }) => usage).join('\n')}
  npm run import -- template                          a record of each type of the format of "file"
  npm run import -- status                            the runs, and the imported hashes that are left
  npm run import -- forget --from <product>           remove what later runs need, after the last one
${commonUsage}`;

const others = ['template', 'status', 'forget'];

/** Whether the first argument names a product, or what is done for all of them. */
export function isProductCommand(name: string | undefined): name is string {
  return name !== undefined && (others.includes(name) || sources.some((source) => source.name === name));
}

/** Runs the command of a product. The exit codes are those of `execute.ts`. */
export async function runProductCommand(tools: Tools, name: string): Promise<void> {
  const usage = `Usage:\n${productUsage}`;
  if (name === 'template') console.log(template.trimEnd());
  else if (name === 'status') console.log((await importStatus(tools)).join('\n'));
  else if (name === 'forget') {
    const { values } = parseCommandLine({ from: { type: 'string' } }, usage);
    if (values.from === undefined) throw new CommandError(usage);
    console.log(await forgetSource(tools, values.from));
  } else await runSource(tools, { name, usage });
}

async function runSource(tools: Tools, { name, usage }: { name: string; usage: string }): Promise<void> {
  const source = sources.find((each) => each.name === name)!;
  const { values, positionals } = parseCommandLine({ ...source.flags, ...commonFlags }, usage);
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
    console.error('Stopping after this batch; run the same command again to go on.');
  });
  process.exitCode = await executeImport({
    tools,
    source,
    flags: values,
    names: positionals.slice(1),
    print: (line) => console.log(line),
    progress: (line) => console.error(line),
    isStopped: () => isStopped,
  });
}
