import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useWebhookOwner } from '#client/features/webhooks/webhook-calls.ts';
import { MOST_CHOSEN } from '#shared/webhooks/schemas.ts';

import type { DeliveryFilters } from './use-delivery-filters.ts';

export const STEP = 50;
/** Deliveries are made in the background. */
export const REFRESH_MS = 3_000;

export type Deliveries = ReturnType<typeof useDeliveries>;

/** The newest deliveries that the filters select. */
export function useDeliveries(webhookId: string, filters: DeliveryFilters) {
  const { calls, input } = useWebhookOwner();
  const [limit, setLimit] = useState(STEP);
  const query = calls.listDeliveries.useQuery(
    { ...input, webhookId, limit, ...filters.query },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  );
  // More than users read, and one call sends again; programs read them all by cursor.
  const hasMore = query.data?.nextCursor != null && limit < MOST_CHOSEN;
  return { query, more: hasMore ? () => setLimit(limit + STEP) : null };
}
