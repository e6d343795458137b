import { OptionsError } from '#server/lib/errors.ts';

export function nameTaken(record: string, name: string): OptionsError {
  return new OptionsError(`Additional field ${name} of ${record}: the name is taken, choose another`);
}
