import { AdditionalFields } from '#client/console/fields/additional-fields.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

/** Administrators set every field, also those that the user cannot set, and remove required values. */
const fields = publicConfiguration.userFields.map((field) => ({ ...field, required: false }));

/** The additional fields of a user. */
export function UserFields({ user, canUpdate }: { user: ListedUser; canUpdate: boolean }) {
  const update = trpc.admin.updateUser.useMutation();
  return (
    <AdditionalFields
      fields={fields}
      record={user}
      canEdit={() => canUpdate}
      update={(data) => update.mutateAsync({ userId: user.id, data: data as Inputs['admin']['updateUser']['data'] })}
    />
  );
}
