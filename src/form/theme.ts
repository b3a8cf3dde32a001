import type { ThemeProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { FieldTemplate } from '../../widgets/FieldTemplate.tsx';
import { widgets } from '../../widgets/registry.ts';
import { LazyDisplayRows, LazyInnerTable, LazyRecordManager, LazyRecordTable } from './lazyFields.ts';
import { PageField } from './PageField.tsx';
import type { PageFormContext } from './pageContext.ts';

type ClaimTheme = Required<
  Pick<ThemeProps<unknown, RJSFSchema, PageFormContext>, 'fields' | 'templates' | 'widgets'>
>;

/**
 * RJSF theme of claim pages: our fields, templates and widgets over @rjsf/core. It is created once, because a registry
 * with a new identity would render every field again. The cast only widens formContext: widgets and templates use the
 * part of it that they read.
 */
export const claimTheme = {
  fields: {
    PageField,
    RecordManager: LazyRecordManager,
    RecordTable: LazyRecordTable,
    DisplayRows: LazyDisplayRows,
    InnerTable: LazyInnerTable,
  },
  templates: { FieldTemplate },
  widgets: { ...widgets },
} as unknown as ClaimTheme;
