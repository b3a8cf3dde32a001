/** Kinds of symbols: things that the files of a bundle define or refer to by name. */
export type SymbolKind =
  | 'model'
  | 'field'
  | 'rule'
  | 'mask'
  | 'valueList'
  | 'page'
  | 'form'
  | 'deadline'
  | 'content'
  | 'column';

/** Identifier of a symbol: its kind, and a key that is unique within the kind. */
export type SymbolId = `${SymbolKind}:${string}`;

/** Returns the identifier of a field: `field:Standard/claimTransactions/items.amount`. */
export function fieldSymbol(formType: string, model: string, nameInModel: string): SymbolId {
  return `field:${formType}/${model}/${nameInModel}`;
}

/** Returns the identifier of a model: `model:Standard/claimTransactions`. */
export function modelSymbol(formType: string, model: string): SymbolId {
  return `model:${formType}/${model}`;
}

/** Splits an identifier into its kind and parts. */
export function symbolParts(symbol: SymbolId): { kind: SymbolKind; parts: string[] } {
  const colon = symbol.indexOf(':');
  const kind = symbol.slice(0, colon) as SymbolKind;
  const rest = symbol.slice(colon + 1);
  return { kind, parts: kind === 'content' ? [rest] : rest.split('/') };
}
