/**
 * What transforms may use of the platform beyond the language itself: the same in every browser and in Node, and
 * without any state. Only transforms/tsconfig.json reads this; elsewhere the platform's own types hold.
 */
declare const URL: { canParse(text: string): boolean };

/** Named by the types of the API's description; nothing here makes or reads one. */
interface Blob {
  readonly size: number;
}
