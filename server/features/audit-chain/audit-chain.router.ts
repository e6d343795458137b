import { anyone, get } from '#server/call/trpc.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { AuditCheckpointPage, AuditKeySet, ListCheckpoints } from '#shared/audit-chain/schemas.ts';
import { NoFields } from '#shared/lib/fields.ts';

import { listAuditKeys } from './keys/public-keys.ts';
import { listCheckpoints } from './read/list-checkpoints.ts';

/** Seconds for which caches may store the keys. A new key first signs a checkpoint that the old one signs too. */
const KEY_SET_MAX_AGE = 300;

export const auditChainRouter = {
  audit: {
    jwks: anyone
      .meta(get('/audit/jwks', 'List the public keys that verify the audit log and its statements'))
      .meta({ head: true, maxAge: KEY_SET_MAX_AGE, bounded: 'One key for each rotation, which operators make.' })
      .input(NoFields)
      .output(AuditKeySet)
      .query(listAuditKeys),
    checkpoints: anyone
      .meta(get('/audit/checkpoints', 'List the signed checkpoints of the audit log', 'Oldest first.'))
      .meta({ enabled: (options) => auditOptions.of({ options }).chain.publish })
      .input(ListCheckpoints)
      .output(AuditCheckpointPage)
      .query(listCheckpoints),
  },
};
