import { defineConfig } from 'gatehouse/server';

export default defineConfig({
  appName: 'My app',
  // The addresses of your apps: browsers may call the service from there.
  trustedOrigins: [],
});
