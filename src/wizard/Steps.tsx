import { useId, useState } from 'react';
import { contentKeyOf } from '../../transforms/pages/contentVariants.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { contentText } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { Words } from '../../widgets/Words.tsx';
import { useText } from '../hooks/useApp.ts';
import type { NamedPage } from '../stores/forms.ts';
import { pageNamed } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

interface Step {
  path: string;
  /** What the progress calls the page: its own short name, or its title. */
  name: string;
}

function stepOf({ app, bundle, claim }: Wizard, { page }: NamedPage): Step {
  const keyOf = contentKeyOf(bundle().loaded.plan, claim().state.document, app.context());
  const name = plainText(contentText(keyOf(page.stepKey ?? page.titleKey), app.texts()));
  return { path: page.path, name };
}

type Standing = 'done' | 'current' | 'ahead';

function standingOf(step: number, current: number): Standing {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

/** Every step by its name. On a phone the list is opened by its button. */
function StepList({ steps, current }: { steps: readonly Step[]; current: number }) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="cw-steps-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text('App_StepsAll')}
      </button>
      <ol id={id} className="cw-steps-list" data-open={isOpen || undefined}>
        {steps.map(({ path, name }, step) => (
          <li
            key={path}
            className={`cw-step cw-step--${standingOf(step, current)}`}
            aria-current={step === current ? 'step' : undefined}
          >
            <Words text={name} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** How far the claim has come, by the names of its steps: pages that are skipped now do not count (C10-10). */
export function Steps({ wizard, page }: { wizard: Wizard; page: string }) {
  const text = useText();
  const bundle = wizard.bundle();
  const { claims } = wizard.app;
  const live = bundle.pages.filter(
    (candidate) => !isConfirmation(candidate) && !claims.isSkipped(bundle.form, candidate.page.path),
  );
  const index = live.indexOf(pageNamed(bundle, page));
  if (index < 0 || live.length < 2) return null;
  const steps = live.map((named) => stepOf(wizard, named));
  return (
    <section className="cw-steps" aria-label={text('App_Steps')}>
      <p className="cw-steps-text">
        <span>{text('App_Step', { step: index + 1, steps: live.length })}</span>
        <span className="cw-steps-name">: {steps[index]?.name}</span>
      </p>
      <StepList steps={steps} current={index} />
    </section>
  );
}
