import { describe, expect, it } from 'vitest';
import { chosenNode, folderFault, managerFault, nodeFault } from './machine.mjs';

describe('which Node will do', () => {
  it.each([
    ['20.19.0', 'linux-x64'],
    ['22.12.0', 'linux-arm64'],
    ['24.1.0', 'darwin-arm64'],
  ])('%s on %s', (version, platform) => {
    expect(nodeFault(version, platform)).toBeNull();
  });

  it.each([
    ['18.20.4', 'linux-x64', 'needs Node 20.19 or newer'],
    ['20.18.9', 'linux-x64', 'needs Node 20.19 or newer'],
    ['22.12.0', 'darwin-arm64', 'Install Node 24 and try again.'],
  ])('%s on %s is refused in one line that says what to do', (version, platform, line) => {
    expect(nodeFault(version, platform)).toContain(line);
    expect(nodeFault(version, platform)).not.toContain('\n');
  });
});

it.each([
  ['24.1.0', '/opt/node'],
  ['26.0.0', '/opt/node'],
  ['22.12.0', '/packaged/node'],
])('C17-07: on Node %s everything runs on %s', (version, path) => {
  expect(chosenNode({ version, path: '/opt/node' }, () => '/packaged/node')).toBe(path);
});

describe('C17-07: where a clone may be', () => {
  it.each(['/home/müller & söhne/claims (1)', 'C:\\Users\\Zoë\\claimwright'])('%s', (folder) => {
    expect(folderFault(folder)).toBeNull();
  });

  it.each(['/srv/c#/claims', '/srv/100% new'])('%s is refused in one line that says what to do', (folder) => {
    expect(folderFault(folder)).toMatch(/^Claimwright cannot [^\n]*Move it to another and try again\.$/);
    expect(folderFault(folder)).toContain(folder);
  });
});

it.each([
  undefined,
  '/usr/lib/node_modules/npm/bin/npm-cli.js',
  'C:\\node\\npm\\bin\\npm-cli.js',
  '/opt/npm',
])('C17-07: npm as %s installs', (program) => expect(managerFault(program)).toBeNull());
