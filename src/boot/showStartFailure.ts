import { APP_TEXTS } from '../content/appTexts.ts';

/** Says plainly that the application could not start; no content is there to say it in another language. */
export function showStartFailure(place: HTMLElement): void {
  const message = document.createElement('p');
  message.textContent = APP_TEXTS.App_StartFailed;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = APP_TEXTS.App_Reload;
  reload.addEventListener('click', () => window.location.reload());
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.className = 'cw-start-failed';
  alert.append(message, reload);
  place.replaceChildren(alert);
}
