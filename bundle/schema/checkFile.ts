import validators from '../../schemas/generated/validators.cjs';
import { addSchema, schemaHint } from '../../transforms/config/advice.ts';
import type { Report } from '../findings/finding.ts';
import type { SourceFile } from '../reading/sourceFile.ts';
import type { SchemaKind } from './metaSchemas.ts';
import { type Problem, problemsOf } from './problems.ts';
import { type LeftOut, type Origins, originalPointer, removeBrokenParts, withMeantKeys } from './repair.ts';

/** File of a bundle after validation against its meta-schema, without the invalid parts, which are reported. */
export interface CheckedFile {
  source: SourceFile;
  /** Value of the file's type; undefined where nothing of it is usable. */
  value: unknown;
  leftOut: LeftOut[];
  problems: readonly Problem[];
  origins: Origins;
}

const KINDS: Partial<Record<SourceFile['kind'], SchemaKind>> = {
  settlement: 'settlement',
  models: 'models',
  page: 'page',
  content: 'content',
  translated: 'content',
  list: 'list',
  cases: 'cases',
};

interface Checked {
  file: CheckedFile;
  reports: Report[];
}

const known = new WeakMap<SourceFile, Checked>();

/**
 * Returns a file without the parts that violate the meta-schema of its kind, and reports of those. A file of a kind
 * without meta-schema is returned whole. Computed once for each text.
 */
export function checkFile(source: SourceFile): Checked {
  const checked = known.get(source) ?? check(source);
  known.set(source, checked);
  return checked;
}

function check(source: SourceFile): Checked {
  const kind = KINDS[source.kind];
  const origins: Origins = new WeakMap();
  const whole: CheckedFile = { source, value: source.value, leftOut: [], problems: [], origins };
  if (!kind || !source.readable) return { file: whole, reports: [] };
  const first = problemsIn(source.value, kind);
  // A misspelt $schema is reported as an unknown key.
  const misspeltSchema = first.some(({ pointer }) => pointer.startsWith('/$'));
  const schema = misspeltSchema ? [] : schemaReports(source, kind);
  if (first.length === 0) return { file: whole, reports: schema };
  const spelt = withMeantKeys(source.value, first, origins);
  const misspelt = first.filter(({ meant }) => meant !== undefined);
  const rest = misspelt.length > 0 ? problemsIn(spelt, kind) : first;
  const reports = [...misspelt.map((problem) => reportOf(source, problem, problem.pointer))];
  for (const problem of rest) {
    if (!misspelt.includes(problem))
      reports.push(reportOf(source, problem, originalPointer(spelt, problem.pointer, origins)));
  }
  const { value, leftOut } = removeBrokenParts(spelt, rest, origins);
  return { file: { source, value, leftOut, problems: rest, origins }, reports: [...schema, ...reports] };
}

function problemsIn(value: unknown, kind: SchemaKind): Problem[] {
  const validate = validators[kind];
  return validate(value) ? [] : problemsOf(validate.errors ?? []);
}

function reportOf(source: SourceFile, problem: Problem, pointer: string): Report {
  const { code, part, message, hint } = problem;
  return { code, file: source.path, pointer, part, message, hint };
}

/** Reports a `$schema` that is not the meta-schema of the file's kind (C9-01). */
function schemaReports({ path, value }: SourceFile, kind: SchemaKind): Report[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const named: unknown = (value as Record<string, unknown>).$schema;
  const wanted = `${kind}.schema.json`;
  if (named === undefined) {
    const message = 'The file does not name its meta-schema.';
    return [{ code: 'missing-schema', file: path, message, hint: addSchema(wanted) }];
  }
  if (typeof named !== 'string' || named.split('/').at(-1) === wanted) return [];
  return [
    {
      code: 'wrong-schema',
      file: path,
      pointer: '/$schema',
      message: `This is a ${kind} file, not what its $schema says.`,
      hint: schemaHint(wanted),
    },
  ];
}
