import { createGatehouseServer } from '@gatehouse/client/server';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';

const gatehouse = createGatehouseServer({ baseURL: process.env['GATEHOUSE_URL'] ?? 'http://localhost:3000' });
const app = new Hono();

app.get('/me', async (c) => {
  const { user } = await gatehouse.requireSession(c.req.raw, c);
  return c.json({ id: user.id, email: user.email });
});

// The browser then signs in through this server, whose address is the service's BASE_URL.
app.all('/api/*', (c) => gatehouse.forward(c.req.raw, { clientAddress: getConnInfo(c).remote.address }));

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 4000) });
