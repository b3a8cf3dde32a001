import { Box } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import { allExamples } from '../../widgets/allExamples.ts';
import { ExampleForm } from '../../widgets/exampleForm.testkit.tsx';
import type { WidgetExample } from '../../widgets/examples.ts';
import type { Translate } from '../../widgets/translate.ts';
import { Contents, Examples, State, Title } from './Chrome.tsx';
import { playStep } from './playStep.ts';

type Set = (typeof allExamples)[keyof typeof allExamples];

interface ExampleProps {
  name: string;
  state: string;
  widget: Set['widget'];
  example: WidgetExample;
  text: Translate;
}

/** One example under the name of its state. */
function Example({ name, state, widget, example, text }: ExampleProps) {
  const box = useRef<HTMLDivElement>(null);
  const idPrefix = `${name}-${state}`;
  const context = useMemo(() => ({ text }), [text]);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (example.step && input) playStep(input, example.step);
  }, [example]);
  const isTall = example.step && example.step.does !== 'choose';
  return (
    <div ref={box} className={isTall ? 'gallery-example gallery-example--tall' : 'gallery-example'}>
      <State name={state} />
      <div {...(state === 'rightToLeft' && { dir: 'rtl', lang: 'ar' })}>
        <ExampleForm widget={widget} example={example} context={context} idPrefix={idPrefix} tagName="div" />
      </div>
    </div>
  );
}

/** Every widget, or the one that is chosen, in every state, each under its own heading. */
export function WidgetsView({ widget: chosen, text }: { widget: string; text: Translate }) {
  const shown = Object.entries(allExamples).filter(([name]) => chosen === 'all' || chosen === name);
  return (
    <>
      <Title as="h1">Widgets</Title>
      <Contents label="Widgets" ids={shown.map(([name]) => name)} />
      {shown.map(([name, { widget, examples }]) => (
        <Box as="section" key={name} id={name} mb="12" aria-labelledby={`${name}-heading`}>
          <Title as="h2" id={`${name}-heading`}>
            {name}
          </Title>
          <Examples>
            {Object.entries<WidgetExample>(examples).map(([state, example]) => (
              <Example key={state} name={name} state={state} widget={widget} example={example} text={text} />
            ))}
          </Examples>
        </Box>
      ))}
    </>
  );
}
