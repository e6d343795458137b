import { writeClientPackage } from './pack/client-package.ts';
import { writeCreatePackage } from './pack/create-package.ts';
import { writeServerPackage } from './pack/server-package.ts';

/** Runs before `npm pack`: writes the files of the server package, and the folders of the others. */
await writeServerPackage();
await writeClientPackage();
await writeCreatePackage();
