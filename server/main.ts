import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// Process 1 of a container ignores a signal without a handler. Until the service can stop in order, it ends at once: a
// migration under way is a transaction, which PostgreSQL rolls back.
const exit = () => process.exit(0);
process.on('SIGTERM', exit).on('SIGINT', exit);

// Before its first use: room for a hash on each core, and beside them for files, host names and signatures.
process.env['UV_THREADPOOL_SIZE'] ??= String(availableParallelism() + 4);

// What a start compiled the next one reads, which halves its time. In our own folder: a cache in a shared one could be
// written by others. Where it cannot be written, a start is as slow as the first.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/gatehouse'));

// Only what is imported from here on is kept.
const { start } = await import('./start.ts');
await start({ onStoppable: () => process.off('SIGTERM', exit).off('SIGINT', exit) });
