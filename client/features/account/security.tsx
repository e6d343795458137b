import { Paper } from '@mantine/core';
import { useIsFetching, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useFeatures } from '#client/console/feature.ts';
import { FormSkeleton } from '#client/console/lists/skeletons.tsx';
import { Screen } from '#client/page/screen.tsx';

import { ChangePasswordCard } from './change-password.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { texts } from '#client/components/texts/account-texts.ts';

export function SecurityScreen() {
  const cards = useFeatures().flatMap(({ security = [] }) => security);
  const isReady = useFirstLoad();
  return (
    <Screen title={texts.security.title} about={texts.security.about}>
      {isReady ? null : (
        <Paper p="lg" aria-busy="true">
          <FormSkeleton />
        </Paper>
      )}
      <div style={{ display: isReady ? 'contents' : 'none' }}>
        <SignInMethods />
        {cards.map((Card, index) => (
          <Card key={index} />
        ))}
        <ChangePasswordCard />
      </div>
    </Screen>
  );
}

const withoutData: QueryFilters = { predicate: ({ state }) => state.status === 'pending' };

/** Whether the cards have their data: each would move those below it when it loads. */
function useFirstLoad(): boolean {
  const queries = useQueryClient();
  const loading = useIsFetching(withoutData);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // After the effects of the cards, which start their queries.
    const check = setTimeout(() => setReady((wasReady) => wasReady || queries.isFetching(withoutData) === 0));
    return () => clearTimeout(check);
  }, [loading, queries]);
  return isReady;
}
