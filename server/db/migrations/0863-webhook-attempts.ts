/** The deliveries whose last attempt was in an hour. */
export const attemptedAtIndex = `on "webhook_delivery" ("endpoint_id", "attempted_at")`;

/** What each attempt of a delivery got. */
export const webhookAttempts = `
alter table "webhook_delivery" add column "log" jsonb not null default '[]';
create index if not exists "webhook_delivery_endpoint_id_attempted_at_index" ${attemptedAtIndex};
`;
