/** What a person does with a browser that is older, or of another maker, than the one that Playwright knows. */
export interface Hands {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it and what it is given go there as text. */
  run<Given, Result>(look: (given: Given) => Result, given: Given): Promise<Result>;
  press(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Marks all that stands in the field that has the focus, and deletes it. */
  clear(): Promise<void>;
  /** Chooses an entry of the select that the page marked with this attribute, which is at a point. */
  choose(attribute: string, point: Point, option: string): Promise<void>;
  /** Chooses a file by its path in the file field that the page marked with this attribute. */
  upload(attribute: string, path: string): Promise<void>;
}

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}
