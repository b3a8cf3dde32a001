// Generated from schemas/*.schema.json by `npm run generate:schemas`. Do not edit.
import type { ValidateFunction } from 'ajv';

declare const validators: {
  readonly cases: ValidateFunction;
  readonly classListHeader: ValidateFunction;
  readonly condition: ValidateFunction;
  readonly content: ValidateFunction;
  readonly list: ValidateFunction;
  readonly models: ValidateFunction;
  readonly page: ValidateFunction;
  readonly settlement: ValidateFunction;
};
export = validators;
