// The words behind a command for developers. Plain JavaScript that Node 20.19 can read: it is read before anything is installed.
import { parseArgs } from 'node:util';

/**
 * An option: a switch, or what it takes; `shown` stands for its value in the help, `is` tests it.
 * @typedef {{ help: string, takes?: string, shown?: string, is?: (text: string) => boolean, standard?: string }} Option
 * @typedef {Record<string, string | boolean | undefined>} Values
 */

const SWITCH = { type: 'boolean', default: false };

function parsed(words, options) {
  const known = Object.entries(options).map(([name, { takes, standard }]) => [
    name,
    takes === undefined ? SWITCH : { type: 'string', ...(standard !== undefined && { default: standard }) },
  ]);
  try {
    return { values: parseArgs({ args: [...words], options: Object.fromEntries(known) }).values };
  } catch (error) {
    // Node's own words say which option it was; all behind them is advice for programmers.
    const [said] = error.message.split(/\. |\n/);
    return { fault: `${said.replace(/\.$/, '')}.` };
  }
}

function faultIn(values, options) {
  for (const [name, { takes, is }] of Object.entries(options)) {
    const value = values[name];
    if (takes !== undefined && value !== undefined && is && !is(value))
      return `--${name} takes ${takes}; ${JSON.stringify(value)} is not.`;
  }
  return null;
}

/** What `--help` prints: a line of usage, what the command does, and a line for each option. */
function helpOf(usage, about, options) {
  const lines = Object.entries({ ...options, help: { help: 'this text' } }).map(
    ([name, { takes, shown = '…', standard, help }]) => {
      const option = takes === undefined ? `--${name}` : `--${name} ${shown}`;
      const often = standard === undefined ? '' : ` (${standard})`;
      return `  ${option.padEnd(18)} ${help}${often}`;
    },
  );
  return [usage, '', about, '', ...lines].join('\n');
}

/**
 * The chosen values; or the help that was asked for; or one line that says which word cannot be used.
 * @param {string} usage
 * @param {string} about
 * @param {Record<string, Option>} options
 * @param {readonly string[]} words
 * @returns {{ values?: Values, help?: string, fault?: string }}
 */
export function readWords(usage, about, options, words) {
  if (words.includes('--help') || words.includes('-h')) return { help: helpOf(usage, about, options) };
  const { values, fault } = parsed(words, options);
  const wrong = fault ?? faultIn(values, options);
  return wrong ? { fault: `${wrong} --help lists the options.` } : { values };
}

/**
 * The chosen values, or the end of the process: 0 after its help, 2 after one line that says what is wrong.
 * @param {string} command
 * @param {string} about
 * @param {Record<string, Option>} options
 * @returns {Values}
 */
export function wordsOrExit(command, about, options) {
  const usage = `npm run ${command} -- [options]`;
  const { values, help, fault } = readWords(usage, about, options, process.argv.slice(2));
  if (values) return values;
  if (help) console.log(help);
  else console.error(fault);
  return process.exit(help ? 0 : 2);
}

/** A whole number of so much at least. */
export const isWhole = (/** @type {number} */ least) => (/** @type {string} */ text) =>
  /^\d{1,10}$/.test(text) && Number(text) >= least;
