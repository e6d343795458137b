import { findManagersOf } from '#server/features/organizations/managers.ts';
import { inBackgroundCall } from '#server/call/background-call.ts';
import type { RequestContext, AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { createHttpClient, type HttpClient } from '#server/http/outgoing/http-client.ts';
import { FairSlots } from '#server/lib/fair-slots.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { attemptErrors } from '#shared/webhooks/attempt-errors.ts';

import { attemptError } from './attempt-error.ts';
import { detailsOf } from './manage-webhooks.ts';
import { requestBody } from './payload.ts';
import { createDeliveries, findDueEndpoints, leaseDelivery, type DueEndpoint, type LeasedDelivery } from './queries.ts';
import { signedHeaders } from './signing.ts';
import { WebhookDelivery, WebhookEndpoint } from './webhook.entity.ts';
import { managePermissions, webhookDisabledMail } from './webhook.definitions.ts';
import { webhookOptions } from './webhook.options.ts';
import type { StoredAttempt } from './webhook.types.ts';

/** Requests at a time of each process: to one endpoint, for one organization or the platform, and for all. */
const PER_ENDPOINT = 4;
const PER_OWNER = 12;
const PER_PROCESS = 60;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Of each response, and of each delivery. */
const STORED_CHARACTERS = 1_000;
const STORED_ATTEMPTS = 20;

type Outcome = Omit<StoredAttempt, 'startedAt' | 'duration'>;
type Result = Pick<Outcome, 'responseStatus' | 'error'> & { log: StoredAttempt[]; attemptedAt: Date };

/**
 * Delivers events at least once. Each endpoint has its own queue and its own requests, and the slots for requests are shared
 * fairly, so that slow receivers delay only their owner. A delivery is leased before it is sent: after the end of the process another one takes it over.
 */
class WebhookSender {
  readonly #service: AppServices;
  readonly #http: HttpClient;
  readonly #active = new Set<string>();
  readonly #slots = new FairSlots({ perOwner: PER_OWNER, total: PER_PROCESS });
  #isSearching = false;

  constructor(service: AppServices) {
    this.#service = service;
    const { timeoutMs } = webhookOptions.of(service);
    const { outgoing, baseUrl } = service.options;
    this.#http = createHttpClient({ ...outgoing, timeoutMs, maxBytes: MAX_RESPONSE_BYTES }, baseUrl);
  }

  /** Creates the deliveries of new events and starts those that are due. Runs do not overlap. */
  async run(): Promise<void> {
    const { orm, reads, background } = this.#service;
    if (this.#isSearching) return;
    this.#isSearching = true;
    try {
      await createDeliveries(orm.em.fork());
      for (const endpoint of await findDueEndpoints(reads)) {
        if (!this.#active.has(endpoint.id)) background.run('webhook deliveries', () => this.#drain(endpoint));
      }
    } finally {
      this.#isSearching = false;
    }
  }

  async #drain(endpoint: DueEndpoint): Promise<void> {
    this.#active.add(endpoint.id);
    try {
      await Promise.all(Array.from({ length: PER_ENDPOINT }, () => this.#deliverDue(endpoint)));
    } finally {
      this.#active.delete(endpoint.id);
    }
  }

  async #deliverDue({ id, organizationId }: DueEndpoint): Promise<void> {
    const owner = organizationId ?? 'platform';
    let isDue = true;
    // A slot for each delivery, so that the others of the owner and other owners come in between.
    while (isDue) isDue = await this.#slots.run(owner, () => this.#deliverNext(id, organizationId));
  }

  /** @returns false if no delivery was due. */
  async #deliverNext(endpointId: string, organizationId: string | null): Promise<boolean> {
    const { reads, readiness } = this.#service;
    if (readiness.draining) return false;
    // Twice as long as an attempt takes.
    const leaseSeconds = (2 * webhookOptions.of(this.#service).timeoutMs) / 1000 + 30;
    const delivery = await leaseDelivery(reads, endpointId, leaseSeconds);
    if (delivery === undefined) return false;
    const startedAt = now();
    const { error, responseStatus, ...outcome } = await this.#send(delivery, startedAt, organizationId);
    const duration = now().getTime() - startedAt.getTime();
    const attempt = { startedAt: startedAt.toISOString(), duration, responseStatus, error, ...outcome };
    const log = [...delivery.log, attempt].slice(-STORED_ATTEMPTS);
    const result = { responseStatus, error, log, attemptedAt: now() };
    await (error === null ? this.#succeed(delivery, result) : this.#fail(delivery, result));
    return true;
  }

  async #send(delivery: LeasedDelivery, time: Date, organizationId: string | null): Promise<Outcome> {
    const { endpointId, secret, previousSecret, previousSecretExpiresAt, url } = delivery;
    const body = requestBody(delivery);
    const sealed = { id: endpointId, secret, previousSecret, previousSecretExpiresAt };
    const signed = signedHeaders(this.#service.secrets, sealed, { id: delivery.id, body, time });
    if (signed === null) return unanswered(attemptErrors.secret);
    const signature = signed['webhook-signature'];
    const isHidden = organizationId !== null && this.#isPrivate(url);
    try {
      const headers = { 'content-type': 'application/json', ...signed };
      const response = await this.#http(url, { method: 'POST', headers, body });
      const { ok, status } = response;
      return {
        responseStatus: status,
        error: ok ? null : `The receiver answered ${status}`,
        signature,
        contentType: response.headers.get('content-type')?.slice(0, 200) ?? null,
        body: isHidden ? null : storable(await response.text()),
      };
    } catch (error) {
      return unanswered(attemptError(error, isHidden), signature);
    }
  }

  /** Members of an organization must not learn through its webhooks what a host of the operator answers, or why it does not. */
  #isPrivate(url: string): boolean {
    return this.#service.options.outgoing.privateHosts.includes(new URL(url).hostname.replace(/^\[|\]$/g, ''));
  }

  async #succeed({ deliveryId: id, endpointId }: LeasedDelivery, result: Result): Promise<void> {
    const em = this.#service.orm.em.fork();
    await em.nativeUpdate(WebhookDelivery, { id }, { ...result, status: 'delivered', nextAttemptAt: null });
    await em.nativeUpdate(WebhookEndpoint, { id: endpointId, failingSince: { $ne: null } }, { failingSince: null });
  }

  async #fail({ deliveryId: id, endpointId, attempts }: LeasedDelivery, result: Result): Promise<void> {
    const { retryDelays, disableAfter } = webhookOptions.of(this.#service);
    const em = this.#service.orm.em.fork();
    const delay = retryDelays[attempts - 1];
    const next = delay === undefined ? { status: 'failed' as const } : {};
    const nextAttemptAt = delay === undefined ? null : inSeconds(delay);
    await em.nativeUpdate(WebhookDelivery, { id }, { ...result, ...next, nextAttemptAt });
    await em.nativeUpdate(WebhookEndpoint, { id: endpointId, failingSince: null }, { failingSince: now() });
    const longFailing = { id: endpointId, disabledAt: null, failingSince: { $lte: inSeconds(-disableAfter) } };
    if ((await em.count(WebhookEndpoint, longFailing)) === 0) return;
    await inBackgroundCall(this.#service, (ctx) => disable(ctx, longFailing));
  }
}

const unanswered = (error: string, signature: string | null = null): Outcome => ({
  responseStatus: null,
  error,
  signature,
  contentType: null,
  body: null,
});

/** The beginning of a text, without what JSON in PostgreSQL cannot contain. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, STORED_CHARACTERS).toWellFormed();
}

/** Of concurrent failures one disables the endpoint. */
async function disable(ctx: RequestContext, where: object): Promise<void> {
  const webhook = await ctx.em.findOne(WebhookEndpoint, where);
  if (webhook === null) return;
  const { id, organizationId, url } = webhook;
  if ((await ctx.em.nativeUpdate(WebhookEndpoint, where, { disabledAt: now() })) === 0) return;
  const abandoned = { status: 'failed', nextAttemptAt: null } as const;
  await ctx.em.nativeUpdate(WebhookDelivery, { endpoint: id, status: 'pending' }, abandoned);
  ctx.audit('webhook.disabled', { organizationId, details: detailsOf(webhook) });
  for (const user of await findManagersOf(ctx, webhook, managePermissions))
    ctx.sendMail(webhookDisabledMail, { user, url });
}

export const webhookSender = defineService('webhookSender', (service) => new WebhookSender(service));
