import type { EventContext } from '#server/call/lifecycle-events.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { User } from '#server/features/users/user.entity.ts';

interface Stated {
  organizationId: string;
  email: string;
  user: User | null;
}

/** Users whom the directory of the organization has deactivated or deleted do not come back by single sign-on. */
export async function refuseDeactivated({ em }: EventContext, { organizationId, email, user }: Stated): Promise<void> {
  const [row] = await em.execute<{ active: boolean | null }[]>(
    `select bool_or(u."active" and u."deleted_at" is null) active
     from "scim_user" u join "scim_directory" d on d."id" = u."directory_id"
     where d."organization_id" = ? and (u."user_id" = ?::uuid or u."emails" @> array[?]::text[])`,
    [organizationId, user?.id ?? null, email],
  );
  if (row?.active === false) throw new FlowError('sso_not_assigned');
}
