/** The failed deliveries of a webhook, which are few. */
export const failedDeliveriesIndex = `on "webhook_delivery" ("endpoint_id", "sequence") where "status" = 'failed'`;

/** Lists the failed deliveries of a webhook without reading the others. */
export const failedDeliveries = `
create index if not exists "webhook_delivery_failed" ${failedDeliveriesIndex};
`;
