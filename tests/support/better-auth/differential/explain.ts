import { addedFields, intendedDifferences, type Rule } from './intended-differences.ts';
import { renamedCodes } from '#tests/support/calls/published-calls.ts';

const renamed = renamedCodes();

export interface Difference {
  /** `organization.create: slug in use`. */
  step: string;
  is: string;
}

interface Explanation {
  rule: Rule;
  /** The entry of the tables. */
  by: unknown;
}

/** Why a difference is intended: an added field, a renamed code, or an entry of `intendedDifferences`. */
export function explanationOf({ step, is }: Difference): Explanation | undefined {
  const [, added = ''] = /(\w+)(?:\[\])?: absent → /.exec(is) ?? [];
  if (addedFields.includes(added)) return { rule: 'fields', by: added };

  const [, status, theirs, after, ours] = /^(\d+) (\w+) → (\d+) (\w+)$/.exec(is) ?? [];
  const isRenamed = status === after && renamed.some(([code, here]) => code === theirs && here === ours);
  if (isRenamed) return { rule: 'codes', by: theirs };

  const entry = intendedDifferences.find(
    ({ steps, is: glob }) => matches(glob, is) && steps.some((name) => matches(name, step)),
  );
  return entry && { rule: entry.rule, by: entry };
}

function matches(glob: string, text: string): boolean {
  const parts = glob.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
