// The last page of a login tells the pages of this site how it ended, and goes away. It runs in a window that the
// provider's pages have cut off from the one that opened it: a channel of the same origin is what is left.
const { end } = document.documentElement.dataset;
const channel = new BroadcastChannel('claimwright-wallet');
channel.postMessage({ end });
channel.close();
window.close();
