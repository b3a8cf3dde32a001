import { Alert, Code, List } from '@chakra-ui/react';
import type { PreviewState, ShownFinding } from '../../protocol/types.ts';
import { countText } from './counted.ts';
import { Entries } from './Entries.tsx';
import { Pane } from './Pane.tsx';
import { PlaceLink } from './PlaceLink.tsx';

interface FindingsProps {
  preview: PreviewState;
}

function summaryOf(findings: readonly ShownFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'No findings.';
  return [errors && countText(errors, 'error'), warnings && countText(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

/** List of the findings of `validate`, each with a link to its position in the editor. */
export function Findings({ preview: { findings, trouble, directory } }: FindingsProps) {
  return (
    <Pane title="Findings" summary={trouble ?? summaryOf(findings)}>
      <Entries>
        {findings.map((finding) => (
          <Finding key={JSON.stringify(finding)} finding={finding} directory={directory} />
        ))}
      </Entries>
    </Pane>
  );
}

function Finding({ finding, directory }: { finding: ShownFinding; directory: string }) {
  const { file, line, column, severity, code, message, hint } = finding;
  return (
    <List.Item display="block" overflowWrap="anywhere">
      <Alert.Root status={severity}>
        <Alert.Indicator />
        <Alert.Content minW="0">
          <Alert.Title>
            <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> <Code variant="plain">{code}</Code>
          </Alert.Title>
          <Alert.Description>{message}</Alert.Description>
          <Alert.Description>{hint}</Alert.Description>
          <PlaceLink directory={directory} place={{ file, line, column }} />
        </Alert.Content>
      </Alert.Root>
    </List.Item>
  );
}
