import { namesIn } from '#server/app/registry.ts';

import type { CallFacts, FeatureCalls } from './call-facts.ts';
import { featureFolders } from './feature-folders.ts';

/** What the tests that enumerate the calls know of the calls of one feature. */
interface FeatureFacts {
  calls: FeatureCalls;
  /** The number of statements with which its sign-in policies decide about a user. */
  signInStatements?: number;
}

/** A feature with many calls has a folder with a file for each of its routers. */
const files = import.meta.glob<FeatureFacts>(['../../features/*/calls.ts', '../../features/*/calls/*.ts'], {
  eager: true,
});
const folderOf = new Map(
  featureFolders.flatMap(({ feature: { router = {} }, folder }) =>
    namesIn(router).map((name) => [name, folder] as const),
  ),
);

const stated: Record<string, CallFacts> = Object.assign({}, ...Object.values(files).map(({ calls }) => calls));

/** Says where to add what a test needs to know of a call. */
export function missingFact(name: string, fact: string): string {
  return `${name} has no ${fact} in tests/features/${folderOf.get(name)}/calls.ts`;
}

/** @throws for a call without facts. */
export function factsOf(name: string): CallFacts {
  const facts = stated[name];
  if (facts === undefined) throw new Error(missingFact(name, 'facts'));
  return facts;
}

/** The facts that stand in the folder of another feature than that of the call. */
export const misplacedFacts = Object.entries(files).flatMap(([path, { calls }]) =>
  Object.keys(calls).flatMap((name) =>
    path.split('/')[3] === folderOf.get(name) ? [] : [`${path.replace('../../', 'tests/')}: ${name}`],
  ),
);

/** The number of statements with which all sign-in policies decide about a user. */
export const signInStatements = Object.values(files).reduce((sum, file) => sum + (file.signInStatements ?? 0), 0);
