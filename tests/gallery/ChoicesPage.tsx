import { type FieldSpec, pageOf, StandaloneClaim, stateOf } from '../../src/form/claimPage.testkit.tsx';
import type { ChoiceGroupRenderBlock } from '../../transforms/pages/types.ts';
import type { Translate } from '../../widgets/translate.ts';

const STATES = ['plain', 'refused', 'closed'] as const;
const WAYS = {
  Email: 'By e-mail',
  Phone: 'By phone',
  Mail: 'By mail, at the address that you gave on this page',
};

const SPECS: FieldSpec[] = STATES.flatMap((state) =>
  Object.entries(WAYS).map(([way, label]) => ({
    name: `${state}${way}`,
    widget: 'checkbox' as const,
    label,
  })),
);

const groupOf = (state: string): ChoiceGroupRenderBlock => ({
  kind: 'choiceGroup',
  id: state,
  path: `claimantInfo.@${state}`,
  label: 'How may we contact you about this claim?',
  hint: 'Tick all that apply',
  fields: SPECS.filter(({ name }) => name.startsWith(state)).map(({ name }) => ({
    path: `claimantInfo.${name}`,
    model: 'claimantInfo',
    name,
  })),
});

/** Groups of boxes: as they are met, after a refused Next, and closed. */
export function ChoicesPage({ text }: { text: Translate }) {
  const plain = pageOf(SPECS);
  const page = {
    ...plain,
    title: 'Groups of boxes',
    uiSchema: { ...plain.uiSchema, 'ui:options': { blocks: STATES.map(groupOf) } },
  };
  const closed = groupOf('closed').fields.map(({ path }) => [path, { disabled: true }] as const);
  return (
    <StandaloneClaim
      page={page}
      claim={{ claimantInfo: { plainEmail: true, closedMail: true } }}
      state={stateOf(page, Object.fromEntries(closed))}
      errors={{ 'claimantInfo.@refused': ['Choose at least one way for us to contact you'] }}
      over={{ text }}
    />
  );
}
