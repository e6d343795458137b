import { createContext, useContext, type Context } from 'react';

import { showMistake } from './development.ts';
import { guideTo } from './guide.ts';

/** The address of the service, below a `<GatehouseProvider>`. */
export const ServiceContext: Context<string | null> = createContext<string | null>(null);

/** The address of the service. @throws outside of the provider, with the name of the component. */
export function useService(component: string): string {
  return useContext(ServiceContext) ?? missingProvider(component);
}

function missingProvider(caller: string): never {
  const error = new Error(`[gatehouse] ${caller} must be inside <GatehouseProvider>. ${guideTo('provider')}`);
  showMistake('provider', error);
  throw error;
}

/** tRPC's context: outside of the provider every hook fails when it reads from it. */
export const CallsContext: Context<unknown> = createContext<unknown>(
  new Proxy({}, { get: () => missingProvider('A hook of @gatehouse/client') }),
);
