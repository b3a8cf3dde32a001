import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programCommand } from './programCommand.ts';

const HERE = join('/', 'home', 'ada', 'case');
const call = (program: string, environment: Record<string, string> = {}) =>
  programCommand({ program, cwd: HERE, environment: { PATH: '/usr/bin:/usr/local/bin', ...environment } });

const npx = (agent: string) => ({ npm_command: 'exec', npm_config_user_agent: agent });

it.each([
  ['npx', join(HERE, 'node_modules/.bin/claimwright'), npx('npm/11.19.1 node/v24'), 'npx claimwright'],
  ['pnpm', join(HERE, 'node_modules/.bin/claimwright'), npx('pnpm/10.1.0 npm/?'), 'pnpm exec claimwright'],
  ['a program', '/usr/local/bin/claimwright', {}, 'claimwright'],
  ['a program of Windows', join('/', 'roaming/npm/node_modules/claimwright/cli/bin.js'), {}, 'claimwright'],
  [
    'a link in the folder',
    join(HERE, 'node_modules/.bin/claimwright'),
    {},
    './node_modules/.bin/claimwright',
  ],
  ['a file of the clone', join(HERE, 'cli/bin.js'), {}, 'node cli/bin.js'],
  ['a file elsewhere', join('/', 'home/ada/my clone/cli/bin.js'), {}, 'node "../my clone/cli/bin.js"'],
])('C17-10: called by %s, the command is typed again the same way', (_way, program, environment, typed) => {
  expect(call(program, environment)).toBe(typed);
});
