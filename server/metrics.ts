import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { callOf } from './http/requestLog.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Histogram buckets in seconds, from a quick read to an upload of many documents. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counts and times each response of an app by its operation. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ routeOptions }, { statusCode, problem, elapsedTime }, done) => {
    const call = callOf(routeOptions.config);
    metrics.requests.inc({ call, status: statusCode });
    metrics.outcomes.inc({ call, outcome: problem ?? 'done' });
    metrics.durations.observe({ call }, elapsedTime / 1000);
    done();
  });
}

/** Creates the server's Prometheus metrics, nothing of a claim among them. `ofProcess` adds those of the process. */
export function createMetrics(ofProcess = false) {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    requests: counter('claimwright_requests_total', 'Answers by call and status.', ['call', 'status']),
    outcomes: counter(
      'claimwright_outcomes_total',
      'Answers by call and outcome: done, or the code of the problem.',
      ['call', 'outcome'],
    ),
    claims: counter('claimwright_claims_total', 'Claims stored, by form.', ['form']),
    replays: counter('claimwright_replays_total', 'Submissions answered from an earlier one, by form.', [
      'form',
    ]),
    authorizations: counter('claimwright_authorizations_total', 'Authorizations by form.', ['form']),
    drafts: counter(
      'claimwright_drafts_total',
      'Drafts by event: saved, resumed, filed, deleted or expired.',
      ['event'],
    ),
    keptDrafts: new Gauge({
      name: 'claimwright_drafts',
      help: 'Drafts that are kept, as of the last sweep.',
      registers: [registry],
    }),
    refusals: counter('claimwright_refusals_total', 'Wrong credentials, by form.', ['form']),
    refusedCredentials: counter(
      'claimwright_refused_credentials_total',
      'Different credentials that were wrong, by form: many of them mean that somebody goes through a list.',
      ['form'],
    ),
    signInWaits: counter('claimwright_sign_in_waits_total', 'Sign-ins told to wait, by form.', ['form']),
    limited: counter('claimwright_limited_total', 'Requests told to wait, by kind.', ['kind']),
    durations: new Histogram({
      name: 'claimwright_request_seconds',
      help: 'Time from the first bytes of a request to the end of its answer, by call.',
      labelNames: ['call'],
      buckets: SECONDS,
      registers: [registry],
    }),
    commits: new Histogram({
      name: 'claimwright_commit_seconds',
      help: 'Time that a claim waits for its durable commit, by form.',
      labelNames: ['form'],
      buckets: SECONDS,
      registers: [registry],
    }),
    /** Registry for the metrics of a part that a server may not have. */
    registry,
    /** Returns all metrics in Prometheus' text format. */
    text: (): Promise<string> => registry.metrics(),
  };
}
