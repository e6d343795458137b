import type { NextConfig } from 'next';

const config: NextConfig = {
  rewrites: async () => [{ source: '/api/auth/:path*', destination: `${process.env.AUTH_URL}/api/auth/:path*` }],
};

export default config;
