/** Where a script of the stand-in finds its server, and whose interface it offers. */
interface Told {
  origin: string;
  provider: 'GoogleReCaptcha' | 'HCaptcha';
}

type Callback = (value?: string) => void;
type Options = Record<string, unknown>;

/**
 * Runs in the page, as the provider's own script would: the part of Google's and hCaptcha's interfaces that a site uses,
 * with the ways in which they differ. The challenge is a frame of the provider's in a box at the end of the page. Google
 * neither says that it is shown nor that it was closed; hCaptcha does. It stands alone: the browser gets its text.
 */
export function providerScript({ origin, provider }: Told): void {
  const drawn: { options: Options; box: HTMLElement; frame: HTMLIFrameElement }[] = [];
  const isGoogle = provider === 'GoogleReCaptcha';
  const framePath = isGoogle ? '/recaptcha/api2/bframe' : '/captcha/v1/hcaptcha.html';
  const challengePath = isGoogle ? '/recaptcha/api2/reload' : '/checksiteconfig';
  const call = (options: Options, name: string, value?: string) => {
    const callback = options[name];
    if (typeof callback === 'function') (callback as Callback)(value);
  };
  const show = (box: HTMLElement, isShown: boolean) => {
    box.style.visibility = isShown ? 'visible' : 'hidden';
    box.style.top = isShown ? '0' : '-10000px';
  };

  function render(_element: HTMLElement, options: Options): number {
    const box = document.createElement('div');
    const backdrop = box.appendChild(document.createElement('div'));
    const frame = box.appendChild(document.createElement('iframe'));
    box.style.cssText = 'position: absolute; inset-inline: 0; height: 100vh; z-index: 2000000000';
    backdrop.style.cssText = 'position: fixed; inset: 0; background: #fff; opacity: 0.5';
    frame.style.cssText = 'position: relative; width: 300px; height: 200px';
    frame.title = 'Security challenge';
    show(box, false);
    backdrop.onclick = () => {
      show(box, false);
      if (!isGoogle) call(options, 'close-callback');
    };
    document.body.append(box);
    return drawn.push({ options, box, frame }) - 1;
  }

  async function execute(id: number): Promise<void> {
    const widget = drawn[id];
    if (!widget) throw new Error(`There is no widget ${id}`);
    const { options, box, frame } = widget;
    const asked = fetch(`${origin}${challengePath}?k=${String(options.sitekey)}`, { method: 'POST' });
    // As the providers' scripts do, which say so where their server is not reached.
    const answer = await asked.catch(() =>
      call(options, 'error-callback', isGoogle ? undefined : 'network-error'),
    );
    if (!answer) return;
    const { how, token } = (await answer.json()) as { how: string; token: string };
    if (how === 'passes') call(options, 'callback', token);
    if (how !== 'asks') return;
    frame.src = `${origin}${framePath}#${token}`;
    show(box, true);
    if (!isGoogle) call(options, 'open-callback');
  }

  // The token is the one asked for last: a frame shown again is pressed, at times, before it has heard of its new one.
  window.addEventListener('message', ({ source, origin: sender }) => {
    const widget = drawn.find(({ frame }) => frame.contentWindow === source);
    if (sender !== origin || !widget) return;
    const token = widget.frame.src.split('#')[1];
    show(widget.box, false);
    // Google's token comes once its frame is hidden.
    setTimeout(() => call(widget.options, 'callback', token), 50);
  });

  const api = { render, execute, reset: (id: number) => drawn[id] && show(drawn[id].box, false) };
  const ready = (run: () => void) => setTimeout(run);
  Object.assign(window, isGoogle ? { grecaptcha: { ...api, ready } } : { hcaptcha: api });
}

/** The challenge itself, a page of the provider's: a person presses its button. */
export const CHALLENGE_PAGE = `<!doctype html><html lang="en"><title>Challenge</title>
<p>Pick all squares with buses.</p><button type="button">Verify</button>
<script>document.querySelector('button').onclick = () => parent.postMessage('solved', '*');</script></html>`;
