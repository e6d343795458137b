import { CallForm } from '#client/console/forms/call-form.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetRole } from '#shared/admin/schemas.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { PlatformRoles } from '#client/features/admin/platform-roles.tsx';
import { texts } from '#client/features/admin/texts.ts';

export function RolesForm({ user, onDone }: { user: ListedUser; onDone: () => void }) {
  const setRole = trpc.admin.setRole.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.roles.updated);
    },
  });
  return (
    <CallForm
      schema={SetRole}
      call={setRole}
      initialValues={{ role: rolesOf(user.role) }}
      fixed={{ userId: user.id }}
      action={texts.roles.submit}
    >
      <PlatformRoles aria-label={texts.roles.title} />
    </CallForm>
  );
}
