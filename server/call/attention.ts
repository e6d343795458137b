import type { Reads } from '#server/db/reads.ts';
import type { Options } from '#server/options/kit-options.ts';

interface Service {
  reads: Reads;
  options: Options;
}

/** Of something with a number, clients have the text; of anything else, the message says it. */
interface Counted {
  name: string;
  count: number;
}
export interface StateFinding {
  name: string;
  message: string;
}

/**
 * What a feature finds in the database that administrators should look at, on the start of the administration; numbers of 0 if
 * all is well. At most a few thousand rows are counted, so that it is quick.
 */
export type AttentionRule = (service: Service) => Promise<(Counted | StateFinding)[]>;

/** What the rules find, in the order of the features. */
export async function whatNeedsAttention(
  service: Service,
  rules: readonly AttentionRule[],
): Promise<{ counted: Counted[]; findings: StateFinding[] }> {
  const found = (await Promise.all(rules.map((rule) => rule(service)))).flat();
  return {
    counted: found.filter((each) => 'count' in each).filter(({ count }) => count > 0),
    findings: found.filter((each) => 'message' in each),
  };
}
