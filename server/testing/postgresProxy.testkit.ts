import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** A network between a server and its PostgreSQL that can be taken away. */
export interface PostgresProxy {
  /** The database's address behind it. */
  url: string;
  /** Passes no byte while it is held, as a database that hangs and keeps its connections. */
  hold(held: boolean): void;
  /** Breaks every connection, as a network or a balancer does. */
  cut(): void;
  /** Refuses connections until it is opened again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Stands before a database of `testPostgres`, whose address names a folder with a socket. */
export async function postgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const [, user = '', name = '', folder = ''] = /\/\/(.*)@\/(.*)\?host=(.*)$/.exec(databaseUrl) ?? [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    sockets.add(socket);
  };
  const listening = async (port: number): Promise<Server> => {
    const server = createServer((client) => {
      const database = connect(join(decodeURIComponent(folder), '.s.PGSQL.5432'));
      keep(client);
      keep(database);
      client.on('close', () => database.destroy());
      database.on('close', () => client.destroy());
      client.pipe(database).pipe(client);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let proxy = await listening(0);
  const { port } = proxy.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${name}`,
    hold: (held) => {
      for (const socket of sockets) held ? socket.pause() : socket.resume();
    },
    cut,
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      cut();
      await closed;
    },
    open: async () => {
      proxy = await listening(port);
    },
  };
}
