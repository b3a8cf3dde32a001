import { type Command, intend } from './command.ts';

/** The server ends as at a power cut, or is started again over what it had stored. */
export const server: Command<'server'> = {
  draw: intend({}, (model) => ({ do: 'server', up: !model.serverUp })),
  perform: (world, { up }) => (up ? world.server.restart() : world.server.kill()),
  learn: (model, { up }) => {
    model.serverUp = up;
  },
};
