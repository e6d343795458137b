import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { insertEntries, insertEntryAbout } from '#tests/support/audit-entries.ts';
import { makeCall, type Transport } from '#tests/support/calls/make-call.ts';
import { newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { createWebhook } from '#tests/support/webhooks.ts';

/** A webhook of the platform or of an organization, and the person who manages it. */
export interface Twin {
  person: Person;
  webhookId: string;
  /** The names of its calls. */
  list: string;
  redeliverAll: string;
  /** The organization in the input of each call. */
  input: { organizationId?: string };
}

const URL_OF_NOTHING = 'http://127.0.0.1:9/';

/** A webhook of each kind. */
export async function newTwins(gatehouse: Gatehouse): Promise<Twin[]> {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const own = { organizationId, url: URL_OF_NOTHING };
  const ofPlatform = await createWebhook(admin, { url: URL_OF_NOTHING });
  const ofOrganization = await createWebhook(owner, own, '/organization/create-webhook');
  return [
    {
      person: admin,
      webhookId: ofPlatform.webhook.id,
      list: 'webhook.listDeliveries',
      redeliverAll: 'webhook.redeliverAll',
      input: {},
    },
    {
      person: owner,
      webhookId: ofOrganization.webhook.id,
      list: 'organization.listWebhookDeliveries',
      redeliverAll: 'organization.redeliverWebhookAll',
      input: { organizationId },
    },
  ];
}

export interface Inserted {
  type: string;
  status: 'delivered' | 'failed' | 'retrying' | 'waiting';
  /** Since the last attempt; none of one that waits for its first. */
  minutes?: number;
  /** Of the user that the event is about; by default none that exists. */
  userId?: string;
}

/** Inserts deliveries of a webhook, oldest first, without sending them; returns their ids and those of their events. */
export async function insertDeliveries(
  gatehouse: Gatehouse,
  webhookId: string,
  deliveries: readonly Inserted[],
): Promise<{ id: string; eventId: string }[]> {
  const inserted: { id: string; eventId: string }[] = [];
  for (const [index, { type, status, minutes, userId }] of deliveries.entries()) {
    const insert = () =>
      userId === undefined ? insertEntries(gatehouse, type) : insertEntryAbout(gatehouse, type, userId);
    const [event] = await insert();
    const hasFailed = status === 'failed' || status === 'retrying';
    const isPending = status === 'retrying' || status === 'waiting';
    const [row] = await runSql(
      gatehouse.options.databaseUrl!,
      `insert into webhook_delivery
         (id, endpoint_id, event_id, sequence, status, attempts, error, attempted_at, next_attempt_at, created_at)
       select gen_random_uuid(), '${webhookId}', '${String(event!['id'])}', ${index + 1}, '${isPending ? 'pending' : status}',
         ${minutes === undefined ? 0 : 2}, ${hasFailed ? `'The receiver answered 500'` : 'null'},
         ${minutes === undefined ? 'null' : `now() - interval '${minutes} minutes'`},
         ${isPending ? `now() + interval '1 hour'` : 'null'}, now() - interval '${minutes ?? 0} minutes'
       returning id`,
    );
    inserted.push({ id: String(row!['id']), eventId: String(event!['id']) });
  }
  return inserted;
}

/** What a call of a twin answers, over REST or RPC. */
export async function answerOf<Body>(
  { person, input }: Twin,
  [name, fields]: [name: string, fields: object],
  transport: Transport,
): Promise<{ status: number; body: Body }> {
  const response = await makeCall(person, [name, { ...input, ...fields }], transport);
  const answer = response.json() as { result?: { data: Body }; error?: { data: Body } };
  const body = transport === 'REST' ? (answer as Body) : (answer.result ?? answer.error)!.data;
  return { status: response.statusCode, body };
}
