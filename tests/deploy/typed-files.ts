import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from './deployment-files.ts';

export interface TypedFile {
  file: string;
  /** A type of the package `from`. */
  type: string;
  from: string;
  value: unknown;
  /** Names of values of enums in `from`, by their JSON. */
  enums?: Record<string, string>;
}

const compilerOptions = {
  module: 'nodenext',
  target: 'es2024',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * What the compiler says about the values as literals of their types. It also names properties that a type does not have,
 * which the schemas of Kubernetes leave to the server.
 */
export async function typeErrorsOf(files: TypedFile[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-types-'));
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    for (const [index, typed] of files.entries()) {
      await writeFile(join(folder, `${index}-${typed.file.replaceAll(/\W/g, '-')}.ts`), codeOf(typed));
    }
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [tsc, '--project', folder, '--singleThreaded']);
    return '';
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function codeOf({ file, type, from, value, enums = {} }: TypedFile): string {
  let literal = JSON.stringify(value, null, 1);
  for (const [json, name] of Object.entries(enums)) literal = literal.replaceAll(json, name);
  const imported = [`type ${type}`, ...Object.values(enums).map((name) => name.split('.')[0])];
  return `// ${file}\nimport { ${imported.join(', ')} } from '${from}';\nexport const value: ${type} = ${literal};\n`;
}
