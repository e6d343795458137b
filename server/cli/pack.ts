import { writeClientPackage } from './pack/client-package.ts';
import { writeServerPackage } from './pack/server-package.ts';

/** Runs before `npm pack`: writes the files of the server package and the folder of the client package. */
await writeServerPackage();
await writeClientPackage();
