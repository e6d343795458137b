import { createGatehouseClient, failureOf } from '@gatehouse/client';

const gatehouse = createGatehouseClient({
  baseURL: process.env.GATEHOUSE_URL ?? '',
  headers: { 'x-api-key': process.env.GATEHOUSE_KEY ?? '' },
});

const { users } = await gatehouse.admin.listUsers.query({ limit: 2 });
for (const { email } of users) console.log(email);

try {
  await gatehouse.admin.banUser.mutate({ userId: users[0]!.id });
} catch (error) {
  const { status, code, retryAfter } = failureOf(error);
  if (status === 401) console.log('The key no longer works:', code);
  else if (status === 403) console.log('The key may not do this:', code);
  else if (status === 429) console.log('Too many calls. Retry after seconds:', retryAfter);
  else throw error;
}
