import { claimsOf } from './claims-of.ts';
import { sessionOf } from './session-of.ts';

const [cookie = '', token = ''] = process.argv.slice(2);
const request = (headers: Record<string, string>) => new Request('http://app.example.com/', { headers });
const session = await sessionOf(request({ cookie }));
const claims = await claimsOf(token);
const forged = await claimsOf(`${token.slice(0, -8)}AAAAAAAA`).then(String, (error: { code: string }) => error.code);
console.log(
  JSON.stringify({
    session: session?.user.email,
    withoutCookie: await sessionOf(request({})),
    claims: claims.email,
    forged,
  }),
);
