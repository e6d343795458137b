import { featureChecks, featureFindings, loadOptions, parseOptions } from '#server/app/configuration.ts';
import { dataFolderCheck, databaseCheck } from '#server/db/checks.ts';
import { mailServerCheck } from '#server/mail/check.ts';
import { runChecks } from '#server/options/checks.ts';
import { findUnsafeSettings } from '#server/call/findings.ts';
import { OptionsError } from '#server/lib/errors.ts';

const checks = [databaseCheck, dataFolderCheck, mailServerCheck, ...featureChecks];

/** `npm run doctor`: lists settings that are unsafe for a public service, and what does not answer; exit code 1 if there are any. */
try {
  const options = parseOptions(await loadOptions());
  const problems = await runChecks(checks, options);
  const unsafe = findUnsafeSettings(options, featureFindings);
  for (const { name, message } of [...problems, ...unsafe]) console.log(`- ${name}: ${message}`);
  if (problems.length > 0) console.log(`Problems: ${problems.length}`);
  console.log(unsafe.length === 0 ? 'No unsafe settings' : `Unsafe settings: ${unsafe.length}`);
  process.exitCode = problems.length + unsafe.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
