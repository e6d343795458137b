import { defineConfig } from 'gatehouse/server';

export default defineConfig({
  appName: 'My app',
});
