import { useText } from '../hooks/useApp.ts';
import { isConfirmation, pageNamed } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

/** How far the claim has come: pages that are skipped now do not count. */
export function Steps({ wizard, page }: { wizard: Wizard; page: string }) {
  const text = useText();
  const bundle = wizard.bundle();
  const { claims } = wizard.app;
  const live = bundle.pages.filter(
    (candidate) => !isConfirmation(candidate) && !claims.isSkipped(bundle.form, candidate.page.path),
  );
  const index = live.indexOf(pageNamed(bundle, page));
  if (index < 0 || live.length < 2) return null;
  return (
    <div className="cw-steps">
      <p className="cw-steps-text">{text('App_Step', { step: index + 1, steps: live.length })}</p>
      <progress className="cw-steps-bar" value={index + 1} max={live.length} aria-hidden="true" />
    </div>
  );
}
