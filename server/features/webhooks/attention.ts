import { defineAttention } from '#server/call/attention.ts';

/** Webhooks of the platform. Those of organizations are shown to their managers. */
export const failingWebhooks = defineAttention(['failing-webhooks'], async ({ reads }) => {
  const [row] = await reads.rows<{ count: number }>({ name: 'failing_webhooks', text: FAILING }, []);
  return [{ name: 'failing-webhooks', count: row!.count }];
});

/** Also those that were disabled because they failed for long. */
const FAILING = `
select count(*)::int "count" from webhook_endpoint where organization_id is null and failing_since is not null`;
