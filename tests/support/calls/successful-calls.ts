import type { CallFacts, Seeded } from './call-facts.ts';
import { factsOf, missingFact } from './feature-calls.ts';
import { calls } from './make-call.ts';
import type { CallerName, SeededService } from './seeded-service.ts';

/** A caller and an input with which a call succeeds in the seeded service. */
export interface SuccessfulCall {
  as: CallerName;
  input: object;
  /** Other inputs with which it succeeds, and does something else. */
  variants: object[];
  /** The input with which an API key makes it. */
  byApiKey: object;
  /** Why it cannot succeed there. */
  refused: string | undefined;
}

/** All calls over the network, in the order of the router. */
export function successfulCalls(seeded: SeededService): Record<string, SuccessfulCall> {
  return Object.fromEntries(calls.map(({ name }) => [name, successfulCall(name, seeded)]));
}

function successfulCall(name: string, seeded: SeededService): SuccessfulCall {
  const { as, input = {}, variants = [], byApiKey = input, refused }: CallFacts = factsOf(name);
  if (as === undefined) throw new Error(missingFact(name, 'successful example'));
  const resolve = <T extends object>(value: Seeded<T>): T => (typeof value === 'function' ? value(seeded) : value);
  return {
    as,
    // Codes of an authenticator app depend on the time.
    get input() {
      return resolve(input);
    },
    variants: resolve(variants),
    byApiKey: resolve(byApiKey),
    refused,
  };
}
