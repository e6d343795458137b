import type { Options } from './kit-options.ts';

/** Something that `npm run doctor` tries. */
export interface Check {
  name: string;
  /** @returns what to correct, in one line each. */
  problemsOf: (options: Options) => Promise<readonly string[]>;
}

export interface Problem {
  name: string;
  message: string;
}

/** Runs the checks at once. One that fails reports its error. */
export async function runChecks(checks: readonly Check[], options: Options): Promise<Problem[]> {
  const reports = await Promise.all(
    checks.map(async ({ name, problemsOf }) => {
      const problems = await problemsOf(options).catch((error: unknown) => [reasonOf(error)]);
      return problems.map((message) => ({ name, message }));
    }),
  );
  return reports.flat();
}

/** The message of an error in one line, with that of the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`.replaceAll(/\s*\n\s*/g, ' ');
}
