import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The port that gatehouse.config.ts names: another one would not be trusted.
  server: { port: 5173, strictPort: true },
});
