/** The placeholders are names of the entry, and its details. */
type Template = string | { self: string; other: string };

/** An event by a user, to the user itself or to another one. */
const byUser = (self: string, other: string): Template => ({ self: `{actor} ${self}`, other: `{actor} ${other}` });
/** An event of one user, who is also the actor unless the service could not tell. */
const of = (rest: string): Template => `{target} ${rest}`;

const templates: Readonly<Record<string, Template>> = {
  'user.signed-up': of('signed up'),
  'session.started': of('signed in'),
  'session.refused': 'Failed sign-in for {target}',
  'session.ended': byUser('signed out', 'signed {target} out'),
  'email-code.refused': 'Wrong email code for {target}',
  'mail.undelivered': 'An email could not be delivered',
  'email.verified': of('verified their email'),
  'email.changed': of('changed their email'),
  'account.linked': of('connected {provider}'),
  'account.unlinked': of('disconnected {provider}'),
  'passkey.added': of('added a passkey'),
  'passkey.removed': of('removed a passkey'),
  'passkey.clone-suspected': 'A passkey of {target} may have been copied',
  'api-key.created': of('created an API key'),
  'api-key.updated': of('changed an API key'),
  'api-key.rotated': of('rotated an API key'),
  'api-key.deleted': of('deleted an API key'),
  'password.changed': of('changed their password'),
  'password.reset': of('reset their password'),
  'password.set': of('added a password'),
  'user.deleted': of('deleted their account'),
  'organization.created': '{actor} created {organization}',
  'organization.updated': '{actor} updated {organization}',
  'organization.two-factor-policy-set': '{actor} changed the two-factor requirement of {organization}',
  'organization.deleted': '{actor} deleted the organization {slug}',
  'organization.ownership-transferred': '{actor} transferred {organization} to {target}',
  'member.added': byUser('joined {organization}', 'added {target} to {organization}'),
  'member.role-changed': byUser(
    'changed their own role in {organization} from {from} to {to}',
    'changed the role of {target} in {organization} from {from} to {to}',
  ),
  'member.removed': byUser('removed themselves from {organization}', 'removed {target} from {organization}'),
  'member.left': of('left {organization}'),
  'invitation.created': '{actor} sent an invitation to {organization} as {role}',
  'invitation.resent': '{actor} resent an invitation to {organization} as {role}',
  'invitation.accepted': of('accepted an invitation to {organization} as {role}'),
  'invitation.rejected': of('declined an invitation to {organization}'),
  'invitation.canceled': '{actor} revoked an invitation to {organization}',
  'team.created': '{actor} created a team in {organization}',
  'team.updated': '{actor} renamed a team in {organization}',
  'team.removed': '{actor} deleted a team in {organization}',
  'team.member-added': byUser('joined a team in {organization}', 'added {target} to a team in {organization}'),
  'team.member-removed': byUser('left a team in {organization}', 'removed {target} from a team in {organization}'),
  'organization-role.created': '{actor} created the role {role} in {organization}',
  'organization-role.updated': '{actor} changed the role {to} in {organization}',
  'organization-role.deleted': '{actor} deleted the role {role} in {organization}',
  'user.updated': byUser('updated their own account', 'updated the account of {target}'),
  'user.created': '{actor} created the account of {target}',
  'user.invited': byUser('was invited', 'invited {target}'),
  'user.password-reset-sent': byUser('sent their own password reset', 'sent {target} a password reset'),
  'user.verification-sent': byUser('sent their own verification', 'sent {target} a verification email'),
  'user.role-set': byUser(
    'changed their own role from {from} to {to}',
    'changed the role of {target} from {from} to {to}',
  ),
  'user.banned': '{actor} banned {target}',
  'user.unbanned': '{actor} unbanned {target}',
  'user.removed': '{actor} deleted the account of {target}',
  'user.password-set': byUser('set their own password', 'set the password of {target}'),
  'session.impersonated': '{actor} started impersonating {target}',
  'session.impersonation-ended': '{actor} stopped impersonating {target}',
  'admin.refused': '{actor} was not allowed to call {call}',
  'admin.set-up': of('became the first administrator'),
  'admin.granted': '{actor} gave {target} the role {role}',
  'admin.revoked': '{actor} took a role from {target}, who is now {role}',
  'service-account.created': '{actor} created a service account as {role}',
  'service-account.updated': '{actor} updated a service account',
  'service-account.deleted': '{actor} deleted a service account',
  'service-account.key-created': '{actor} created a key of a service account',
  'service-account.key-rotated': '{actor} replaced a key of a service account',
  'service-account.key-deleted': '{actor} deleted a key of a service account',
  'webhook.created': '{actor} created a webhook',
  'webhook.updated': '{actor} updated a webhook',
  'webhook.deleted': '{actor} deleted a webhook',
  'webhook.secret-rotated': '{actor} rotated the secret of a webhook',
  'webhook.tested': '{actor} tested a webhook',
  'webhook.disabled': 'A webhook was disabled after failed deliveries',
  'two-factor.enabled': byUser(
    'turned on two-factor authentication',
    'turned on two-factor authentication for {target}',
  ),
  'two-factor.disabled': byUser(
    'turned off two-factor authentication',
    'turned off two-factor authentication for {target}',
  ),
  'two-factor.method-added': of('added a second step'),
  'two-factor.backup-codes-created': of('created backup codes'),
  'two-factor.backup-code-used': of('used a backup code'),
  'two-factor.locked': 'The second step of {target} was locked after wrong codes',
  'two-factor.reset': '{actor} reset two-factor authentication of {target}',
  'two-factor.recovery-requested': of('requested the removal of their second step'),
  'two-factor.recovery-canceled': 'The removal of the second step of {target} was canceled',
  'two-factor.recovered': of('removed their lost second step'),
};

interface Subject {
  event: string;
  actorId: string | null;
  subjectId: string | null;
}

/** The template of an entry; null for an event of an added feature, which is shown by its title. */
export function templateOf({ event, actorId, subjectId }: Subject): string | null {
  const template = templates[event];
  if (template === undefined || typeof template === 'string') return template ?? null;
  return actorId !== null && actorId === subjectId ? template.self : template.other;
}
