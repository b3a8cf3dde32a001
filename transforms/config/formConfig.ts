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

/** Page with its file's name and location. */
export interface PageConfig {
  name: string;
  page: Page;
  place: SourceLocation;
}

/** Configuration of one form, from which its validator and pages are built. */
export interface FormConfig {
  form: FormName;
  formType: FormType;
  models: readonly ModelConfig[];
  /** Sequence of pages, entry page first. */
  pages: readonly PageConfig[];
  /** Pages that only exits lead to. */
  exitPages: readonly PageConfig[];
  lists: Record<string, ServerList>;
  /** Models of each other form of the bundle. */
  otherForms: readonly (readonly ModelConfig[])[];
  contentVariants: { key: string; variants: readonly ContentVariant[]; place: SourceLocation }[];
  /** Deadlines of the form's claims, in order; none where only the form's own key applies (C8-24). */
  deadlines: { entries: readonly FormDeadline[]; place: SourceLocation };
}
