import { basename } from 'node:path';
import { inFile, type ReadBundle } from '../../bundle/readBundle.ts';
import type { CaseContext } from '../../schemas/generated/types.ts';
import type { Verdict } from '../../transforms/claims/types.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { ruleNameOf } from '../../transforms/vocabulary/rules.ts';
import { ConditionWatch } from './conditionWatch.ts';

/** A rule where it stands, and whether a case made it fail. */
interface WatchedRule {
  path: string;
  rule: string;
  file: string;
  pointer: string;
  failed: boolean;
}

/** A rule of the documents, which says at a record of another list that the record lacks one. */
const OF_DOCUMENTS = 'documentsRequired';

/** What is said where no case exercises something. */
interface Line {
  text: string;
  isExercised: boolean;
}

/** What the cases of one form exercised. */
class FormCoverage {
  private readonly rules: WatchedRule[];
  private readonly conditions: ConditionWatch;
  private readonly read: ReadBundle;

  constructor(form: FormConfig, read: ReadBundle) {
    this.rules = rulesOf(form);
    this.conditions = new ConditionWatch(form);
    this.read = read;
  }

  /** Notes what a case's verdict exercised. */
  record(verdict: Verdict, context: CaseContext): void {
    const failed = new Set(
      verdict.errors.map(({ path, rule }) => `${path.replace(/\.\d+(?=\.|$)/g, '')} ${rule}`),
    );
    const isDocumentMissing = verdict.errors.some(({ rule }) => rule === OF_DOCUMENTS);
    for (const watched of this.rules) {
      if (failed.has(`${watched.path} ${watched.rule}`)) watched.failed = true;
      if (isDocumentMissing && watched.rule === OF_DOCUMENTS) watched.failed = true;
    }
    this.conditions.record(verdict.claim, context);
  }

  /** The lines about rules that no case made fail, and about each branch that was not taken. */
  lines(): Line[] {
    const rules = this.rules.map(({ path, rule, file, pointer, failed }) => ({
      text: `${this.placeOf(file, pointer)} no case fails ${rule} of ${path}`,
      isExercised: failed,
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

/** What all cases of a run exercised, by form. */
export class Coverage {
  private readonly forms = new Map<string, FormCoverage>();

  ofForm(form: FormConfig, read: ReadBundle): FormCoverage {
    const own = read.view.files.size === 1 ? [...read.view.files.keys()][0] : '';
    const key = `${read.view.directory} ${own} ${form.form}`;
    const known = this.forms.get(key) ?? new FormCoverage(form, read);
    this.forms.set(key, known);
    return known;
  }

  report(): string {
    const all = [...this.forms.values()].flatMap((form) => form.lines());
    // What is the settlement's is watched in each of its forms: one that exercises it is enough.
    const exercised = new Set(all.filter(({ isExercised }) => isExercised).map(({ text }) => text));
    const lines = [...new Set(all.map(({ text }) => text))].filter((text) => !exercised.has(text));
    if (lines.length === 0) return 'Every rule and every branch of every condition is exercised.\n';
    return `${lines.join('\n')}\n${lines.length} not exercised.\n`;
  }
}

function rulesOf({ models }: FormConfig): WatchedRule[] {
  return models.flatMap((model) => {
    const own = model.rules.map((rule, index) => ({
      path: model.name,
      rule,
      place: model.place.at('rules', index),
    }));
    const ofFields = model.fields.flatMap((field) => [
      ...field.rules.map((rule, index) => ({
        path: `${model.name}.${field.name}`,
        rule,
        place: field.place.at('rules', index),
      })),
      ...(field.fields ?? []).flatMap((inner) =>
        inner.rules.map((rule, index) => ({
          path: `${model.name}.${field.name}.${inner.name}`,
          rule,
          place: inner.place.at('rules', index),
        })),
      ),
    ]);
    return [...own, ...ofFields].map(({ path, rule, place }) => ({
      path,
      rule: ruleNameOf(rule.name) ?? rule.name,
      file: place.file,
      pointer: place.pointer,
      failed: false,
    }));
  });
}
