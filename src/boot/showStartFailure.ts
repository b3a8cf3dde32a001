import { EN_START } from '../../transforms/texts/en/start.ts';
import { contentText, DEFAULT_CULTURE, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { CONFIG_FAILED } from '../stores/problemMessages.ts';
import { type Inlined, StartFailure } from './bootData.ts';

/** The texts that came with the page, and behind them the few English ones that are built in. */
function textsOf({ culture = DEFAULT_CULTURE, content = {} }: Inlined): Texts {
  const active = content[culture] ?? {};
  return { culture, active, fallback: { ...EN_START, ...content[DEFAULT_CULTURE] } };
}

/** Says plainly that the application could not start, why, and where to turn as far as that is known. */
export function showStartFailure(place: HTMLElement, failure: unknown, inlined: Inlined = {}): void {
  const texts = textsOf(inlined);
  const key = failure instanceof StartFailure ? failure.key : CONFIG_FAILED;
  const { phoneKey, emailKey, addressKey } = inlined.settlement?.contact ?? {};
  const contacts = [phoneKey, emailKey, addressKey].filter((known) => known !== undefined);
  const said = [productText(key, texts), ...contacts.map((contact) => contentText(contact, texts))];
  const lines = said.map((text) => {
    const line = document.createElement('p');
    line.textContent = text;
    return line;
  });
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = productText('App_Reload', texts);
  reload.addEventListener('click', () => window.location.reload());
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.className = 'cw-start-failed';
  alert.append(...lines, reload);
  place.replaceChildren(alert);
}
