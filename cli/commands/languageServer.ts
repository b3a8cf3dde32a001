import { serveLanguage } from '../../authoring/editor/languageServer/serve.ts';
import type { Command } from '../command.ts';

/** `claimwright language-server` (C12-06): runs the language server over stdin and stdout. */
export const languageServer: Command = {
  details:
    'It offers findings while typing, completion, hover, definitions, references, renaming and mends, by the Language Server Protocol over stdin and stdout.',
  usage: '[--stdio]',
  positionals: { min: 0, max: 0, what: 'nothing' },
  options: { stdio: { type: 'boolean', summary: 'Speak over stdin and stdout, which it does anyway.' } },
  async run() {
    await serveLanguage(process.stdin, process.stdout);
    return 0;
  },
};
