import { defineConfig } from 'gatehouse/server';

export default defineConfig({
  appName: 'My app',
  // The address of the app: browsers may call the service from there.
  trustedOrigins: ['http://localhost:5173'],
});
