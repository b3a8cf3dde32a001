// Scratch copies of the project in which faults are planted, and the process that runs the tests of each.
import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles } from '../projectFiles.mjs';
import { environment, node } from '../runtime.mjs';

/** A fault that makes a test run for ever is not waited for. All tests of one requirement in a browser may take minutes. */
const LIMIT = 600_000;

/** Copies what git would keep of the project, and what was built; the packages are shared. */
export function copyProject(root, folder) {
  for (const path of projectFiles(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

function end(child) {
  // The whole group: vitest's own processes may hang in the fault and would outlive their parent.
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function answerOf(child, task) {
  return new Promise((resolve) => {
    const settle = (answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const timer = setTimeout(() => settle({ broken: `no end after ${LIMIT / 1000} s` }), LIMIT);
    child.once('message', settle);
    child.once('error', (error) => settle({ broken: error.message }));
    child.once('exit', (status) => settle({ broken: `the process of the tests ended with ${status}` }));
    child.send(task);
  });
}

/** A copy of the project at `root`; `judge` plants one fault there and answers what its tests say (see worker.mjs). */
export function openCopy(root) {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-prove-'));
  copyProject(root, folder);
  let child;
  const start = () =>
    fork(join(folder, 'scripts', 'prove', 'worker.mjs'), {
      cwd: folder,
      execPath: node(),
      env: environment(),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  const stop = () => {
    if (child) end(child);
    child = undefined;
  };
  return {
    async judge(task) {
      child ??= start();
      const answer = await answerOf(child, task);
      if (answer.broken) {
        // Whatever the process left half done: its file is put back and the next fault gets a new process.
        stop();
        cpSync(join(root, task.fault.file), join(folder, task.fault.file));
      }
      return answer;
    },
    close() {
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
