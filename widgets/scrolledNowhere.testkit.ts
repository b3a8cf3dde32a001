import './readStyles.testkit.ts';

// jsdom lays nothing out and has nowhere to scroll to: it says so on the console, each time.
window.scrollTo = () => undefined;
Range.prototype.getBoundingClientRect = () => new DOMRect();
