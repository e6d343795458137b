import { Select } from '@mantine/core';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useField } from '#client/console/forms/call-form.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

/** As which an application without users makes calls. */
export function ServiceAccountField() {
  const { may } = usePlatformAccess();
  const mayChoose = may({ serviceAccount: ['manage'] });
  const accounts = trpc.serviceAccount.list.useQuery({}, { enabled: mayChoose });
  const { value, ...field } = useField('serviceAccount');
  const data = (accounts.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // Those of organizations are not listed here.
  const isListed = !value || data.some((account) => account.value === value);
  return (
    <Select
      {...field}
      value={value || null}
      data={isListed ? data : [...data, { value, label: value }]}
      label={texts.fields.serviceAccount}
      description={texts.fields.serviceAccountHint}
      disabled={!mayChoose}
      clearable
    />
  );
}
