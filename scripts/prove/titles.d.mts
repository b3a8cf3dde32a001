export function idsInTitles(source: string): Set<string>;
