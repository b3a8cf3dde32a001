export function apiPage(description: object): string;
