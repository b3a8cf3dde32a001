import { Grid } from '@chakra-ui/react';
import { useSnapshot } from 'valtio/react';
import type { FormName } from '../../../../transforms/ground/modelNames.ts';
import type { PreviewState } from '../../protocol/types.ts';
import { Choice } from '../design/Choice.tsx';
import { Clock } from './Clock.tsx';
import { pageAt, WIDTHS } from './shellState.ts';
import type { PreviewShell } from './shellStore.ts';

const keyOf = (form: FormName, name: string) => `${form}/${name}`;

function pagesOf({ forms }: PreviewState) {
  return forms.flatMap(({ form, pages }) =>
    pages.map((page) => ({ form, page, key: keyOf(form, page.name) })),
  );
}

const WIDTH_NAMES: Record<string, string> = {
  all: 'As wide as it goes',
  375: '375 px, a phone',
  768: '768 px, a tablet',
  1280: '1280 px, a desktop',
};

/** Columns of the settings: the clock is wider than the others, and has a line of its own in a narrow window. */
const COLUMNS = { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 2fr)) minmax(0, 3fr)' };

/** Toolbar with the choice of page, culture, theme, width and clock. */
export function Toolbar({ shell }: { shell: PreviewShell }) {
  const { preview: snapshot, here, width } = useSnapshot(shell.state);
  // Casts away readonly: both are stored as they came, and never changed.
  const preview = snapshot as PreviewState;
  const pages = pagesOf(preview);
  const shown = here?.form ? pageAt(preview, here as Parameters<typeof pageAt>[1]) : undefined;
  const choosePage = (key: string) => {
    const found = pages.find((one) => one.key === key);
    if (found) void shell.choosePage(found);
  };
  return (
    <Grid as="section" aria-label="What is shown" templateColumns={COLUMNS} gap="2" columnGap="3">
      <Choice
        label="Page"
        value={here?.form && shown ? keyOf(here.form, shown.name) : ''}
        choices={[
          ...(shown ? [] : [{ value: '', label: here?.path ?? '' }]),
          ...pages.map(({ key, page }) => ({ value: key, label: page.isExit ? `${key} (exit)` : key })),
        ]}
        onChoose={choosePage}
      />
      <Choice
        label="Language"
        value={here?.culture ?? ''}
        choices={Object.entries(preview.cultures).map(([value, label]) => ({ value, label }))}
        onChoose={shell.chooseCulture}
      />
      <Choice
        label="Theme"
        value={preview.theme}
        choices={preview.themes.map((theme) => ({
          value: theme,
          label: theme === preview.ownTheme ? `${theme} (its own)` : theme,
        }))}
        onChoose={(theme) => void shell.set({ theme: theme === preview.ownTheme ? null : theme })}
      />
      <Choice
        label="Width"
        value={String(width ?? 'all')}
        choices={WIDTHS.map((each) => {
          const value = String(each ?? 'all');
          return { value, label: WIDTH_NAMES[value] ?? value };
        })}
        onChoose={(value) => shell.setWidth(value === 'all' ? null : Number(value))}
      />
      <Clock shell={shell} now={preview.now} isShifted={preview.isShifted} />
    </Grid>
  );
}
