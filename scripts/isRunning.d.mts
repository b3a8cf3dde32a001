/** Is there a process of this number, whoever's it is? */
export function isRunning(pid: number): boolean;
