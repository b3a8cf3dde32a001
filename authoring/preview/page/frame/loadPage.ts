/** Loads an address of the app, even the current one, in a culture (null: that of the visitor's cookie). */
export function loadPage(address: string, culture: string | null): void {
  const { location, history } = window;
  const wanted = new URL(address, location.href);
  if (culture !== null) wanted.searchParams.set('culture', culture);
  if (wanted.pathname !== location.pathname) {
    location.assign(wanted);
    return;
  }
  history.replaceState(history.state, '', wanted);
  location.reload();
}
