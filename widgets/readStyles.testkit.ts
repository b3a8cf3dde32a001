/** `getComputedStyle` of jsdom. */
export const computed = window.getComputedStyle.bind(window);

/** Attributes by which jsdom's stylesheet shows or hides an element. */
const READ = ['hidden', 'open', 'popover', 'type'];

/** Tests if more than its tag and attributes decide whether an element is shown: its place or its own style. */
const isOfItsPlace = (element: Element) =>
  element.localName === 'summary' || /display|visibility|\ball\b/.test(element.getAttribute('style') ?? '');

const displays = new Map<string, string>();

/** Returns the display of an element, computed once for all with the same tag and attributes. */
function displayOf(element: Element): string {
  if (isOfItsPlace(element)) return computed(element).display;
  const attributes = READ.map((name) => `${name}=${element.getAttribute(name)}`);
  const kind = [element.namespaceURI, element.localName, ...attributes].join(' ');
  const display = displays.get(kind) ?? computed(element).display;
  displays.set(kind, display);
  return display;
}

function visibilityOf(element: Element): string {
  for (let above: Element | null = element; above; above = above.parentElement)
    if (above.hasAttribute('hidden') || isOfItsPlace(above)) return computed(element).visibility;
  return 'visible';
}

function directionOf(element: Element): string {
  const isItsOwn = /^(bdi|input)$/.test(element.localName) || element.hasAttribute('dir');
  return isItsOwn || element.hasAttribute('style') ? computed(element).direction : '';
}

const QUICK: Partial<Record<string | symbol, (element: Element) => string>> = {
  display: displayOf,
  visibility: visibilityOf,
  direction: directionOf,
};

const { style: anyStyle } = document.createElement('div');

/** Returns a style whose properties are computed when they are read. */
const lazily = (element: Element): CSSStyleDeclaration =>
  new Proxy(anyStyle, {
    get(_style, name) {
      const quick = QUICK[name];
      if (quick) return quick(element);
      if (name === 'getPropertyValue')
        return (property: string) =>
          QUICK[property]?.(element) ?? computed(element).getPropertyValue(property);
      const whole = computed(element);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });

// A third of the time of these tests went into queries by role: they ask of each element if it is shown, for which jsdom
// matches every rule of its stylesheet with it, and computes thirteen properties.
window.getComputedStyle = (element, pseudo) =>
  pseudo || document.styleSheets.length > 0 ? computed(element, pseudo) : lazily(element);
