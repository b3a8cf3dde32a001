import { basename } from 'node:path';
import { inFile, type ReadBundle } from '../../bundle/readBundle.ts';
import type { CaseContext } from '../../schemas/generated/types.ts';
import type { DetailedVerdict } from '../../transforms/claims/judge.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { buildFormModel } from '../../transforms/form/buildFormModel.ts';
import { ConditionWatch } from './conditionWatch.ts';
import { type WatchedRule, watchedRules } from './watchedRules.ts';

/** Line of the report of `claimwright cases --coverage`, about a rule or a branch. */
interface Line {
  text: string;
  isExercised: boolean;
}

/** Coverage of one form by its cases. */
export class FormCoverage {
  private readonly rules: readonly WatchedRule[];
  private readonly failed = new Set<WatchedRule>();
  private readonly conditions: ConditionWatch;
  private readonly read: ReadBundle;

  constructor(form: FormConfig, read: ReadBundle) {
    const model = buildFormModel(form);
    this.rules = watchedRules(model);
    this.conditions = new ConditionWatch(model);
    this.read = read;
  }

  /** Records the rules and branches that a case exercised. */
  record(verdict: DetailedVerdict, context: CaseContext): void {
    for (const watched of this.rules) if (failsIn(verdict, watched)) this.failed.add(watched);
    this.conditions.record(verdict.claim, context);
  }

  /**
   * Returns one line for each rule and each branch, which reports that no case has exercised it; `isExercised` is set
   * where one has.
   */
  lines(): Line[] {
    const rules = this.rules.map((watched) => ({
      text: `${this.placeOf(watched.place.file, watched.place.pointer)} no case fails ${watched.rule} of ${watched.path}`,
      isExercised: this.failed.has(watched),
    }));
    const branches = this.conditions.branches().map(({ file, pointer, branch, seen }) => ({
      text: `${this.placeOf(file, pointer)} this condition is never ${branch}`,
      isExercised: seen,
    }));
    return [...rules, ...branches];
  }

  private placeOf(file: string, pointer: string): string {
    const source = this.read.view.files.get(file)?.source;
    const found = inFile({ file, pointer, message: '', hint: '' }, this.read.view);
    const { line, column } = source?.positions.atPointer(found.pointer ?? '', 'value') ?? {
      line: 1,
      column: 1,
    };
    return `${basename(this.read.view.directory)}/${file}:${line}:${column}`;
  }
}

/** Coverage of all cases of a run, by form. */
export class Coverage {
  private readonly forms = new Map<string, FormCoverage>();

  /** Returns the coverage of a form, the same one for all of its case files. */
  ofForm(form: FormConfig, read: ReadBundle): FormCoverage {
    const own = read.view.files.size === 1 ? [...read.view.files.keys()][0] : '';
    const key = `${read.view.directory} ${own} ${form.form}`;
    const known = this.forms.get(key) ?? new FormCoverage(form, read);
    this.forms.set(key, known);
    return known;
  }

  /**
   * Counts exercised rules and branches. Those of the settlement, which several forms have, count once: as exercised if
   * a case of any form exercises them.
   */
  figures(): CoverageFigures {
    const all = [...this.forms.values()].flatMap((form) => form.lines());
    const exercised = new Set(all.filter(({ isExercised }) => isExercised).map(({ text }) => text));
    const texts = [...new Set(all.map(({ text }) => text))];
    const open = texts.filter((text) => !exercised.has(text));
    return { open, all: texts.length, percent: percentOf(texts.length - open.length, texts.length) };
  }

  /** Formats the report: a line for each rule or branch that no case exercises, then their number. */
  report(): string {
    const { open } = this.figures();
    if (open.length === 0) return 'Every rule and every branch of every condition is exercised.\n';
    return `${open.join('\n')}\n${open.length} not exercised.\n`;
  }
}

/** Figures of a run's coverage. */
export interface CoverageFigures {
  /** One line for each rule or branch that no case exercises. */
  open: readonly string[];
  all: number;
  /** Percentage with one decimal, rounded down so that 100 means everything. */
  percent: number;
}

function percentOf(part: number, all: number): number {
  return all === 0 ? 100 : Math.floor((part * 1000) / all) / 10;
}

/** Tests if a verdict has an error of the rule. A rule without a position is compared by path and name. */
export function failsIn(
  { errors }: Pick<DetailedVerdict, 'errors'>,
  { path, rule, order }: Pick<WatchedRule, 'path' | 'rule' | 'order'>,
): boolean {
  return errors.some((error) => {
    if (order !== undefined && error.order >= 0) return error.order === order;
    return error.rule === rule && error.path.replace(/\.\d+(?=\.|$)/g, '') === path;
  });
}
