/** Counters for Prometheus: no names, no addresses, nothing of a claim. */
export interface Metrics {
  count(name: string, labels?: Record<string, string>): void;
  text(): string;
}

const HELP: Record<string, string> = {
  claimwright_requests_total: 'Answers by call and status.',
  claimwright_claims_total: 'Claims stored, by form.',
  claimwright_replays_total: 'Submissions answered from an earlier one, by form.',
  claimwright_authorizations_total: 'Authorizations by form and outcome.',
};

export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  return {
    count: (name, labels = {}) => {
      const series = counters.get(name) ?? new Map<string, number>();
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',');
      series.set(key, (series.get(key) ?? 0) + 1);
      counters.set(name, series);
    },
    text: () =>
      [...counters]
        .flatMap(([name, series]) => [
          `# HELP ${name} ${HELP[name] ?? name}`,
          `# TYPE ${name} counter`,
          ...[...series].map(([labels, value]) => `${name}{${labels}} ${value}`),
        ])
        .concat('')
        .join('\n'),
  };
}
