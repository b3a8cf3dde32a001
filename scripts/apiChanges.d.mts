export function apiChanges(before: object, after: object): string[];
