import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { commonPasswordsModule } from './common-passwords.ts';
import { eventsPage } from './event-table.ts';
import { auditEvents, configurations, noticedEvents, permissions, root, sharedFeatures } from './shared-features.ts';
import { componentErrors } from './component-errors.ts';
import { componentPages } from './component-pages.ts';
import { grafanaDashboard } from './monitoring/grafana.ts';
import { alertRules, prometheusRule } from './monitoring/prometheus.ts';
import { withAlertTable } from './monitoring/runbook-table.ts';
import { llmsFile } from './llms.ts';
import { textTables } from './text-tables.ts';

/** `npm run docs`: writes the generated files that are checked in. */
writeFileSync(join(root, 'generated/features.ts'), sharedFeatures());
writeFileSync(join(root, 'generated/audit-events.ts'), auditEvents());
writeFileSync(join(root, 'generated/configuration.ts'), configurations());
writeFileSync(join(root, 'generated/permissions.ts'), permissions());
writeFileSync(join(root, 'docs/events.md'), eventsPage());
writeFileSync(join(root, 'deploy/prometheus/alerts.yaml'), alertRules());
writeFileSync(join(root, 'deploy/kubernetes/prometheus-rule.yaml'), prometheusRule());
writeFileSync(join(root, 'deploy/grafana/gatehouse.json'), grafanaDashboard());
const runbook = join(root, 'docs/runbook/README.md');
writeFileSync(runbook, withAlertTable(readFileSync(runbook, 'utf8')));
writeFileSync(join(root, 'llms.txt'), llmsFile(readFileSync(join(root, 'README.md'), 'utf8')));
// Also those of areas and languages that were removed.
for (const folder of ['generated/texts', 'generated/languages'])
  rmSync(join(root, folder), { recursive: true, force: true });
for (const [file, text] of [...textTables(), ...componentErrors(), ...componentPages()]) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

writeFileSync(join(root, 'generated/common-passwords.ts'), commonPasswordsModule());

// Imported dynamically, because they require `generated/features.ts` to be up to date.
const { callsPage } = await import('#openapi/call-table.ts');
const { writeDocument } = await import('#openapi/write.ts');
const { servedCalls } = await import('#server/transports/procedures.ts');
const { documentation, notices } = await import('#server/app/registry.ts');
const { withOptionTables } = await import('./option-tables.ts');
const { optionTypes, TYPES_FOLDER } = await import('./option-types.ts');

writeFileSync(join(root, 'generated/noticed-events.ts'), noticedEvents(notices));
writeDocument(documentation);
writeFileSync(join(root, 'docs/calls.md'), callsPage(servedCalls(documentation.router), documentation));
// Also those of features that were removed.
rmSync(join(root, TYPES_FOLDER), { recursive: true, force: true });
mkdirSync(join(root, TYPES_FOLDER));
for (const [file, text] of optionTypes()) writeFileSync(join(root, file), text);

const configuration = join(root, 'docs/configuration.md');
writeFileSync(configuration, withOptionTables(readFileSync(configuration, 'utf8')));
