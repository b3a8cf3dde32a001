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
  const latencies: number[] = [];
  const start = performance.now();
  await shareOut(submissions, clients, async (prepared) => {
    const from = performance.now();
    const { status, text } = await sendOne(url, prepared, agent);
    if (status !== 200) throw new Error(`${status}: ${text}`);
    latencies.push(performance.now() - from);
  });
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { latencies: latencies.sort((a, b) => a - b), seconds };
}

/** Does some work with each item, so many at a time. */
export async function shareOut<Item>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

/** Answer of the server to a claim. */
export interface Answer {
  status: number | undefined;
  text: string;
  retryAfter: string | undefined;
}

/** Sends a claim, and returns the answer; over a connection of its own where there is no agent. */
export function sendOne(
  url: string,
  { headers, body }: Prepared,
  agent: Agent | false = false,
): Promise<Answer> {
  const target = new URL('/api/forms/standard', url);
  const lengths = { ...headers, 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const call = request(target, { method: 'POST', agent, headers: lengths }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      const { statusCode: status, headers } = answer;
      answer.on('end', () => resolve({ status, text, retryAfter: headers['retry-after'] }));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
