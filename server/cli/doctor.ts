import { featureFindings, loadOptions, parseOptions } from '#server/configuration.ts';
import { findUnsafeSettings } from '#server/operations/findings.ts';
import { OptionsError } from '#server/errors.ts';

/** `npm run doctor`: lists settings that are unsafe for a public service; exit code 1 if there are any. */
try {
  const unsafe = findUnsafeSettings(parseOptions(await loadOptions()), featureFindings);
  for (const { name, message } of unsafe) console.log(`- ${name}: ${message}`);
  console.log(unsafe.length === 0 ? 'No unsafe settings' : `Unsafe settings: ${unsafe.length}`);
  process.exitCode = unsafe.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
