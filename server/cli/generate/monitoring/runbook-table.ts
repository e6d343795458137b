import { alertingRows, monitoringRows } from './rows.ts';

const START = '<!-- alerts: written by `npm run docs` -->';

const units: Partial<Record<string, (threshold: number) => string>> = {
  percentunit: (threshold) => `${Math.round(threshold * 100)} %`,
  s: (threshold) => `${threshold} s`,
  bytes: (threshold) => `${threshold / 1_000_000} MB`,
  reqps: (threshold) => `${threshold} a second`,
};

/** The names of metrics in an expression. */
function metricsOf(expression: string): string {
  const names = expression.matchAll(/\b(?:gatehouse|process|nodejs)_\w+|\bup\b/g);
  return [...new Set([...names].map(([name]) => `\`${name}\``))].join(', ');
}

/** `docs/runbook/README.md` with its table of alerts, and of the panels without one. */
export function withAlertTable(page: string): string {
  const start = page.indexOf(START);
  if (start < 0) throw new Error(`docs/runbook/README.md has no ${START}`);
  const rows = alertingRows.map(({ alert, panel, unit, expression }) => {
    const threshold = units[unit]?.(alert.threshold) ?? String(alert.threshold);
    return [
      `[\`${alert.name}\`](${alert.page})`,
      alert.severity,
      metricsOf(expression),
      panel,
      `${alert.comparison} ${threshold}, ${alert.for === '0m' ? 'at once' : `for ${alert.for}`}`,
    ];
  });
  const others = monitoringRows.filter(({ alert }) => !alert);
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const without = others.map(({ panel, expression }) => `| ${panel} | ${metricsOf(expression)} |`).join('\n');
  return `${page.slice(0, start + START.length)}

| alert and its page | severity | metric | panel | threshold |
|---|---|---|---|---|
${table}

Panels without an alert:

| panel | metric |
|---|---|
${without}
`;
}
