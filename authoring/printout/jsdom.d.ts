/** Types of the parts of jsdom that tests use, because the package has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
