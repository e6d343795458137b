import { Paper } from '@mantine/core';
import { lazy, Suspense } from 'react';

import { FormSkeleton } from '#client/app/lists/skeletons.tsx';

import type { FieldsCardProps } from './fields-card.tsx';

const FieldsCard = lazy(() => import('./fields-card.tsx').then((module) => ({ default: module.FieldsCard })));

/** A card with the additional fields of a record, loaded if there are some. */
export function AdditionalFields(props: FieldsCardProps) {
  if (props.fields.length === 0) return null;
  return (
    <Suspense
      fallback={
        <Paper p="lg" aria-busy="true">
          <FormSkeleton fields={1} />
        </Paper>
      }
    >
      <FieldsCard {...props} />
    </Suspense>
  );
}
