// Starts the server as `serve` does and prints each module that this loaded, in this thread and by its address.
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});
const [dataDir = '', bundleDir = ''] = process.argv.slice(2);
await import('../../cli/commands/serve.ts');
const { startServer } = await import('../main.ts');
const server = await startServer({ bundleDir, dataDir, port: 0, operations: { host: '127.0.0.1', port: 0 } });
await server.close();
process.stdout.write(JSON.stringify(loaded));
