import type { PreviewState, ShownFinding } from '../../protocol/types.ts';
import { countText } from './counted.ts';
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
    <section aria-labelledby="findings">
      <h2 className="pv-subtitle" id="findings">
        Findings
      </h2>
      <p className="pv-count" role="status">
        {trouble ?? summaryOf(findings)}
      </p>
      <ul className="pv-findings">
        {findings.map((finding) => (
          <Finding key={JSON.stringify(finding)} finding={finding} directory={directory} />
        ))}
      </ul>
    </section>
  );
}

function Finding({ finding, directory }: { finding: ShownFinding; directory: string }) {
  const { file, line, column, severity, code, message, hint } = finding;
  return (
    <li className={`pv-finding pv-finding--${severity}`}>
      <p className="pv-finding-head">
        <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> <code>{code}</code>
      </p>
      <p>{message}</p>
      <p className="pv-hint">{hint}</p>
      <PlaceLink directory={directory} place={{ file, line, column }} />
    </li>
  );
}
