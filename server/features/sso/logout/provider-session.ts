import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { StartedInBrowser } from '#server/features/sessions/browser-sessions.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { subjectOf } from '#server/features/sso/saml/stated-identity.ts';
import { SsoSession } from '#server/features/sso/sso-session.entity.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { NameId as StatedNameId, VerifiedAssertion } from '#server/security/saml/expectation.ts';
import { deriveKey, hmac } from '#server/security/hash.ts';

const SIGN_IN = 'sso provider session';
const ID_TOKEN = 'sso id token';
const NAME_ID = 'sso name id';
const SUBJECT = 'sso subject';

/** A longer one would make the address of the logout too long; the provider then asks the user. */
const MAX_ID_TOKEN = 4096;

const part = z.string().optional();
const NameId = z.object({ value: z.string(), format: part, nameQualifier: part, spNameQualifier: part });

/** The session at the identity provider: what a logout on either side needs. */
const ProviderSession = z.object({
  /** The claim `sub`, which differs from the id of the identity if another claim is mapped. */
  subject: z.string(),
  sid: z.string().nullable(),
  idToken: z.string().nullable().default(null),
  /** Of SAML. */
  nameId: NameId.nullable().default(null),
});
type ProviderSession = z.input<typeof ProviderSession>;

const Claims = z.looseObject({ sub: z.coerce.string(), sid: z.string().max(255).nullable().catch(null) });

/** Encrypted, because a sign-in that waits for its second factor stores it. */
export function providerSessionOf(
  { secrets }: Pick<RequestContext, 'secrets'>,
  { id }: SsoConnection,
  { claims, idToken }: { claims: unknown; idToken: string | null },
): string {
  const { sub: subject, sid } = Claims.parse(claims);
  const isShort = idToken !== null && idToken.length <= MAX_ID_TOKEN;
  return seal(secrets, id, { subject, sid, idToken: isShort ? idToken : null });
}

/** The same of a verified assertion. */
export function samlSessionOf(
  { secrets }: Pick<RequestContext, 'secrets'>,
  { id }: SsoConnection,
  { nameId, sessionIndex }: Pick<VerifiedAssertion, 'nameId' | 'sessionIndex'>,
): string {
  return seal(secrets, id, { subject: subjectOf(nameId), sid: sessionIndex ?? null, nameId });
}

function seal(secrets: readonly string[], connectionId: string, session: ProviderSession): string {
  return encrypt(secrets, JSON.stringify(session), { purpose: SIGN_IN, about: connectionId });
}

/** Stores it with the session that the sign-in started. */
export async function storeProviderSession(
  { em }: EventContext,
  { request: { secrets }, session: { id: sessionId }, provider, providerSession }: StartedInBrowser,
): Promise<void> {
  if (providerSession === null || !provider?.startsWith('sso:')) return;
  const connectionId = provider.slice('sso:'.length);
  const opened = decrypt(secrets, providerSession, { purpose: SIGN_IN, about: connectionId });
  const connection = await em.findOne(SsoConnection, { id: connectionId });
  if (opened === null || connection === null) return;
  const { subject, sid, idToken, nameId } = ProviderSession.parse(JSON.parse(opened));
  em.create(SsoSession, {
    session: em.getReference(Session, sessionId),
    connection,
    subjectHash: subjectHashes(secrets, connectionId, subject)[0]!,
    sid,
    idToken: idToken && encrypt(secrets, idToken, { purpose: ID_TOKEN, about: sessionId }),
    nameId: nameId && encrypt(secrets, JSON.stringify(nameId), { purpose: NAME_ID, about: sessionId }),
  });
}

/** With each secret, the newest first, so that sessions are found after a rotation too. */
export function subjectHashes(secrets: readonly string[], connectionId: string, subject: string): string[] {
  return secrets.map((secret) => hmac(deriveKey(secret, SUBJECT), `${connectionId}:${subject}`));
}

/** The NameID of a session and its index at the provider; null without one. */
export async function nameIdOf({ em, secrets }: RequestContext, sessionId: string) {
  const { nameId = null, sid = null } = (await em.findOne(SsoSession, { session: sessionId })) ?? {};
  const text = nameId && decrypt(secrets, nameId, { purpose: NAME_ID, about: sessionId });
  return text ? { nameId: JSON.parse(text) as StatedNameId, sessionIndex: sid ?? undefined } : null;
}

/** The ID token of a session; null if it is not stored, or no secret of the options decrypts it. */
export async function idTokenOf({ em, secrets }: RequestContext, sessionId: string): Promise<string | null> {
  const stored = await em.findOne(SsoSession, { session: sessionId });
  const idToken = stored?.idToken ?? null;
  return idToken && decrypt(secrets, idToken, { purpose: ID_TOKEN, about: sessionId });
}
