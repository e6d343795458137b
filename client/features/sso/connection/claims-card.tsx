import { z } from 'zod';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

const claim = z.string().max(255).nullish();
const Claims = z.object({ email: claim, name: claim, groups: claim });

/** The claims of OpenID Connect. */
const standard = { email: 'email', name: 'name', groups: 'groups' };

/** From which claims the fields of users are read. */
export function ClaimsCard({ connection }: { connection: Connection }) {
  const { organization } = useSetUp();
  const { providerId, revision, mapping: known } = connection;
  const { email = '', name = '', groups = '' } = known;
  const update = trpc.sso.updateProvider.useMutation({ onSuccess: () => notifySuccess(texts.claims.done) });
  const call = {
    mutateAsync: (typed: z.output<typeof Claims>) => {
      // The others are set by programs.
      const all = Object.entries({ ...known, email: null, name: null, groups: null, ...typed });
      const mapping = Object.fromEntries(all.filter(([, value]) => value !== null));
      return update.mutateAsync({ organizationId: organization.id, providerId, revision, mapping });
    },
  };
  return (
    <Card title={texts.claims.title} about={texts.claims.about}>
      <CallForm schema={Claims} call={call} initialValues={{ email, name, groups }} action={texts.claims.submit} isEdit>
        <TextField
          name="email"
          label={texts.claims.email}
          placeholder={standard.email}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="name"
          label={texts.claims.name}
          placeholder={standard.name}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="groups"
          label={texts.claims.groups}
          placeholder={standard.groups}
          autoComplete="off"
          spellCheck={false}
        />
      </CallForm>
    </Card>
  );
}
