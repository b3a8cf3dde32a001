import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewSession } from './previewSession.ts';
import { stateOf } from './stateOf.ts';

/** Interval of empty server-sent events, which keep the connection of the preview's page open. */
const ALIVE_MS = 20_000;

/** Creates the endpoint of server-sent events for the preview's page: its present state, then each new one. */
export function createStateEvents(session: PreviewSession) {
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
      send(stateOf(session.state()));
      const stop = session.listen(send);
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
