import { Checkbox, Select, SimpleGrid } from '@mantine/core';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useField } from '#client/console/forms/call-form.tsx';
import { scopeWords } from '#client/console/text/scope-words.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ServiceScope } from '#shared/lib/scopes.ts';

import { texts } from './texts.ts';

/** What an application without users may do, and as whom. */
export function MachineFields() {
  const { name: field, ...props } = useField('scopes');
  return (
    <>
      <ServiceAccountField />
      <Checkbox.Group label={texts.fields.machineScopes} {...props} value={props.value || []} errorProps={{ mt: 6 }}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={6} mt={6}>
          {ServiceScope.options.map((scope) => (
            <Checkbox key={scope} name={field} value={scope} label={scopeWords(scope)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </>
  );
}

function ServiceAccountField() {
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
