import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import { useText } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';

/**
 * Error page for a form whose configuration failed to load (R8-01), with a Reload button; no answers are lost. `requestId`
 * is that of a request that the server failed to answer.
 */
export function LoadFailed({ requestId }: { requestId?: string }) {
  const text = useText();
  usePageTitle(text('Error_Title'));
  return (
    <div className="cw-page cw-message">
      <h1 className="cw-title">{text('Error_Title')}</h1>
      <p className="cw-lead">{text('LocKey_Shared_ErrorMessage_Config')}</p>
      <ProblemNumber id={requestId} text={text} />
      <button type="button" className="cw-button cw-button--primary" onClick={() => window.location.reload()}>
        {text('App_Reload')}
      </button>
    </div>
  );
}
