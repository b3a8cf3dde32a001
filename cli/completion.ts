import type { Command, NamedCommand } from './command.ts';
import { HELP } from './commandLine.ts';

/** Returns a command's options for the completion script of a shell. */
const optionsOf = ({ options }: Command) =>
  Object.entries({ ...options, help: HELP }).map(([name, { summary, choices }]) => ({
    word: `--${name}`,
    summary,
    choices: choices ?? [],
  }));

/** Quotes a text for a shell by single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const wordsOf = (commands: readonly NamedCommand[]) => commands.map(({ name }) => name).join(' ');

/** Builds the script for bash, which completes all other words as files. */
function bash(commands: readonly NamedCommand[]): string {
  const choices = commands.flatMap((command) =>
    optionsOf(command)
      .filter((option) => option.choices.length > 0)
      .map((option) => `    ${command.name}:${option.word}) words=${quoted(option.choices.join(' '))} ;;`),
  );
  const options = commands.map(
    (command) =>
      `    ${command.name}:*) words=${quoted(
        optionsOf(command)
          .map(({ word }) => word)
          .join(' '),
      )} ;;`,
  );
  return `_claimwright() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=''
  case "\${COMP_WORDS[1]}:$before" in
${[...choices, ...options].join('\n')}
  esac
  [ "$COMP_CWORD" = 1 ] && words=${quoted(`${wordsOf(commands)} help --help --version`)}
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _claimwright claimwright
`;
}

/** Escapes colons and brackets, which separate an option from its summary in zsh. */
const escaped = (text: string): string => text.replaceAll(/[:[\]\\]/g, '\\$&');

function zsh(commands: readonly NamedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = commands.map((command) => {
    const options = optionsOf(command).map(({ word, summary, choices }) => {
      const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : '';
      return quoted(`${word}[${escaped(summary)}]${value}`);
    });
    return `    ${command.name}) _arguments ${options.join(' ')} '*:file:_files' ;;`;
  });
  return `#compdef claimwright
_claimwright() {
  local -a commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _claimwright ]; then _claimwright "$@"; else compdef _claimwright claimwright; fi
`;
}

function fish(commands: readonly NamedCommand[]): string {
  const names = commands.map(
    ({ name, summary }) =>
      `complete -c claimwright -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
  );
  const options = commands.flatMap((command) =>
    optionsOf(command).map(({ word, summary, choices }) =>
      [
        `complete -c claimwright -n '__fish_seen_subcommand_from ${command.name}' -l ${word.slice(2)}`,
        ...(choices.length > 0 ? [`-xa ${quoted(choices.join(' '))}`] : []),
        `-d ${quoted(summary)}`,
      ].join(' '),
    ),
  );
  return `${[...names, ...options].join('\n')}\n`;
}

/** Builders of completion scripts, by shell. */
export const COMPLETIONS: Record<'bash' | 'zsh' | 'fish', (commands: readonly NamedCommand[]) => string> = {
  bash,
  zsh,
  fish,
};
