import { createGatehouseServer } from '@gatehouse/client/server';
import express from 'express';

const gatehouse = createGatehouseServer({ baseURL: process.env['GATEHOUSE_URL'] ?? 'http://localhost:3000' });
const app = express();

app.get('/me', async (request, response) => {
  const { user } = await gatehouse.requireSession(request, response);
  response.json({ id: user.id, email: user.email });
});

app.listen(Number(process.env['PORT'] ?? 4000));
