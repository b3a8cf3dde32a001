import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import type { ClaimStatusInfo, StatusQuestion } from '../api/api.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { isRetryable, messageOfFailure, type ProblemMessage } from '../stores/problemMessages.ts';
import { StatusForm } from './StatusForm.tsx';
import { StatusResult } from './StatusResult.tsx';

/** Refusals that are told beside the fields; any other failure is told in the alert. */
const isRefusal = ({ key }: ProblemMessage): boolean =>
  key === 'Problem_claimUnknown' || key === 'Problem_tooManyRequests';

/** Page that tells by reference code and one answer what became of a claim (C10-13). */
export function StatusPage() {
  const app = useApp();
  const text = useText();
  const { active } = useSnapshot(app.culture.state);
  const [found, setFound] = useState<ClaimStatusInfo | null>(null);
  const [refusal, setRefusal] = useState<ProblemMessage | null>(null);
  const [isBusy, setBusy] = useState(false);
  usePageTitle(text('Status_Title'));

  async function ask(question: StatusQuestion): Promise<void> {
    setBusy(true);
    setFound(null);
    setRefusal(null);
    try {
      setFound(await app.api.status(question));
    } catch (failure) {
      const message = messageOfFailure(failure, 'status', active);
      if (isRefusal(message)) setRefusal(message);
      else {
        app.report(failure);
        app.alert.show(message, isRetryable(message) ? () => void ask(question) : null);
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="cw-page">
      <h1 className="cw-title">{text('Status_Title')}</h1>
      <p className="cw-lead cw-no-print">
        <InlineMarkdown text={text('Status_Text')} />
      </p>
      <div className="cw-blocks">
        <StatusForm onAsk={(question) => void ask(question)} isBusy={isBusy} refusal={refusal} />
        {found ? <StatusResult status={found} /> : null}
      </div>
    </div>
  );
}
