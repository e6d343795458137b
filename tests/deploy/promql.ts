import { parser } from '@prometheus-io/lezer-promql';

/** The labels of each metric, by its name in the exposition. */
export type ExposedMetrics = ReadonlyMap<string, ReadonlySet<string>>;

/** Prometheus adds them to each series. */
const TARGET_LABELS = ['job', 'instance'];

/** The metrics of an exposition in Prometheus' text format, and `up`, which Prometheus writes itself. */
export function exposedMetrics(text: string): ExposedMetrics {
  const metrics = new Map<string, Set<string>>([['up', new Set(TARGET_LABELS)]]);
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name, labels = ''] = /^([a-z_\d]+)(?:\{(.*)\})? \S+$/.exec(line)!;
    const known = metrics.get(name!) ?? new Set(TARGET_LABELS);
    for (const [, label] of labels.matchAll(/([a-z_]+)="/g)) known.add(label!);
    metrics.set(name!, known);
  }
  return metrics;
}

/** What is wrong with an expression: its syntax, or metrics and labels that the service does not have. */
export function problemsOf(expression: string, exposed: ExposedMetrics): string[] {
  const problems: string[] = [];
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      const text = expression.slice(from, to);
      if (type.isError) problems.push(`does not parse at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (type.name === 'LabelName') labels.push(text);
    },
  });
  if (metrics.length === 0) problems.push(`selects no metric: ${expression}`);
  for (const metric of metrics) if (!exposed.has(metric)) problems.push(`no such metric: ${metric}`);
  const known = new Set(metrics.flatMap((metric) => [...(exposed.get(metric) ?? [])]));
  for (const label of labels) if (!known.has(label)) problems.push(`no such label: ${label}`);
  return problems;
}
