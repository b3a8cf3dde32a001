/** Plain http is for what runs on this machine: a stand-in during development. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
