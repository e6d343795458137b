import { createGatehouseServer } from '@gatehouse/client/server';
import { fastify } from 'fastify';

const gatehouse = createGatehouseServer({ baseURL: process.env['GATEHOUSE_URL'] ?? 'http://localhost:3000' });
const app = fastify();

app.get('/me', async (request, reply) => {
  const { user } = await gatehouse.requireSession(request, reply);
  return { id: user.id, email: user.email };
});

await app.listen({ port: Number(process.env['PORT'] ?? 4000) });
