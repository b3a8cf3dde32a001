/** Tests for a running process of this number, of any user. */
export function isRunning(pid: number): boolean;
