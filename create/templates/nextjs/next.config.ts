import type { NextConfig } from 'next';

const service = process.env.GATEHOUSE_URL ?? 'http://localhost:3000';

const config: NextConfig = {
  // The browser sees one origin.
  rewrites: async () => [
    { source: '/api/auth/:path*', destination: `${service}/api/auth/:path*` },
    { source: '/api/trpc/:path*', destination: `${service}/api/trpc/:path*` },
  ],
};

export default config;
