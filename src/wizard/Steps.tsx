import { useId, useState } from 'react';
import { contentKeyOf } from '../../transforms/pages/contentVariants.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { stepsSeenFrom } from '../../transforms/pages/steps.ts';
import { contentText } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import { useText } from '../hooks/useApp.ts';
import type { NamedPage } from '../stores/forms.ts';
import { pageNamed } from './pageRoles.ts';
import { useStepBarFit } from './useStepBarFit.ts';
import type { Wizard } from './wizard.ts';

type Standing = 'done' | 'current' | 'ahead' | 'perhaps';

interface ShownStep {
  page: string;
  /** Name of the step: the page's short name, or its title. */
  name: string;
  standing: Standing;
}

function nameOf({ app, bundle, claim }: Wizard, { page }: NamedPage): string {
  const keyOf = contentKeyOf(bundle().loaded.plan, claim().state.document, app.context());
  return plainText(contentText(keyOf(page.stepKey ?? page.titleKey), app.texts()));
}

/** Returns the steps with their status as seen from a page; earlier ones are done, if they are shown at all. */
function stepsOf(wizard: Wizard, current: string): ShownStep[] {
  const bundle = wizard.bundle();
  const steps = stepsSeenFrom(
    bundle.loaded.plan,
    current,
    wizard.claim().state.document,
    wizard.app.context(),
  );
  const at = steps.findIndex(({ page }) => page === current);
  return steps.flatMap(({ page, perhaps }, index): ShownStep[] => {
    const named = pageNamed(bundle, page);
    if (isConfirmation(named)) return [];
    return [{ page, name: nameOf(wizard, named), standing: perhaps ? 'perhaps' : standingOf(index, at) }];
  });
}

function standingOf(step: number, current: number): Standing {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

/** List of all steps by name. On a narrow page a button opens it. */
function StepList({ steps }: { steps: readonly ShownStep[] }) {
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
        {steps.map(({ page, name, standing }) => (
          <li
            key={page}
            className={`cw-step cw-step--${standing}`}
            aria-current={standing === 'current' ? 'step' : undefined}
          >
            <TextWithLanguage text={standing === 'perhaps' ? text('App_StepPerhaps', { name }) : name} />
            {standing === 'done' ? <span className="cw-visually-hidden"> {text('App_StepDone')}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Progress indicator with the names of the steps (C10-10), including those that may still be added (C10-29). */
export function Steps({ wizard, page }: { wizard: Wizard; page: string }) {
  const text = useText();
  const steps = stepsOf(wizard, page);
  const shown = steps.filter(({ standing }) => standing !== 'perhaps');
  const current = shown.findIndex(({ standing }) => standing === 'current');
  const section = useStepBarFit(steps.map(({ name }) => name).join());
  if (current < 0 || steps.length < 2) return null;
  const message = steps.length === shown.length ? 'App_Step' : 'App_StepUpTo';
  return (
    <section ref={section} className="cw-steps" aria-label={text('App_Steps')}>
      <p className="cw-steps-text">
        <span>{text(message, { step: current + 1, steps: steps.length })}</span>
        <span className="cw-steps-name">: {shown[current]?.name}</span>
      </p>
      <StepList steps={steps} />
    </section>
  );
}
