import { anyone, get } from '#server/call/trpc.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { memberQuery } from '#server/features/organizations/guards.ts';
import {
  AuditCheckpointPage,
  AuditKeySet,
  AuditProof,
  AuditState,
  ListCheckpoints,
  ProveEntry,
  ProveOrganizationEntry,
} from '#shared/audit-chain/schemas.ts';
import { NoFields } from '#shared/lib/fields.ts';

import { listAuditKeys } from './keys/public-keys.ts';
import { getOrganizationProof, getProof } from './proof/proof-calls.ts';
import { listCheckpoints } from './read/list-checkpoints.ts';
import { getAuditState } from './state/get-state.ts';

/** Seconds for which caches may store the keys. A new key first signs a checkpoint that the old one signs too. */
const KEY_SET_MAX_AGE = 300;

const notProven = { errors: ['ENTRY_NOT_FOUND', 'ENTRY_NOT_SEALED'] } as const;

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
  admin: {
    auditState: administrator({ audit: ['list'] })
      .meta(get('/admin/audit-state', 'Get how far the audit log is sealed, verified and anchored'))
      .meta({ scope: 'audit:list', bounded: 'One row for each anchor of the options.' })
      .input(NoFields)
      .output(AuditState)
      .query(getAuditState),
    auditProof: administrator({ audit: ['list'] })
      .meta(get('/admin/audit-proof', 'Get the proof of an entry of the audit log'))
      .meta({ scope: 'audit:list', bounded: 'A path has one hash for each level of a tree.', ...notProven })
      .input(ProveEntry)
      .output(AuditProof)
      .query(getProof),
  },
  organization: {
    auditProof: memberQuery({
      permissions: { organization: ['update'] },
      onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
      onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG',
    })
      .meta(get('/organization/audit-proof', 'Get the proof of an entry of an organization, without its address'))
      .meta({ scope: 'organization:read', bounded: 'A path has one hash for each level of a tree.', ...notProven })
      .input(ProveOrganizationEntry)
      .output(AuditProof)
      .query(getOrganizationProof),
  },
};
