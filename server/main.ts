#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As process 1 of a container, Node ignores signals without a handler. Before the service can shut down gracefully, it
// exits at once: PostgreSQL rolls back an unfinished migration.
const exit = () => process.exit(0);
process.on('SIGTERM', exit).on('SIGINT', exit);

// Halves the time of later starts. In our own folder, because other users could write to a shared one.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/gatehouse'));

// A dynamic import, because only modules imported from here on are cached.
const { start } = await import('./app/start.ts');
await start(() => process.off('SIGTERM', exit).off('SIGINT', exit));
