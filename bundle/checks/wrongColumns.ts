import { headerOf } from '../reading/classList.ts';
import { defineCheck } from './check.ts';

/** Reports a class list with an invalid header row, whose titles must be `name:mark`. */
export const wrongColumns = defineCheck({
  code: 'wrong-columns',
  severity: 'error',
  summary: 'a class list whose header is wrong',
  needs: 'file',
  *run({ files }) {
    for (const { source } of files.values()) {
      if (!source.readable || source.kind !== 'classList') continue;
      for (const { line, column, message, hint } of headerOf(source.text).faults)
        yield { file: source.path, position: { line, column }, message: `${message}.`, hint };
    }
  },
});
