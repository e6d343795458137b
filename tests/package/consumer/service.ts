import { createGatehouse, defineConfig } from 'gatehouse/server';

const options = defineConfig({
  baseUrl: process.env['BASE_URL'],
  port: Number(process.env['PORT']),
  databaseUrl: process.env['DATABASE_URL'],
  trustedOrigins: [process.env['APP_URL'] ?? ''],
  logLevel: 'warn',
  emailVerification: {
    sendVerificationEmail: ({ user, url }) => console.log(`mail to ${user.email}: ${url}`),
  },
});

const gatehouse = await createGatehouse(options);
console.log(`listening at ${await gatehouse.listen()}`);
