/** Kind of a rule's parameter: it decides how the parameter is read, and what editors rename and offer there. */
export type ParameterKind =
  /** Name of a field, of the rule's own model or of the one that validationContext names. */
  | 'field'
  /** Name of a field of the records of the rule's own list, or a list of such names. */
  | 'recordField'
  | 'recordFields'
  /** Name of a list model, or of a list within the records around. */
  | 'list'
  /** Name of a list of values. */
  | 'valueList'
  | 'flag'
  | 'wholeNumber'
  /** A number or a day; null is open. */
  | 'bound'
  | 'literal'
  | 'pattern'
  /** Code of a country, or the name of a field that holds one. */
  | 'country'
  | 'dateFormat'
  | 'condition'
  /** Condition that is asked inside each record of a list. */
  | 'recordCondition'
  | 'operand'
  /** List of demanded documents. */
  | 'demands';

/** One of a few texts. */
export interface Choice<T extends string = string> {
  choice(): readonly T[];
}

/** Literal with which the field of another parameter is compared. */
export interface ComparedLiteral {
  comparedWith: string;
}

export type Parameter = ParameterKind | Choice | ComparedLiteral;

/** The parameters of a rule by their names. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The texts of a parameter that is one of a few. */
export type ChoiceOf<K> = K extends Choice<infer T> ? T : never;

/** Returns the texts that a parameter of this kind may be; none where they are not few. */
export function choicesOf<K extends Parameter | undefined>(kind: K): readonly ChoiceOf<K>[] {
  const choices = typeof kind === 'object' && 'choice' in kind ? kind.choice() : [];
  // The texts are those of the very kind: TypeScript cannot follow a generic type through a test.
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
  /** The name under which all further ordinal parameters are read as a list. */
  rest?: string;
  named: readonly string[];
  /** Kinds of all of them. */
  kinds: P;
}

/** Every rule with fields to look up takes it (C4-18). */
export const CONTEXT = 'validationContext';
