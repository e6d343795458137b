import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { createGatehouse } from './app.ts';
import { mergeOptions, OptionsError, optionsFromEnvironment } from './options.ts';

async function optionsFromFile(): Promise<Record<string, unknown>> {
  const file = join(process.cwd(), 'gatehouse.config.ts');
  if (!existsSync(file)) return {};
  const module = (await import(pathToFileURL(file).href)) as { default?: Record<string, unknown> };
  if (module.default === undefined)
    throw new OptionsError('gatehouse.config.ts has no default export: export default defineConfig({ … })');
  return module.default;
}

async function main(): Promise<void> {
  const given = mergeOptions(await optionsFromFile(), optionsFromEnvironment());
  const gatehouse = await createGatehouse(process.argv.includes('--dev') ? { ...given, webApp: 'dev' } : given);

  let stopping = false;
  const stop = () => {
    // Whoever asks twice will not wait; the embedded database ends with this process, and loses nothing.
    if (stopping) process.exit(1);
    stopping = true;
    gatehouse.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await gatehouse.listen();
  const { baseUrl } = gatehouse.options;
  console.log(
    `\n  Gatehouse is ready\n\n  Web app    ${baseUrl}\n  Explorer   ${baseUrl}/api/auth/docs\n  OpenAPI    ${baseUrl}/api/auth/openapi.json\n`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof OptionsError ? error.message : error);
  process.exit(1);
});
