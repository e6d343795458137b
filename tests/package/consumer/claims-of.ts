import { createGatehouseServer } from '@gatehouse/client/server';

const gatehouse = createGatehouseServer({ baseURL: 'http://localhost:3000' });

/** The verified claims of a token; throws for a token that is forged or expired. */
export function claimsOf(token: string) {
  return gatehouse.verifyToken(token);
}
