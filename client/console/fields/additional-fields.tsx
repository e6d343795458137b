import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

import { Card } from '#client/console/parts/card.tsx';
import { FormSkeleton } from '#client/console/parts/skeletons.tsx';

import type { FieldsCardProps } from './fields-card.tsx';

const FieldsCard = lazy(() => import('./fields-card.tsx').then((module) => ({ default: module.FieldsCard })));

/** A card with the additional fields of a record, loaded if there are some. */
export function AdditionalFields(props: FieldsCardProps) {
  if (props.fields.length === 0) return null;
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Card head={<Skeleton height={22} width={160} />}>
            <FormSkeleton fields={props.fields.length} />
          </Card>
        </div>
      }
    >
      <FieldsCard {...props} />
    </Suspense>
  );
}
