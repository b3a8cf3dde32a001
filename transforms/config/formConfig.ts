import type {
  ContentVariant,
  FormDeadline,
  FormType,
  Page,
  ServerList,
} from '../../schemas/generated/types.ts';
import type { FormName } from '../ground/modelNames.ts';
import type { SourceLocation } from './errors.ts';
import type { ModelConfig } from './modelConfig.ts';

/** A page with its file's name and place. */
export interface PageConfig {
  name: string;
  page: Page;
  place: SourceLocation;
}

/** Everything about one form that its validator and pages are made of. */
export interface FormConfig {
  form: FormName;
  formType: FormType;
  models: readonly ModelConfig[];
  /** The sequence, entry page first. */
  pages: readonly PageConfig[];
  /** Pages that only exits lead to. */
  exitPages: readonly PageConfig[];
  lists: Record<string, ServerList>;
  /** The models of each other form of the bundle. */
  otherForms: readonly (readonly ModelConfig[])[];
  contentVariants: { key: string; variants: readonly ContentVariant[]; place: SourceLocation }[];
  /** The deadlines that its claims may have, in order; none where it has its own key alone (C8-24). */
  deadlines: { entries: readonly FormDeadline[]; place: SourceLocation };
}
