import type { TRPCRouterRecord } from '@trpc/server';

import type { AppServices } from '#server/call/context.ts';
import { defineService, type Feature } from '#server/call/feature.ts';
import { router } from '#server/call/trpc.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { serveRest } from '#server/transports/rest.ts';

import { installFeature } from './scratch-feature.ts';
import { startGatehouse } from '#tests/support/test.ts';

/** Starts services with calls of the test over REST, and with what else its feature declares. */
export function installCalls(calls: TRPCRouterRecord, feature: Partial<Omit<Feature, 'router' | 'entities'>> = {}) {
  let service: AppServices;
  const services = [defineService('scratchCalls', (created) => (service = created))];
  installFeature({ name: 'scratchCalls', ...feature, services });
  return async () => {
    const gatehouse = await startGatehouse();
    const served = servedCalls(router(calls));
    await serveRest(gatehouse.app, service, { calls: served, headers: securityHeaders(gatehouse.options) });
    return gatehouse;
  };
}
