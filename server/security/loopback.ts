/** Tests for this machine, where plain http is allowed for stand-ins during development. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
