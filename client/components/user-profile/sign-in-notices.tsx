import type { ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { CheckField } from '#client/components/ui/fields.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';

/** Whether the user gets an email about a sign-in from a new browser. */
export function SignInNotices({ isEditable }: { isEditable: boolean }): ReactElement {
  const texts = useTexts('account', accountTexts).notices;
  const query = trpc.securityNotices.get.useQuery({});
  const announce = useAnnounce();
  const { isPending, error, run } = useSingleFlight();
  const update = trpc.securityNotices.update.useMutation({
    onSuccess: ({ signIns }) => announce(signIns ? texts.on : texts.off),
  });
  const signIns = query.data?.signIns;
  return (
    <Section title={texts.title} about={texts.about}>
      {error ? <Failure error={error} /> : null}
      {signIns !== undefined ? (
        <CheckField
          checked={signIns}
          disabled={!isEditable || isPending}
          onChange={() => void run(() => update.mutateAsync({ signIns: !signIns }))}
          label={texts.field}
        />
      ) : query.error ? (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Waiting rows={1} />
      )}
    </Section>
  );
}
