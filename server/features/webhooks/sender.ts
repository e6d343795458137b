import { withWork, type RequestContext, type Service } from '#server/context.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { defineService } from '#server/feature.ts';
import { toEvent } from '#server/features/event-log/read-events.ts';
import { createHttpClient, HttpClientError, type HttpClient } from '#server/features/social/http-client.ts';
import { outgoingOptions } from '#server/features/social/social.options.ts';
import { Reply } from '#server/http/reply.ts';
import { inSeconds, now } from '#server/now.ts';

import { createDeliveries, findDueEndpoints, leaseDelivery, type LeasedDelivery } from './queries.ts';
import { findManagers } from './recipients.ts';
import { signedHeaders } from './signing.ts';
import { WebhookDelivery, WebhookEndpoint } from './webhook.entity.ts';
import { webhookDisabledMail } from './webhook.keys.ts';
import { webhookOptions } from './webhook.options.ts';

/** Requests to one endpoint at a time, of each process. */
const CONCURRENCY = 4;
const MAX_RESPONSE_BYTES = 64 * 1024;

interface Outcome {
  responseStatus: number | null;
  /** Null if the receiver answered with a 2xx status. Texts of ours only: responses and addresses are not shown. */
  error: string | null;
}

/**
 * Delivers events at least once. Each endpoint has its own queue and its own requests, so that a slow receiver delays only
 * itself. A delivery is leased before it is sent: after the end of the process another one takes it over.
 */
class WebhookSender {
  readonly #service: Service;
  readonly #http: HttpClient;
  readonly #active = new Set<string>();
  #isSearching = false;

  constructor(service: Service) {
    this.#service = service;
    const { timeoutMs } = webhookOptions.of(service);
    const { privateHosts } = outgoingOptions.of(service);
    this.#http = createHttpClient({ timeoutMs, maxBytes: MAX_RESPONSE_BYTES, privateHosts }, service.options.baseUrl);
  }

  /** Creates the deliveries of new events and starts those that are due. Runs do not overlap. */
  async run(): Promise<void> {
    const { orm, reads, background } = this.#service;
    if (this.#isSearching) return;
    this.#isSearching = true;
    try {
      await createDeliveries(orm.em.fork());
      for (const id of await findDueEndpoints(reads)) {
        if (!this.#active.has(id)) background.run('webhook deliveries', () => this.#drain(id));
      }
    } finally {
      this.#isSearching = false;
    }
  }

  async #drain(endpointId: string): Promise<void> {
    this.#active.add(endpointId);
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, () => this.#deliverDue(endpointId)));
    } finally {
      this.#active.delete(endpointId);
    }
  }

  async #deliverDue(endpointId: string): Promise<void> {
    const { reads, readiness } = this.#service;
    // Twice as long as an attempt takes.
    const leaseSeconds = (2 * webhookOptions.of(this.#service).timeoutMs) / 1000 + 30;
    while (!readiness.draining) {
      const delivery = await leaseDelivery(reads, endpointId, leaseSeconds);
      if (delivery === undefined) return;
      const outcome = await this.#send(delivery);
      await (outcome.error === null ? this.#succeed(delivery, outcome) : this.#fail(delivery, outcome));
    }
  }

  async #send(delivery: LeasedDelivery): Promise<Outcome> {
    const { endpointId, secret, previousSecret, previousSecretExpiresAt, url } = delivery;
    const event = toEvent(delivery);
    const body = JSON.stringify({ ...event, timestamp: event.timestamp.toISOString() });
    const sealed = { id: endpointId, secret, previousSecret, previousSecretExpiresAt };
    const signed = signedHeaders(this.#service.secrets, sealed, { id: event.id, body });
    if (signed === null) return { responseStatus: null, error: 'No secret of the service decrypts the signing secret' };
    try {
      const headers = { 'content-type': 'application/json', ...signed };
      const { ok, status } = await this.#http(url, { method: 'POST', headers, body });
      return { responseStatus: status, error: ok ? null : `The receiver answered ${status}` };
    } catch (error) {
      const isUnsent = error instanceof HttpClientError && error.cause === undefined;
      const reason = isUnsent ? 'The address is not allowed or the response too long' : 'The receiver did not respond';
      return { responseStatus: null, error: reason };
    }
  }

  async #succeed({ deliveryId: id, endpointId }: LeasedDelivery, outcome: Outcome): Promise<void> {
    const em = this.#service.orm.em.fork();
    const result = { ...outcome, status: 'delivered', nextAttemptAt: null, attemptedAt: now() } as const;
    await em.nativeUpdate(WebhookDelivery, { id }, result);
    await em.nativeUpdate(WebhookEndpoint, { id: endpointId, failingSince: { $ne: null } }, { failingSince: null });
  }

  async #fail({ deliveryId: id, endpointId, attempts }: LeasedDelivery, outcome: Outcome): Promise<void> {
    const { retryDelays, disableAfter } = webhookOptions.of(this.#service);
    const em = this.#service.orm.em.fork();
    const delay = retryDelays[attempts - 1];
    const next = delay === undefined ? { status: 'failed' as const } : {};
    const nextAttemptAt = delay === undefined ? null : inSeconds(delay);
    await em.nativeUpdate(WebhookDelivery, { id }, { ...outcome, ...next, nextAttemptAt, attemptedAt: now() });
    await em.nativeUpdate(WebhookEndpoint, { id: endpointId, failingSince: null }, { failingSince: now() });
    const longFailing = { id: endpointId, disabledAt: null, failingSince: { $lte: inSeconds(-disableAfter) } };
    if ((await em.count(WebhookEndpoint, longFailing)) === 0) return;
    const own = withWork(this.#service, backgroundCall(this.#service));
    await inUnitOfWork(own, () => disable(own, longFailing));
  }
}

/** Of concurrent failures one disables the endpoint. */
async function disable(ctx: RequestContext, where: object): Promise<void> {
  const webhook = await ctx.em.findOne(WebhookEndpoint, where);
  if (webhook === null) return;
  const { id, organizationId, url } = webhook;
  if ((await ctx.em.nativeUpdate(WebhookEndpoint, where, { disabledAt: now() })) === 0) return;
  const abandoned = { status: 'failed', nextAttemptAt: null } as const;
  await ctx.em.nativeUpdate(WebhookDelivery, { endpoint: id, status: 'pending' }, abandoned);
  ctx.audit('webhook.disabled', { organizationId, details: { webhookId: id } });
  for (const user of await findManagers(ctx, webhook)) ctx.sendMail(webhookDisabledMail, { user, url });
}

/** Not a server call, so that its mail counts towards the limit of the mailbox. */
function backgroundCall({ cookies, log }: Service): Parameters<typeof withWork>[1] {
  return { headers: {}, ip: '', userAgent: '', reply: new Reply(cookies), serverCall: false, source: null, log };
}

export const webhookSender = defineService('webhookSender', (service) => new WebhookSender(service));
