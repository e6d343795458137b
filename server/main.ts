import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// Before its first use: room for a hash on each core, and beside them for files, host names and signatures.
process.env['UV_THREADPOOL_SIZE'] ??= String(availableParallelism() + 4);

// What a start compiled the next one reads, which halves its time. In our own folder: a cache in a shared one could be
// written by others. Where it cannot be written, a start is as slow as the first.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/gatehouse'));

// Only what is imported from here on is kept.
await import('./start.ts');
