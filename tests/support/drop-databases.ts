import { inject } from 'vitest';

import { dropDatabases } from './postgres.ts';

await dropDatabases(inject('postgresUrl'));
