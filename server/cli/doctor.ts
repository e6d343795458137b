import { featureFindings, loadOptions, parseOptions } from '#server/configuration.ts';
import { findings } from '#server/operations/findings.ts';
import { OptionsError } from '#server/errors.ts';

/** `npm run doctor`: names the settings that are unsafe where others can reach the service; exit code 1 if there are any. */
try {
  const found = findings(parseOptions(await loadOptions()), featureFindings);
  for (const { name, says } of found) console.log(`- ${name}: ${says}`);
  console.log(found.length === 0 ? 'No unsafe setting found' : `${found.length} unsafe settings`);
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
