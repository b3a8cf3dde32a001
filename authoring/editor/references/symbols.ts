/** The kinds of things that a bundle's files name. */
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

/** One thing that can be named, as a text: the kind and what tells it from others of its kind. */
export type SymbolId = `${SymbolKind}:${string}`;

/** `field:Standard/claimTransactions/items.amount`. */
export function fieldSymbol(formType: string, model: string, nameInModel: string): SymbolId {
  return `field:${formType}/${model}/${nameInModel}`;
}

export function modelSymbol(formType: string, model: string): SymbolId {
  return `model:${formType}/${model}`;
}

/** What a symbol is, and its parts. */
export function symbolParts(symbol: SymbolId): { kind: SymbolKind; parts: string[] } {
  const colon = symbol.indexOf(':');
  const kind = symbol.slice(0, colon) as SymbolKind;
  const rest = symbol.slice(colon + 1);
  return { kind, parts: kind === 'content' ? [rest] : rest.split('/') };
}
