import { defineService } from '#server/call/feature.ts';
import { stateFindings } from '#server/features/admin/overview/state-findings.ts';

import { auditFindings } from './findings.ts';

/** Adds the findings about the seals to the overview of administrators. */
export const auditStateFindings = defineService('auditStateFindings', (service) => {
  stateFindings.of(service).push(() => auditFindings(service));
  return null;
});
