import type { Call } from '#server/call/context.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { importedKinds } from '#shared/imports/schemas.ts';

import { ImportRun, type ImportReport } from './import.entity.ts';
import { importedHashes } from './queries.ts';

const MAX_RUNS = 100;

/** The runs, and the imported hashes that are left. */
export async function listImports({ ctx: { em } }: Call<AuthenticatedContext>) {
  const runs = await em.find(ImportRun, {}, { orderBy: { id: 'desc' }, limit: MAX_RUNS });
  return {
    runs: runs.map(({ id, source, state, startedAt, finishedAt, report }) => ({
      id,
      source,
      state,
      startedAt,
      finishedAt,
      ...summaryOf(report),
    })),
    hashes: await importedHashes(em),
  };
}

function summaryOf({ counts = {}, codes = {} }: ImportReport) {
  return {
    counts: importedKinds.flatMap((kind) => {
      const own = counts[kind];
      return own ? [{ kind, created: own.created, changed: own.changed, equal: own.equal, left: own.left }] : [];
    }),
    codes: Object.entries(codes)
      .map(([code, count]) => ({ code, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}
