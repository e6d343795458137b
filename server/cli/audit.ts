import { auditCommand } from './audit/command.ts';

/** `npm run audit -- verify | proof | export | rotate-key` */
await auditCommand();
