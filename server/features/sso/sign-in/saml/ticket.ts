import { z } from 'zod';

import { ssoFlowBrowser, StoredFlow, type SsoFlow } from '#server/features/sso/sign-in/flow.ts';
import type { RequestContext } from '#server/call/context.ts';
import type { Identified } from '#server/features/sso/sign-in/finish.ts';
import { continueFlow, defineFlow, type OpenFlow } from '#server/features/verification/browser-flow.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import { randomToken } from '#server/security/random.ts';

/** Seconds for a redirect. */
const TICKET_EXPIRES_IN = 60;
const PURPOSE = 'sso ticket';

/** A verified response, until the browser that began its flow returns for it. */
const Ticket = z.object({ flow: StoredFlow, sealed: z.string() });
type Ticket = z.output<typeof Ticket>;

export const ssoTicket = defineFlow(ssoFlowBrowser, { purpose: 'sso-ticket', revokedOn: [], data: Ticket });

export function issueTicket(ctx: RequestContext, flow: SsoFlow, identified: Identified): string {
  const state = randomToken();
  const about = flow.data.connectionId;
  const sealed = encrypt(ctx.secrets, JSON.stringify(identified), { purpose: PURPOSE, about });
  continueFlow(ctx, ssoTicket, { flow, state, data: { flow: flow.data, sealed }, expiresIn: TICKET_EXPIRES_IN });
  return state;
}

/** The flow of a ticket. */
export function flowOf({ data, ...ticket }: OpenFlow<Ticket>): SsoFlow {
  return { ...ticket, data: data.flow };
}

export function openTicket({ secrets }: RequestContext, { flow, sealed }: Ticket): Identified {
  const text = decrypt(secrets, sealed, { purpose: PURPOSE, about: flow.connectionId });
  if (text === null) throw new Error('No secret of the options decrypts the ticket');
  const { endsAt, ...identified } = JSON.parse(text) as Identified & { endsAt: string | null };
  return { ...identified, endsAt: endsAt === null ? null : new Date(endsAt) };
}
