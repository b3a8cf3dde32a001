import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AppOptions, Limits } from '../options.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { isTrustedProxy } from '../security/trustedProxies.ts';

/**
 * Limits the open connections of the server, and of one client address unless it is a proxy of ours, which brings
 * everybody's. Closes one that is too many before a byte is read.
 */
export function limitConnections(app: FastifyInstance, limits: Limits, { proxies }: AppOptions): void {
  const isProxy = proxies === undefined ? () => false : isTrustedProxy(proxies);
  const open = new Map<string, number>();
  app.server.maxConnections = limits.connections;
  app.server.on('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? '';
    if (isProxy(from, 0)) return;
    const address = clientAddress(from);
    const count = open.get(address) ?? 0;
    if (count >= limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
