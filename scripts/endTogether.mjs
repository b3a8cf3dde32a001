// Nothing that a script started is left running, however the script ends.

/** Exit codes of a process that a signal ends. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const running = new Set();

function endAll() {
  for (const child of running) child.kill();
}

const leave = (signal) => process.exit(CODES[signal]);

function listen() {
  process.on('exit', endAll);
  for (const signal of Object.keys(CODES)) process.on(signal, leave);
}

function stopListening() {
  process.off('exit', endAll);
  for (const signal of Object.keys(CODES)) process.off(signal, leave);
}

/** Ends a child with this process, while it runs. */
export function endTogether(child) {
  if (running.size === 0) listen();
  running.add(child);
  const ended = () => {
    if (running.delete(child) && running.size === 0) stopListening();
  };
  child.on('error', ended).on('close', ended);
}

const LOOK_MS = 1000;

/** Ends this process after the npm that runs its script, whose shell hands no signal on. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
