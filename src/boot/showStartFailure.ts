import { EN_START } from '../../transforms/texts/en/start.ts';
import { CONFIG_FAILED } from '../stores/problemMessages.ts';
import { readInlined, StartFailure, type StartText } from './bootData.ts';
import { showStartMessage } from './startMessage.ts';

/** Returns the text of a content key in the page's culture, where it is inlined in the page; else in English. */
function textOf(key: StartText): string {
  try {
    const { culture = '', content = {} } = readInlined(document);
    return content[culture]?.[key] ?? EN_START[key];
  } catch {
    // The page's inlined data may be cut off.
    return EN_START[key];
  }
}

function buttonOf(key: StartText, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = textOf(key);
  button.addEventListener('click', onPress);
  return button;
}

/** Line with the id of the request that failed, to be told to the administrator (C13-15). */
function numberOf(requestId: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = `${textOf('Alert_Number')} `;
  const code = document.createElement('code');
  code.dir = 'ltr';
  code.translate = false;
  code.textContent = requestId;
  line.appendChild(code);
  return line;
}

/**
 * Shows an alert in `place` that the app could not start, above the static message. Its button runs `again`, where that is
 * given and a call has failed: what was entered in a drawn page stays; else it reloads the page. It uses only what every
 * browser since 2015 has and nothing that may have failed: no store, no text of the settlement, no React (C17-04).
 */
export function showStartFailure(place: HTMLElement, failure: unknown, again?: () => void): void {
  const isCall = failure instanceof StartFailure;
  const line = document.createElement('p');
  line.textContent = textOf(isCall ? failure.key : CONFIG_FAILED);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.className = 'cw-start';
  alert.appendChild(line);
  if (isCall && failure.requestId !== '') alert.appendChild(numberOf(failure.requestId));
  const retry = () => {
    place.removeChild(alert);
    again?.();
  };
  alert.appendChild(
    isCall && again ? buttonOf('Ui_TryAgain', retry) : buttonOf('App_Reload', () => window.location.reload()),
  );
  place.insertBefore(alert, place.firstChild);
  showStartMessage();
  // The visitor may be further down in a drawn page.
  alert.scrollIntoView?.();
}
