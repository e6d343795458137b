import { z } from 'zod';

import { administrator } from '#server/features/admin/guards.ts';
import { member, memberQuery, unlockedMember } from '#server/features/organizations/guards.ts';
import { lockMember } from '#server/features/organizations/lock-member.ts';
import { get, post } from '#server/call/trpc.ts';
import { Success } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  DeliveryCounts,
  DeliveryIdInput,
  TestOrganizationWebhook,
  TestWebhook,
  OrganizationDeliveryIdInput,
  OrganizationWebhookIdInput,
  WebhookIdInput,
  CreateOrganizationWebhook,
  CreateWebhook,
  ListDeliveries,
  ListOrganizationDeliveries,
  ListOrganizationWebhooks,
  ListedWebhook,
  RedeliverAll,
  RedeliverOrganizationAll,
  Redelivered,
  UpdateOrganizationWebhook,
  UpdateWebhook,
  Webhook,
  WebhookDeliveries,
  WebhookDeliveryDetails,
  WebhookWithSecret,
} from '#shared/webhooks/schemas.ts';

import { countDeliveries, getDelivery, listDeliveries, listWebhooks } from './list-webhooks.ts';
import {
  createWebhook,
  deleteWebhook,
  redeliver,
  redeliverAll,
  requireAllowedUrl,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './manage-webhooks.ts';
import { managePermissions } from './webhook.definitions.ts';

const canList = administrator({ webhook: ['list'] });
const canManage = administrator(managePermissions.platform);

const ofMembers = {
  permissions: managePermissions.organization,
  onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS',
} as const;
const memberCanList = memberQuery(ofMembers);
const managers = { ...ofMembers, notImpersonated: true } as const;
const memberCanManage = member(managers);
/** Checks the URL before it locks the organization. */
const memberCanSetUrl = unlockedMember(managers);

/** A webhook, and its secret, outlive the session that wrote them, so a stolen session must not suffice. */
const proven = { reauthenticate: 'always' } as const;
const bounded = { bounded: 'The option `webhooks.maximumWebhooks` limits their number.' } as const;
const boundedAttempts = { bounded: 'The last 20 attempts.' } as const;
const notFound = { errors: ['WEBHOOK_NOT_FOUND'] } as const;
const about = 'Delivers events by the Standard Webhooks specification. The answer alone contains the signing secret.';
const counted = 'Count the deliveries of a webhook in the last 24 hours, by the hour';
const rotation = 'The previous secret signs too for a while.';
const all = 'Those that failed or wait for a retry, at most the newest 10,000; or those of `deliveryIds`.';
const sendErrors = { errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_IS_DISABLED'] } as const;
const test = 'Delivers an event to this webhook alone: `webhook.tested`, or an example of `type` with `test: true`.';

const platformWebhooks = {
  create: canManage
    .meta(post('/webhook/create', 'Create a webhook of the platform', about))
    .meta({ ...proven, errors: ['WEBHOOK_LIMIT_REACHED', 'INVALID_WEBHOOK_URL'] })
    .input(CreateWebhook)
    .output(WebhookWithSecret)
    .mutation(async (call) => {
      await requireAllowedUrl(call, null);
      return createWebhook(call, null);
    }),
  update: canManage
    .meta(post('/webhook/update', 'Change, disable or enable a webhook'))
    .meta({ ...proven, errors: ['WEBHOOK_NOT_FOUND', 'INVALID_WEBHOOK_URL'] })
    .input(UpdateWebhook)
    .output(Webhook)
    .mutation(async (call) => {
      await requireAllowedUrl(call, null);
      return updateWebhook(call, null);
    }),
  delete: canManage
    .meta(post('/webhook/delete', 'Delete a webhook and its deliveries'))
    .meta(notFound)
    .input(WebhookIdInput)
    .output(Success)
    .mutation((call) => deleteWebhook(call, null)),
  list: canList
    .meta(get('/webhook/list', 'List the webhooks of the platform'))
    .meta(bounded)
    .input(NoFields)
    .output(z.array(ListedWebhook))
    .query(({ ctx }) => listWebhooks(ctx, null)),
  rotateSecret: canManage
    .meta(post('/webhook/rotate-secret', 'Replace the signing secret of a webhook', rotation))
    .meta({ ...proven, ...notFound })
    .input(WebhookIdInput)
    .output(WebhookWithSecret)
    .mutation((call) => rotateWebhookSecret(call, null)),
  test: canManage
    .meta(post('/webhook/test', 'Test a webhook', test))
    .meta(sendErrors)
    .input(TestWebhook)
    .output(Success)
    .mutation((call) => testWebhook(call, null)),
  listDeliveries: canList
    .meta(get('/webhook/list-deliveries', 'List the deliveries of a webhook, newest first'))
    .meta(notFound)
    .input(ListDeliveries)
    .output(WebhookDeliveries)
    .query((call) => listDeliveries(call, null)),
  getDelivery: canList
    .meta(get('/webhook/get-delivery', 'Read a delivery with its request and its attempts'))
    .meta(boundedAttempts)
    .meta({ errors: ['WEBHOOK_DELIVERY_NOT_FOUND'] })
    .input(DeliveryIdInput)
    .output(WebhookDeliveryDetails)
    .query((call) => getDelivery(call, null)),
  countDeliveries: canList
    .meta(get('/webhook/count-deliveries', counted))
    .meta({ bounded: '24 hours.' })
    .meta(notFound)
    .input(WebhookIdInput)
    .output(DeliveryCounts)
    .query((call) => countDeliveries(call, null)),
  redeliver: canManage
    .meta(post('/webhook/redeliver', 'Deliver an event again'))
    .meta({ errors: ['WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_IS_DISABLED'] })
    .input(DeliveryIdInput)
    .output(Success)
    .mutation(({ ctx, input }) => redeliver({ ctx, ...input }, null)),
  redeliverAll: canManage
    .meta(post('/webhook/redeliver-all', 'Deliver all events again whose delivery failed', all))
    .meta(sendErrors)
    .input(RedeliverAll)
    .output(Redelivered)
    .mutation((call) => redeliverAll(call, null)),
};

const organizationWebhooks = {
  createWebhook: memberCanSetUrl
    .meta(post('/organization/create-webhook', 'Create a webhook of an organization', about))
    .meta({ ...proven, errors: ['WEBHOOK_LIMIT_REACHED', 'INVALID_WEBHOOK_URL'] })
    .input(CreateOrganizationWebhook)
    .output(WebhookWithSecret)
    .mutation(async (call) => {
      await requireAllowedUrl(call, call.ctx.organizationId);
      await lockMember(call.ctx, managers);
      return createWebhook(call, call.ctx.organizationId);
    }),
  updateWebhook: memberCanSetUrl
    .meta(post('/organization/update-webhook', 'Change, disable or enable a webhook of an organization'))
    .meta({ ...proven, errors: ['WEBHOOK_NOT_FOUND', 'INVALID_WEBHOOK_URL'] })
    .input(UpdateOrganizationWebhook)
    .output(Webhook)
    .mutation(async (call) => {
      await requireAllowedUrl(call, call.ctx.organizationId);
      await lockMember(call.ctx, managers);
      return updateWebhook(call, call.ctx.organizationId);
    }),
  deleteWebhook: memberCanManage
    .meta(post('/organization/delete-webhook', 'Delete a webhook of an organization and its deliveries'))
    .meta(notFound)
    .input(OrganizationWebhookIdInput)
    .output(Success)
    .mutation((call) => deleteWebhook(call, call.ctx.organizationId)),
  listWebhooks: memberCanList
    .meta(get('/organization/list-webhooks', 'List the webhooks of an organization'))
    .meta(bounded)
    .input(ListOrganizationWebhooks)
    .output(z.array(ListedWebhook))
    .query(({ ctx }) => listWebhooks(ctx, ctx.organizationId)),
  rotateWebhookSecret: memberCanManage
    .meta(
      post('/organization/rotate-webhook-secret', "Replace the signing secret of an organization's webhook", rotation),
    )
    .meta({ ...proven, ...notFound })
    .input(OrganizationWebhookIdInput)
    .output(WebhookWithSecret)
    .mutation((call) => rotateWebhookSecret(call, call.ctx.organizationId)),
  testWebhook: memberCanManage
    .meta(post('/organization/test-webhook', 'Test a webhook of an organization', test))
    .meta(sendErrors)
    .input(TestOrganizationWebhook)
    .output(Success)
    .mutation((call) => testWebhook(call, call.ctx.organizationId)),
  listWebhookDeliveries: memberCanList
    .meta(
      get('/organization/list-webhook-deliveries', "List the deliveries of an organization's webhook, newest first"),
    )
    .meta(notFound)
    .input(ListOrganizationDeliveries)
    .output(WebhookDeliveries)
    .query((call) => listDeliveries(call, call.ctx.organizationId)),
  getWebhookDelivery: memberCanList
    .meta(get('/organization/get-webhook-delivery', 'Read a delivery of an organization with its request and attempts'))
    .meta(boundedAttempts)
    .meta({ errors: ['WEBHOOK_DELIVERY_NOT_FOUND'] })
    .input(OrganizationDeliveryIdInput)
    .output(WebhookDeliveryDetails)
    .query((call) => getDelivery(call, call.ctx.organizationId)),
  countWebhookDeliveries: memberCanList
    .meta(get('/organization/count-webhook-deliveries', counted))
    .meta({ bounded: '24 hours.' })
    .meta(notFound)
    .input(OrganizationWebhookIdInput)
    .output(DeliveryCounts)
    .query((call) => countDeliveries(call, call.ctx.organizationId)),
  redeliverWebhook: memberCanManage
    .meta(post('/organization/redeliver-webhook', "Deliver an event to an organization's webhook again"))
    .meta({ errors: ['WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_IS_DISABLED'] })
    .input(OrganizationDeliveryIdInput)
    .output(Success)
    .mutation(({ ctx, input }) => redeliver({ ctx, ...input }, ctx.organizationId)),
  redeliverWebhookAll: memberCanManage
    .meta(
      post(
        '/organization/redeliver-webhook-all',
        "Deliver all events to an organization's webhook again that failed",
        all,
      ),
    )
    .meta(sendErrors)
    .input(RedeliverOrganizationAll)
    .output(Redelivered)
    .mutation((call) => redeliverAll(call, call.ctx.organizationId)),
};

export const webhookRouter = { webhook: platformWebhooks, organization: organizationWebhooks };
