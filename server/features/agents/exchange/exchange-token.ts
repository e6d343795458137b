import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { errors as Errors, KoaContextWithOIDC } from 'oidc-provider';

import { hashOfToken } from '#server/features/agents/api/tokens.ts';
import { AgentChain, AgentGrant } from '#server/features/agents/agent.entity.ts';
import { agentOptions } from '#server/features/agents/agent.options.ts';
import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { isOwnResource, ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { introspectionClientOf } from '#server/features/oauth-provider/resources/find-resources.ts';
import { resourceServerInfo } from '#server/features/oauth-provider/library/issue-token.ts';
import { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { now } from '#server/lib/now.ts';

import { requireOwnActor, requireSubjectToken, type ExchangeParameters, type SubjectToken } from './subject-token.ts';

export const exchangeParameters = [
  'subject_token',
  'subject_token_type',
  'actor_token',
  'actor_token_type',
  'requested_token_type',
  'resource',
  'audience',
  'scope',
];

/** Seconds for which a token that was passed on is valid, at most. */
const MAX_EXPIRES_IN = 300;
const ISSUED_TYPE = 'urn:ietf:params:oauth:token-type:access_token';

/**
 * Passes the access of a user on to the authenticated application (RFC 8693), which acts for the user and never as the user. The
 * new token has no scope, no time and no API beyond the old one, and ends with everything that it goes back to.
 */
export const exchangeToken =
  (provider: Provider, errors: typeof Errors) =>
  async (context: KoaContextWithOIDC): Promise<void> => {
    const { ctx } = currentDispatch();
    const { oidc } = context;
    const params = oidc.params as ExchangeParameters;
    const client = await requireClient(ctx, oidc.client!.clientId);
    if (client.kind !== 'agent' && client.kind !== 'machine') {
      throw new errors.UnauthorizedClient('only agents and services exchange tokens');
    }
    const subject = await requireSubjectToken(ctx, params, errors);
    await requireOwnActor(ctx, { params, clientId: client.clientId, errors });
    await requireBinding(subject, client, errors);
    const actors = [client.id, ...subject.actors];
    if (actors.length > agentOptions.of(ctx).maximumDepth) throw new errors.InvalidRequest('the chain is too long');

    const resource = targetOf(params, subject, errors);
    const server = await resourceServerInfo(errors)(context, resource, oidc.client);
    const scope = await requireScope({ params, subject, offered: server.scope.split(' '), resource, errors });
    const seconds = Math.floor(subject.claims.exp - now().getTime() / 1000);
    const expiresIn = Math.min(seconds, MAX_EXPIRES_IN, server.accessTokenTTL!);
    if (expiresIn < 1) throw new errors.InvalidRequest('subject_token has ended');
    const value = await issue(provider, context, { subject, scope, server, expiresIn, client });
    storeChain(value, { client, subject, actors, expiresIn });
    record({ client, subject, actors, scope, resource });
    context.body = {
      access_token: value,
      issued_token_type: ISSUED_TYPE,
      token_type: 'Bearer',
      expires_in: expiresIn,
      scope,
    };
  };

/** Only the API for which a token is, or an agent that the user named, passes it on. Another one could have stolen it. */
async function requireBinding({ claims }: SubjectToken, client: OAuthClient, errors: typeof Errors): Promise<void> {
  const { em } = currentDispatch().ctx;
  if ((await introspectionClientOf(em, claims.aud)) === client.clientId) return;
  const terms = await em.findOne(AgentGrant, { grant: claims.gid });
  if (!terms?.delegates.includes(client.id)) throw new errors.InvalidTarget('the user did not name this application');
}

/** The API of the new token; by default that of the old one. */
function targetOf({ resource, audience }: ExchangeParameters, { claims }: SubjectToken, errors: typeof Errors): string {
  if (resource !== undefined && audience !== undefined && resource !== audience) {
    throw new errors.InvalidTarget('resource and audience differ');
  }
  return resource ?? audience ?? claims.aud;
}

interface Narrowing {
  params: ExchangeParameters;
  subject: SubjectToken;
  /** Those that the API offers to the application. */
  offered: readonly string[];
  resource: string;
  errors: typeof Errors;
}

/** Those of the old token that the application, the API and the grant have too. */
async function requireScope({ params, subject, offered, resource, errors }: Narrowing): Promise<string> {
  const { em, options } = currentDispatch().ctx;
  const grant = await em.findOneOrFail(OAuthGrant, { id: subject.claims.gid });
  const granted: readonly string[] = isOwnResource(options, resource)
    ? grant.scopes
    : (grant.resources[resource] ?? []);
  const { scopes } = subject.live;
  const possible = scopes.filter((scope) => offered.includes(scope) && granted.includes(scope));
  const wanted = params.scope?.split(' ').filter((scope) => scope !== '');
  const narrowed = wanted === undefined ? possible : wanted.filter((scope) => possible.includes(scope));
  if (narrowed.length === 0 || narrowed.length < (wanted?.length ?? 0)) {
    throw new errors.InvalidScope('requested scope is beyond the subject_token', params.scope ?? '');
  }
  return [...new Set(narrowed)].join(' ');
}

interface Issued {
  subject: SubjectToken;
  client: OAuthClient;
  scope: string;
  server: Awaited<ReturnType<ReturnType<typeof resourceServerInfo>>>;
  expiresIn: number;
}

async function issue(
  provider: Provider,
  { oidc }: KoaContextWithOIDC,
  { subject: { claims, live }, client, scope, server, expiresIn }: Issued,
): Promise<string> {
  const dispatch = currentDispatch();
  dispatch.organizationId = live.organizationId;
  dispatch.family = claims.fam ?? null;
  const { acr, auth_time, sess } = claims;
  const act = { sub: client.clientId, ...(claims.act && { act: claims.act }) };
  dispatch.claims = { act, acr: acr || undefined, auth_time, sess };
  const token = new provider.AccessToken({
    accountId: claims.sub,
    client: oidc.client!,
    grantId: claims.gid,
    gty: 'token_exchange',
    scope,
    expiresIn,
  } as unknown as ConstructorParameters<typeof provider.AccessToken>[0]);
  (token as unknown as { resourceServer: unknown }).resourceServer = server;
  oidc.entity('AccessToken', token);
  return token.save();
}

function storeChain(
  value: string,
  { client, subject, actors, expiresIn }: Pick<Issued, 'client' | 'subject' | 'expiresIn'> & { actors: string[] },
): void {
  currentDispatch().ctx.em.create(AgentChain, {
    hash: hashOfToken({ jti: decodeJwt(value).jti! }),
    grant: subject.claims.gid,
    client,
    actors,
    ancestors: subject.ancestors,
    expiresAt: new Date(now().getTime() + expiresIn * 1000),
  });
}

function record({
  client,
  subject: { claims, live },
  actors,
  scope,
  resource,
}: Pick<Issued, 'client' | 'subject' | 'scope'> & { actors: string[]; resource: string }): void {
  const { ctx } = currentDispatch();
  ctx.audit('oauth-token.exchanged', {
    actorId: null,
    subjectId: claims.sub,
    details: {
      agentId: client.id,
      oauthClientId: live.oauthClientId,
      chain: actors.join(','),
      scopes: scope.split(' ').join(','),
      resource: isOwnResource(ctx.options, resource) ? ownResource(ctx.options) : resource,
    },
  });
}
