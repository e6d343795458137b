import type { ReactNode } from 'react';

import { Permitted } from '#client/console/access/permitted.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';

import { texts } from './texts.ts';

/** A registered application. */
export type Client = Outputs['oauth2']['getClient'];

/** A screen about applications, if the service has any. */
export function Offered({ permission, children }: { permission: 'list' | 'manage'; children: ReactNode }) {
  const needs: PlatformPermissions = { oauthClient: [permission] };
  if (!publicConfiguration.oauthProvider) return <Problem {...texts.disabled} />;
  return <Permitted needs={needs}>{children}</Permitted>;
}
