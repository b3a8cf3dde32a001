/** Tests if a URL is of this machine, where plain http is allowed for stand-ins of providers during development. */
export const isLoopback = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
