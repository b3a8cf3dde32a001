import { Alert, Box } from '@chakra-ui/react';
import { useSnapshot } from 'valtio/react';
import type { PreviewShell } from './shellStore.ts';

/** Notices above the page, announced as they appear: a lost preview, the last action, a page that is of before a save. */
export function Notices({ shell }: { shell: PreviewShell }) {
  const { preview, isLost, failure, notice } = useSnapshot(shell.state);
  return (
    <Box aria-live="polite">
      {isLost && <Notice text="The preview does not answer. Start it again; this page goes on then." />}
      {notice !== null && <Notice text={notice} />}
      {failure !== null && <Notice text={failure} />}
      {preview?.shown === 'lastGood' && (
        <Notice text="The page is as it was before the last save: mend the errors below to see the new one." />
      )}
    </Box>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Alert.Root status="warning" borderRadius="0" py="2.5" borderBottomWidth="1px" borderColor="warningLine">
      <Alert.Indicator />
      <Alert.Title>{text}</Alert.Title>
    </Alert.Root>
  );
}
