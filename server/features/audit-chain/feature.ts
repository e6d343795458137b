import { defineFeature } from '#server/call/feature.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { eventsTag } from '#server/features/event-log/tag.ts';
import { eventOptions } from '#server/features/event-log/event-log.options.ts';

import { writeFileAnchors } from './anchors/file-anchor.ts';
import { auditChainErrors } from '#shared/audit-chain/errors.ts';
import { auditChainEvents } from '#shared/audit-chain/events.ts';

import { auditChainRouter } from './audit-chain.router.ts';
import { AuditKeySchema } from './keys/audit-key.entity.ts';
import { auditSealing, maintainChain, sealNewBacklog } from './seals/sealing.ts';
import { verifyRegularly } from './verify/verification-job.ts';
import { AuditBacklogSchema, AuditCheckpointSchema, AuditSealSchema } from './seals/seal.entity.ts';

const MINUTE = 60;

const ofInstallation = { none: 'Concerns the installation, not its users.' };

/** Seals over the audit log, which make later changes of it evident: a chain of Merkle roots, signed by keys of its own. */
export const auditChain = defineFeature({
  name: 'auditChain',
  errors: auditChainErrors,
  audit: auditChainEvents,
  notices: { 'audit.exported': ofInstallation, 'audit.key-rotated': ofInstallation, 'audit.violation': ofInstallation },
  findings: [
    {
      name: 'audit log without seals',
      applies: (options) => options.production && !auditOptions.of({ options }).chain.enabled,
      message: 'audit.chain.enabled is off: who administers the database can change the audit log unnoticed',
    },
  ],
  entities: [AuditKeySchema, AuditSealSchema, AuditCheckpointSchema, AuditBacklogSchema],
  services: [auditSealing],
  router: auditChainRouter,
  tag: eventsTag,
  jobs: [
    { name: 'audit backlog', every: ({ options }) => eventOptions.of({ options }).pollInterval, run: sealNewBacklog },
    { name: 'audit chain', every: () => MINUTE, run: maintainChain },
    { name: 'audit verification', every: (service) => auditOptions.of(service).verifyEvery, run: verifyRegularly },
    { name: 'audit anchors', every: () => MINUTE, run: writeFileAnchors },
  ],
});
