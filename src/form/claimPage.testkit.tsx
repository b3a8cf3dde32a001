import { useMemo, useRef, useState } from 'react';
import type { FieldType } from '../../schemas/generated/types.ts';
import type { FieldOptions, WidgetName } from '../../schemas/uiOptions.ts';
import { liveRecords } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type {
  FieldState,
  LeafSchema,
  LeafUiSchema,
  PageSchema,
  PageState,
  RenderBlock,
} from '../../transforms/pages/types.ts';
import { englishText } from '../../widgets/translate.ts';
import { ClaimPage } from './ClaimPage.tsx';
import type { ClaimPageProps, FieldErrorTexts, RecordActions, RecordDraft } from './types.ts';

export interface FieldSpec {
  name: string;
  widget: WidgetName;
  label?: string;
  options?: Partial<FieldOptions>;
}

/** The type of field that a widget is for. */
const FIELD_TYPES: Partial<Record<WidgetName, FieldType>> = {
  checkbox: 'boolean',
  number: 'number',
  date: 'date',
  file: 'file',
};

const typeOf = (widget: WidgetName) => (widget === 'checkbox' ? 'boolean' : ['string', 'null']);

function leaf({ name, widget, label = name, options = {} }: FieldSpec): [LeafSchema, LeafUiSchema] {
  return [
    { type: typeOf(widget), title: label },
    {
      'ui:widget': widget,
      'ui:options': {
        type: FIELD_TYPES[widget] ?? 'string',
        label,
        requiredStyling: true,
        ...options,
      },
    },
  ];
}

export function leaves(specs: FieldSpec[]) {
  const parts = specs.map((spec) => [spec.name, leaf(spec)] as const);
  return {
    properties: Object.fromEntries(parts.map(([name, [schema]]) => [name, schema])),
    ui: Object.fromEntries(parts.map(([name, [, ui]]) => [name, ui])),
  };
}

const refsOf = (model: ModelName, specs: FieldSpec[]) =>
  specs.map(({ name }) => ({ path: `${model}.${name}`, model, name }));

/** A page with one block of fields of one model, and whatever blocks are given after it. */
export function pageOf(
  specs: FieldSpec[],
  more: RenderBlock[] = [],
  model: ModelName = 'claimantInfo',
): PageSchema {
  const { properties, ui } = leaves(specs);
  const block: RenderBlock = { kind: 'fields', id: 'fields', fields: refsOf(model, specs) };
  return {
    page: 'claimant-info',
    path: '/standard/claimant-info',
    title: 'About you',
    schema: {
      $id: 'standard/claimant-info',
      type: 'object',
      properties: { [model]: { type: 'object', properties } },
    },
    uiSchema: {
      'ui:field': 'PageField',
      'ui:options': { blocks: specs.length > 0 ? [block, ...more] : more },
      [model]: ui,
    },
  };
}

export const SHOWN: FieldState = { hidden: false, disabled: false, required: false };

/** A state in which every field is shown, but for what is given. */
export function stateOf(page: PageSchema, fields: Record<string, Partial<FieldState>> = {}): PageState {
  const paths = page.uiSchema['ui:options'].blocks.flatMap((block) =>
    'fields' in block && !('model' in block) ? block.fields.map((field) => field.path) : [],
  );
  return {
    skipped: false,
    blocks: {},
    fields: Object.fromEntries(paths.map((path) => [path, { ...SHOWN, ...fields[path] }])),
  };
}

const NO_VALIDATOR: ClaimPageProps['validator'] = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

export const SILENT_RECORDS: RecordActions = {
  start: () => undefined,
  editable: async () => () => false,
  edit: () => undefined,
  change: () => undefined,
  touch: () => undefined,
  attach: () => null,
  filePlace: (_draft, field) => ({ draft: undefined, field, fileOf: async () => undefined }),
  finish: () => true,
  leave: () => undefined,
  finishRow: () => true,
  check: () => [],
  isBegun: () => true,
  isChanged: () => false,
  cancel: () => ({ index: () => null, restore: () => undefined }),
  remove: () => () => undefined,
  pasteTarget: () => {
    throw new Error('There is no claim here to paste into.');
  },
  addEntry: () => 0,
  finishEntry: () => 'done',
  removeEntry: () => () => undefined,
};

/** Props for a page on which nothing has happened yet. */
export function propsOf(page: PageSchema, over: Partial<ClaimPageProps> = {}): ClaimPageProps {
  return {
    page,
    state: stateOf(page),
    claim: {},
    authored: [],
    errors: {},
    attempt: 0,
    drafts: {},
    records: SILENT_RECORDS,
    validator: NO_VALIDATOR,
    text: englishText,
    onCommit: () => undefined,
    onBlurField: () => undefined,
    onNext: () => undefined,
    ...over,
  };
}

type Drafts = Partial<Record<ModelName, readonly RecordDraft[]>>;

/** The claim with one value set: `claimantInfo.firstName` or `claimTransactions.0.amount`. Unchanged parts stay. */
export function withValue(claim: ClaimDocument, path: string, value: FieldValue): ClaimDocument {
  const [model = '', ...rest] = path.split('.');
  const place = claim[model as ModelName];
  if (Array.isArray(place)) {
    const [index = '', name = ''] = rest;
    return {
      ...claim,
      [model]: place.map((record, at) => (at === Number(index) ? { ...record, [name]: value } : record)),
    };
  }
  return { ...claim, [model]: { ...place, [rest[0] ?? '']: value } };
}

const draftOf = (id: string, index: number | null, values: ClaimRecord): RecordDraft => ({
  id,
  index,
  values,
  errors: {},
  states: {},
});

interface StandaloneProps {
  page: PageSchema;
  claim?: ClaimDocument;
  state?: PageState;
  errors?: FieldErrorTexts;
  attempt?: number;
  /** Judges a draft: the messages by field. */
  judge?: (values: ClaimRecord) => FieldErrorTexts;
  over?: Partial<ClaimPageProps>;
  onChange?: (claim: ClaimDocument, drafts: Drafts) => void;
}

/** A claim page with a store of its own that keeps values and records and knows no rules but those given. */
export function StandaloneClaim({
  page,
  state,
  errors = {},
  attempt = 0,
  judge,
  over,
  ...rest
}: StandaloneProps) {
  const [store, setStore] = useState<{ claim: ClaimDocument; drafts: Drafts }>({
    claim: rest.claim ?? {},
    drafts: {},
  });
  const live = useRef(store);
  const count = useRef(0);
  const { onChange } = rest;
  const actions = useMemo(() => {
    const put = (claim: ClaimDocument, drafts: Drafts) => {
      live.current = { claim, drafts };
      setStore(live.current);
      onChange?.(claim, drafts);
    };
    const draftsOf = (model: ModelName) => live.current.drafts[model] ?? [];
    const recordsOf = (model: ModelName): ClaimRecord[] => {
      return liveRecords(live.current.claim[model]);
    };
    const patch = (model: ModelName, id: string, change: (draft: RecordDraft) => RecordDraft) =>
      put(live.current.claim, {
        ...live.current.drafts,
        [model]: draftsOf(model).map((draft) => (draft.id === id ? change(draft) : draft)),
      });
    const drop = (model: ModelName, id: string, claim = live.current.claim) =>
      put(claim, { ...live.current.drafts, [model]: draftsOf(model).filter((draft) => draft.id !== id) });
    const finish = (model: ModelName, id: string) => {
      const draft = draftsOf(model).find((candidate) => candidate.id === id);
      if (!draft) return false;
      const found = judge?.(draft.values) ?? {};
      if (Object.keys(found).length > 0) {
        patch(model, id, (known) => ({ ...known, errors: found }));
        return false;
      }
      const { index, values } = draft;
      const saved = recordsOf(model);
      const next =
        index === null ? [...saved, values] : saved.map((record, at) => (at === index ? values : record));
      drop(model, id, { ...live.current.claim, [model]: next });
      return true;
    };
    const records: RecordActions = {
      ...SILENT_RECORDS,
      start: ({ model }, index) => {
        count.current += 1;
        const values = index === undefined ? {} : { ...recordsOf(model)[index] };
        const draft = draftOf(`draft-${count.current}`, index ?? null, values);
        put(live.current.claim, { ...live.current.drafts, [model]: [...draftsOf(model), draft] });
      },
      change: (model, id, field, value) =>
        patch(model, id, (draft) => ({ ...draft, values: { ...draft.values, [field]: value } })),
      touch: () => undefined,
      attach: (_model, _draft, file) => file && { name: file.name, size: file.size, type: file.type },
      finish,
      leave: (model, id) => {
        const draft = draftsOf(model).find((candidate) => candidate.id === id);
        const empty = Object.values(draft?.values ?? {}).every((value) => value === null || value === false);
        if (draft && !empty) finish(model, id);
      },
      finishRow: finish,
      isChanged: (model, id) => {
        const { index = null, values = {} } = draftsOf(model).find((candidate) => candidate.id === id) ?? {};
        const before: ClaimRecord = index === null ? {} : (recordsOf(model)[index] ?? {});
        return Object.entries(values).some(([name, value]) => (value || null) !== (before[name] ?? null));
      },
      cancel: (model, id) => {
        const before = live.current;
        const { index = null } = draftsOf(model).find((candidate) => candidate.id === id) ?? {};
        drop(model, id);
        return { index: () => index, restore: () => put(before.claim, before.drafts) };
      },
      remove: (model, index) => {
        const before = live.current;
        put({ ...before.claim, [model]: recordsOf(model).filter((_, at) => at !== index) }, before.drafts);
        return () => put(before.claim, before.drafts);
      },
    };
    const onCommit = (path: string, value: FieldValue) =>
      put(withValue(live.current.claim, path, value), live.current.drafts);
    return { records, onCommit };
  }, [judge, onChange]);
  return (
    <ClaimPage
      {...propsOf(page)}
      {...actions}
      claim={store.claim}
      drafts={store.drafts}
      state={state ?? stateOf(page)}
      errors={errors}
      attempt={attempt}
      {...over}
    />
  );
}
