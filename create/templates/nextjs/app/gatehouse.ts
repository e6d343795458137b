import { createGatehouseServer } from '@gatehouse/client/server';
import { headers } from 'next/headers';
import { cache } from 'react';

const gatehouse = createGatehouseServer({ baseURL: process.env.GATEHOUSE_URL ?? 'http://localhost:3000' });

/** The session of the request, loaded once for all server components. */
export const getSession = cache(async () => gatehouse.getSession(await headers()));
