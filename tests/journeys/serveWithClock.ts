import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../../server/main.ts';
import { UNLIMITED } from '../../server/options.ts';

/**
 * The server as `claimwright serve` runs it, with a clock that its parent moves and a captcha that takes no time.
 * Words: `--offset <ms>` first, then those of `claimwright serve`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    offset: { type: 'string', default: '0' },
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: '' },
  },
});
let offset = Number(values.offset);
process.on('message', (message: { offset: number }) => {
  offset = message.offset;
});

const server = await startServer({
  bundleDir: positionals[1] ?? '',
  port: Number(values.port),
  dataDir: values.data,
  builtAppDir: fileURLToPath(new URL('../../dist', import.meta.url)),
  altchaDifficulty: { cost: 1, minCounter: 1, maxCounter: 20 },
  limits: UNLIMITED,
  clock: () => new Date(Date.now() + offset),
  operationsKey: process.env.CLAIMWRIGHT_OPERATIONS_KEY,
  onUndocumentedAnswer: ({ message }) => process.stderr.write(`Undescribed: ${message}\n`),
  log: { level: 'warn', stream: process.stderr },
});
const stop = async () => {
  await server.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('disconnect', stop);
