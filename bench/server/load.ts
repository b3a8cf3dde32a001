import { Agent, request } from 'node:http';
import type { Prepared } from './visits.ts';

/** How long each submission took, ms, and all of them together, s. */
export interface Outcome {
  latencies: number[];
  seconds: number;
}

/** Sends them all, so many at a time; each client sends its next when it has its answer. */
export async function send(url: string, submissions: readonly Prepared[], clients: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const target = new URL('/api/forms/standard', url);
  const latencies: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    for (let prepared = submissions[next++]; prepared; prepared = submissions[next++]) {
      const from = performance.now();
      await sendOne(target, prepared, agent);
      latencies.push(performance.now() - from);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { latencies: latencies.sort((a, b) => a - b), seconds };
}

function sendOne(target: URL, { headers, body }: Prepared, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      target,
      { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${answer.statusCode}: ${text}`));
        });
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
