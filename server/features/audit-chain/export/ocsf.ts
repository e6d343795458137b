import type { AuditEvent } from '#shared/audit-log/schemas.ts';

import type { ExportedEntry } from './read-entries.ts';

/** The version of the schema (https://schema.ocsf.io). */
export const OCSF_VERSION = '1.5.0';

const AUTHENTICATION = 3002;
const ACCOUNT_CHANGE = 3001;
const ENTITY_MANAGEMENT = 3004;
const USER_ACCESS = 3005;
const GROUP_MANAGEMENT = 3006;
const OTHER = 99;

type ClassAndActivity = readonly [classUid: number, activityId: number];

const logon: ClassAndActivity = [AUTHENTICATION, 1];
const logoff: ClassAndActivity = [AUTHENTICATION, 2];
const account = (activity: number): ClassAndActivity => [ACCOUNT_CHANGE, activity];
const [create, enable, passwordChange, passwordReset] = [account(1), account(2), account(3), account(4)];
const [disable, remove, lock, mfaEnable, mfaDisable] = [account(5), account(6), account(9), account(10), account(11)];
const assignRole: ClassAndActivity = [USER_ACCESS, 1];
const addUser: ClassAndActivity = [GROUP_MANAGEMENT, 3];
const removeUser: ClassAndActivity = [GROUP_MANAGEMENT, 4];

/** Events with a class of their own. All others manage an entity, by the last word of their name. */
const classes: Partial<Record<AuditEvent, ClassAndActivity>> = {
  'session.started': logon,
  'session.refused': logon,
  'email-code.refused': logon,
  'session.impersonated': logon,
  'session.ended': logoff,
  'session.impersonation-ended': logoff,
  'user.signed-up': create,
  'user.created': create,
  'user.invited': create,
  'admin.set-up': create,
  'service-account.created': create,
  'user.deleted': remove,
  'user.removed': remove,
  'service-account.deleted': remove,
  'user.banned': disable,
  'user.unbanned': enable,
  'two-factor.locked': lock,
  'password.changed': passwordChange,
  'password.set': passwordChange,
  'user.password-set': passwordChange,
  'password.reset': passwordReset,
  'user.password-reset-sent': passwordReset,
  'two-factor.enabled': mfaEnable,
  'two-factor.method-added': mfaEnable,
  'two-factor.backup-codes-created': mfaEnable,
  'passkey.added': mfaEnable,
  'two-factor.disabled': mfaDisable,
  'two-factor.reset': mfaDisable,
  'two-factor.recovered': mfaDisable,
  'passkey.removed': mfaDisable,
  'user.role-set': assignRole,
  'admin.granted': assignRole,
  'admin.revoked': [USER_ACCESS, 2],
  'member.role-changed': assignRole,
  'organization.ownership-transferred': assignRole,
  'member.added': addUser,
  'invitation.accepted': addUser,
  'team.member-added': addUser,
  'member.removed': removeUser,
  'member.left': removeUser,
  'team.member-removed': removeUser,
};

const activitiesOfEntities: Readonly<Record<string, number>> = { created: 1, updated: 3, deleted: 4, removed: 4 };

/** The class and the activity of an event. */
export function classOf(event: string): ClassAndActivity {
  const word = /[.-]([a-z]+)$/.exec(event)?.[1] ?? '';
  return classes[event as AuditEvent] ?? [ENTITY_MANAGEMENT, activitiesOfEntities[word] ?? OTHER];
}

export const isRefusal = (event: string) => event.endsWith('.refused');

interface Product {
  name: string;
  version: string;
}

/** The entry as an event of the Open Cybersecurity Schema Framework. */
export function toOcsf({ entry, sequence }: ExportedEntry, product: Product, withOrigin: boolean): object {
  const [classUid, activityId] = classOf(entry.event);
  const { id, event, actorId, subjectId, organizationId, details, createdAt, ipAddress, userAgent } = entry;
  const subject = subjectId === null ? {} : { user: { uid: subjectId } };
  return {
    category_uid: 3,
    class_uid: classUid,
    activity_id: activityId,
    type_uid: classUid * 100 + activityId,
    time: createdAt,
    severity_id: isRefusal(event) ? 2 : 1,
    status_id: isRefusal(event) ? 2 : 1,
    message: event,
    metadata: {
      uid: id,
      ...(sequence === null ? {} : { sequence }),
      product: { name: product.name, vendor_name: product.name, version: product.version },
      version: OCSF_VERSION,
      log_name: 'audit',
      event_code: event,
    },
    ...(actorId === null ? {} : { actor: { user: { uid: actorId } } }),
    // Required by the classes about users, and by those about groups and entities in another field.
    ...(classUid === ENTITY_MANAGEMENT ? { entity: { type: event.split('.')[0], uid: entityOf(entry) } } : subject),
    ...(classUid === GROUP_MANAGEMENT ? { group: { uid: organizationId ?? '' } } : {}),
    ...(classUid === USER_ACCESS ? { privileges: [String(details['to'] ?? details['role'] ?? '')] } : {}),
    ...(organizationId === null ? {} : { org: { uid: organizationId } }),
    ...(withOrigin && ipAddress !== '' ? { src_endpoint: { ip: ipAddress } } : {}),
    ...(withOrigin && userAgent !== '' ? { http_request: { user_agent: userAgent } } : {}),
    unmapped: details,
  };
}

/** The id of what the event is about: that in its details, else the user, else the organization. */
function entityOf({ details, subjectId, organizationId, id }: ExportedEntry['entry']): string {
  const named = Object.entries(details).find(([name, value]) => name.endsWith('Id') && typeof value === 'string');
  return String(named?.[1] ?? subjectId ?? organizationId ?? id);
}
