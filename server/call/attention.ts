import type { Reads } from '#server/db/reads.ts';
import type { Options } from '#server/options/kit-options.ts';

interface Service {
  reads: Reads;
  options: Options;
}

/** Something that administrators should look at, on the start of the administration. */
export interface AttentionRule {
  /** Clients have its text. */
  name: string;
  /** How many there are; 0 if all is well. At most a few thousand are counted, so that it is quick. */
  count(service: Service): Promise<number>;
}

/** The rules that apply, with their numbers, in the order of the features. */
export async function whatNeedsAttention(
  service: Service,
  rules: readonly AttentionRule[],
): Promise<{ name: string; count: number }[]> {
  const counts = await Promise.all(rules.map(async ({ name, count }) => ({ name, count: await count(service) })));
  return counts.filter(({ count }) => count > 0);
}
