import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

/** Serves the settlement's logo at a URL with a hash of its bytes, to be cached for good. */
export function serveLogo(app: FastifyInstance, { bundle: { logo } }: AppContext): void {
  if (!logo) return;
  app.get(logo.url, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(logo.type).send(logo.bytes),
  );
}
