import { readFileSync } from 'node:fs';

import { CommandError } from '#server/cli/command.ts';

/** The address in a file, which other users of the machine cannot read as they can the arguments of a command. */
export function readAddress(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new CommandError(`The file with the address cannot be read: ${(error as Error).message}`);
  }
}
