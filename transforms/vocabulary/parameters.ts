/** Kind of a rule's parameter, by which it is read, and by which editors rename and complete it. */
export type ParameterKind =
  /** Name of a field, of the rule's own model or of the one that validationContext names. */
  | 'field'
  /** Name of a field of the records of the rule's own list, or a list of such names. */
  | 'recordField'
  | 'recordFields'
  /** Name of a list model, or of a list field of an enclosing record. */
  | 'list'
  /** Name of a list of values. */
  | 'valueList'
  | 'flag'
  | 'wholeNumber'
  /** Number or day; null is open. */
  | 'bound'
  | 'literal'
  | 'pattern'
  /** Code of a country, or the name of a field that holds one. */
  | 'country'
  | 'dateFormat'
  | 'condition'
  /** Condition that is evaluated inside each record of a list. */
  | 'recordCondition'
  | 'operand'
  /** List of demanded documents. */
  | 'demands';

/** Kind of a parameter that is one of a few texts. */
export interface Choice<T extends string = string> {
  choice(): readonly T[];
}

/** Kind of a parameter that is a literal, with which the field of another parameter is compared. */
export interface ComparedLiteral {
  comparedWith: string;
}

export type Parameter = ParameterKind | Choice | ComparedLiteral;

/** Parameters of a rule by name. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** Texts that a choice parameter may be. */
export type ChoiceOf<K> = K extends Choice<infer T> ? T : never;

/** Returns the texts that a choice parameter may be; none for other kinds. */
export function choicesOf<K extends Parameter | undefined>(kind: K): readonly ChoiceOf<K>[] {
  const choices = typeof kind === 'object' && 'choice' in kind ? kind.choice() : [];
  // The texts are those of this kind, but TypeScript cannot narrow a generic type by a test.
  return choices as readonly ChoiceOf<K>[];
}

/** Names of the parameters that are of these kinds. */
export type NamesOf<P extends Parameters, K extends Parameter> = {
  [N in keyof P & string]: P[N] extends K ? N : never;
}[keyof P & string];

/** Parameters of a rule, by position and by name (contract section 4). */
export interface ParameterNames<P extends Parameters = Parameters> {
  /** Names of the ordinal parameters, in order. */
  ordinal: readonly string[];
  /** Name under which all further ordinal parameters are read as a list. */
  rest?: string;
  named: readonly string[];
  /** Kinds of all parameters. */
  kinds: P;
}

/** Name of a parameter of every rule: the model in which the fields that the rule names are looked up (C4-18). */
export const CONTEXT = 'validationContext';
