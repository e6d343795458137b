import type { EventContext } from '#server/call/lifecycle-events.ts';
import { activateOrganization } from '#server/features/organizations/active-organization.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { lockMembershipForShare } from '#server/features/organizations/queries.ts';
import type { StartedInBrowser } from '#server/features/sessions/browser-sessions.ts';
import { connectionIdOf, SsoConnection } from '#server/features/sso/connection.entity.ts';

/** A session that a connection started is for its organization. Also after a second factor, which another call verifies. */
export async function activateOrganizationOf({ em }: EventContext, started: StartedInBrowser): Promise<void> {
  const { request, user, session, provider } = started;
  const id = connectionIdOf(provider);
  const connection = id === null ? null : await em.findOne(SsoConnection, { id });
  if (connection === null) return;
  const { organizationId } = connection;
  const member = await em.findOne(Member, { organization: organizationId, user });
  // A removal clears the sessions of a member once: it must not miss this one.
  if (member === null || !(await lockMembershipForShare(em, member))) return;
  await em.flush();
  activateOrganization({ em, reply: request.reply, options: request.options, session }, organizationId);
}
