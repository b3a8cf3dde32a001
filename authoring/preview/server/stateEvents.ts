import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Workbench } from './previewSession.ts';
import { stateOf } from './stateOf.ts';

/** A page that hears nothing for long would think that the preview has ended. */
const ALIVE_MS = 20_000;

/** Server-sent events: each new state of the bundle under work, the present one first. */
export function createStateEvents(bench: Workbench) {
  const open = new Set<() => void>();
  return {
    serve({ raw: request }: FastifyRequest, reply: FastifyReply): void {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      const send = (state: object) => raw.write(`data: ${JSON.stringify(state)}\n\n`);
      send(stateOf(bench.known()));
      const stop = bench.listen(send);
      const alive = setInterval(() => raw.write(':\n\n'), ALIVE_MS);
      const end = () => {
        clearInterval(alive);
        stop();
        open.delete(end);
        raw.end();
      };
      open.add(end);
      request.on('close', end);
    },
    close(): void {
      for (const end of [...open]) end();
    },
  };
}
