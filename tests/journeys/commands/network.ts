import { type Command, intend } from './command.ts';

/** The network goes away, or comes back. */
export const network: Command<'network'> = {
  draw: intend({}, (model) => ({ do: 'network', on: !model.online })),
  perform: ({ context }, { on }) => context.setOffline(!on),
  learn: (model, { on }) => {
    model.online = on;
  },
};
