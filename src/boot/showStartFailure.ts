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

function reloadButton(): HTMLButtonElement {
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = textOf('App_Reload');
  reload.addEventListener('click', () => window.location.reload());
  return reload;
}

/**
 * Shows an alert in `place` that the app could not start, above the static message. It uses only what every browser
 * since 2015 has and nothing that may have failed: no store, no text of the settlement, no React (C17-04).
 */
export function showStartFailure(place: HTMLElement, failure: unknown): void {
  const line = document.createElement('p');
  line.textContent = textOf(failure instanceof StartFailure ? failure.key : CONFIG_FAILED);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.className = 'cw-start';
  alert.appendChild(line);
  alert.appendChild(reloadButton());
  place.insertBefore(alert, place.firstChild);
  showStartMessage(place);
}
