import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { ApiRequest } from '#server/call/api-credentials.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import type { GrantTerms, OfferedTerms, TermsInput } from '#shared/oauth-provider/terms.ts';

import type { LiveToken } from './api/queries.ts';
import type { AccessTokenClaims } from './api/verify-token.ts';
import type { OAuthClient } from './client.entity.ts';
import type { OAuthGrant } from './grant.entity.ts';

/** A token whose user and first application are live. */
export interface LimitedToken {
  claims: AccessTokenClaims;
  live: LiveToken;
}

/** How another feature limits applications of a kind, beyond their registration. */
export interface ClientRule {
  /** Whether an application may act now; the library does not know others. */
  isUsable(em: EntityManager, client: Pick<OAuthClient, 'id'>): Promise<boolean>;
  /** Whether what a user or a service account allowed one holds now. */
  isGrantUsable(em: EntityManager, grantId: string): Promise<boolean>;
  /** What its users decide beside the scopes. */
  offer(ctx: RequestContext, client: OAuthClient): Promise<z.input<typeof OfferedTerms>>;
  /** Stores what a user decided; without terms, the default ones. */
  accept(
    ctx: RequestContext,
    decided: { client: OAuthClient; grant: OAuthGrant; terms: TermsInput | undefined },
  ): Promise<void>;
  /** The terms of grants, by their id. */
  termsOf(em: EntityManager, grantIds: readonly string[]): Promise<Map<string, z.input<typeof GrantTerms>>>;
  /**
   * Counts a call of the API. @returns what audit entries say of the token beside its application; null if it has ended.
   * @throws BUDGET_EXHAUSTED
   */
  admit(request: ApiRequest & AppServices, token: LimitedToken): Promise<Record<string, string> | null>;
  /** Whether a token is live, for answers about it. */
  isLive(service: AppServices, token: LimitedToken): Promise<boolean>;
}
