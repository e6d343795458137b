import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';

import { SearchField } from '#client/console/forms/search-field.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { List, ListFrame } from '#client/console/lists/list.tsx';
import { useSelection } from '#client/console/selection/use-selection.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type Delivery, type Webhook } from '#client/features/webhooks/webhook-calls.ts';

import { DeliveryDetails } from './delivery-details.tsx';
import { activeFilters, DeliveryFilters } from './delivery-filters.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { RedeliverBar } from './redeliver-bar.tsx';
import { REFRESH_MS, type Deliveries } from './use-deliveries.ts';
import type { DeliveryFilters as Filters } from './use-delivery-filters.ts';

interface DeliveryListProps extends Deliveries {
  webhookId: string;
  /** Undefined if it does not exist. */
  webhook: Webhook | undefined;
  filters: Filters;
}

/** The deliveries below their filters, newest event first. */
export function DeliveryList({ webhookId, webhook, filters, query, more }: DeliveryListProps) {
  const { canManage } = useWebhookOwner();
  const { get, change } = useListAddress();
  const [opened, setOpened] = useState<string | null>(null);
  const selection = useSelection<Delivery>(filters.key);
  // Nothing is sent meanwhile.
  const isPaused = webhook !== undefined && webhook.disabledAt !== null;
  const { empty, select } = texts.deliveries;
  const deliveries = query.data?.deliveries ?? [];
  const chosen = deliveries.filter(({ id }) => selection.has(id));
  return (
    <>
      <ListFrame
        search={
          <SearchField
            label={texts.deliveries.filters.search}
            value={get('search')}
            onSearch={(search) => change({ search }, { replace: true })}
          />
        }
        active={activeFilters(filters)}
        filters={<DeliveryFilters webhook={webhook} filters={filters} />}
      >
        <List
          query={query}
          itemsOf={(page) => page.deliveries}
          empty={{ icon: <IconSend />, ...empty, noMatch: noMatchOf(filters) }}
        >
          {(items) => (
            <DeliveryTable
              deliveries={items}
              isPaused={isPaused}
              isByAttempt={(filters.query.from ?? filters.query.to) !== undefined}
              onOpen={setOpened}
              selection={
                canManage && !isPaused
                  ? {
                      pageLabel: select.page,
                      label: select.one,
                      has: selection.has,
                      set: (ids, isSelected) =>
                        selection.set(
                          items.filter(({ id }) => ids.includes(id)),
                          isSelected,
                        ),
                    }
                  : undefined
              }
            />
          )}
        </List>
        <RedeliverBar webhookId={webhookId} deliveries={chosen} onClear={() => selection.replace([])} />
      </ListFrame>
      {more === null ? null : (
        <div>
          <Button variant="default" loading={query.isPlaceholderData} onClick={more}>
            {texts.deliveries.more}
          </Button>
        </div>
      )}
      <DeliveryDetails
        deliveryId={opened}
        isPaused={isPaused}
        refetchInterval={REFRESH_MS}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

/** What an empty list says. A state alone needs no sentence. */
function noMatchOf({ state, query, labels }: Filters) {
  const { noMatch, noneInState } = texts.deliveries;
  const isStateAlone = Object.entries(query).every(([name, value]) => name === 'state' || value === undefined);
  if (state !== 'all' && isStateAlone) return { title: noneInState[state], description: '' };
  return { ...noMatch, filters: labels };
}
