import type { Reads } from '#server/db/reads.ts';
import type { Options } from '#server/options/kit-options.ts';

interface Service {
  reads: Reads;
  options: Options;
}

interface Counted<Name extends string = string> {
  name: Name;
  count: number;
}
export interface StateFinding<Name extends string = string> {
  name: Name;
  /** For the doctor and the call; the web app has texts by name. */
  message: string;
  /** What the texts cannot say: what it is about, and its error. */
  detail?: string;
}

/**
 * What a feature finds in the database that administrators should look at, on the start of the administration; numbers of 0 if
 * all is well. At most a few thousand rows are counted, so that it is quick.
 */
export interface AttentionRule {
  /** All that it can find: the web app has a text for each. */
  names: readonly string[];
  find: (service: Service) => Promise<(Counted | StateFinding)[]>;
}

/** A rule that finds nothing that it does not name. */
export function defineAttention<const Name extends string>(
  names: readonly Name[],
  find: (service: Service) => Promise<(Counted<Name> | StateFinding<Name>)[]>,
): AttentionRule {
  return { names, find };
}

/** What the rules find, in the order of the features. */
export async function whatNeedsAttention(
  service: Service,
  rules: readonly AttentionRule[],
): Promise<{ counted: Counted[]; findings: StateFinding[] }> {
  const found = (await Promise.all(rules.map(({ find }) => find(service)))).flat();
  return {
    counted: found.filter((each) => 'count' in each).filter(({ count }) => count > 0),
    findings: found.filter((each) => 'message' in each),
  };
}
