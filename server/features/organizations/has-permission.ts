import type { Call } from '#server/context.ts';
import type { LookingIn } from './context.ts';
import type { HasPermission } from '#shared/organization.ts';
import { can } from '#shared/permissions.ts';
import { organizationOptions } from './organization.options.ts';

/** Whether one of the caller's roles grants everything asked. */
export function hasPermission({ ctx, input }: Call<LookingIn, typeof HasPermission>) {
  const { access } = organizationOptions.of(ctx);
  return { error: null, success: can(access, ctx.member.role, input.permissions ?? input.permission ?? {}) };
}
