import { useEffect, useRef } from 'react';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import type { ClaimStatusInfo } from '../api/api.ts';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { FiledAt, LocalTime } from './FiledAt.tsx';
import { FiledDocuments } from './FiledDocuments.tsx';
import { MessageLink } from './Message.tsx';
import { useOpenDocuments } from './useOpenDocuments.ts';
import './receipt.css';
import './review.css';

interface StatusResultProps {
  status: ClaimStatusInfo;
}

/** Steps of the claim by the marks of the administrator, oldest first. */
function Steps({ status: { marks } }: StatusResultProps) {
  const text = useText();
  if (marks.length === 0) return null;
  return (
    <section className="cw-review">
      <h2 className="cw-heading cw-heading--h2">{text('Status_Steps')}</h2>
      <ol className="cw-filed-documents">
        {marks.map(({ mark, at }) => (
          <li key={mark}>
            <strong>{text(`Status_Mark_${mark}`)}</strong>
            <br />
            <LocalTime instant={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Documents of the claim, and of what was added to it later. */
function Documents({ status: { documents, additions } }: StatusResultProps) {
  const text = useText();
  return (
    <>
      {documents.length > 0 ? (
        <FiledDocuments documents={documents} />
      ) : (
        <p className="cw-copy">{text('Status_NoDocuments')}</p>
      )}
      {additions.map((added) => (
        <FiledDocuments key={added.referenceCode} documents={added.documents} addedAt={added.submittedAt} />
      ))}
    </>
  );
}

/** Status of a claim: when it came, what happens next, its steps and documents. It gets the focus. */
export function StatusResult({ status }: StatusResultProps) {
  const text = useText();
  const phone = useContent()(useApp().settlement.contact.phoneKey);
  const canAdd = useOpenDocuments();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const last = status.marks.at(-1)?.mark ?? 'none';
  return (
    <section className="cw-confirmation" ref={box} tabIndex={-1} aria-labelledby="status-of">
      <div className="cw-receipt">
        <h2 className="cw-receipt-label" id="status-of">
          {text('Status_Found', { code: status.referenceCode })}
        </h2>
        <FiledAt instant={status.submittedAt} />
        <p>
          <strong>{text('Status_Next')}</strong>
        </p>
        <p>
          <InlineMarkdown text={text(`Status_Next_${last}`)} />
        </p>
        <p>
          <TextWithLanguage text={text('Message_Call', { phone })} />
        </p>
      </div>
      <Steps status={status} />
      <Documents status={status} />
      <div className="cw-actions cw-no-print">
        {canAdd ? (
          <MessageLink
            name="Deadline_AddDocuments"
            to="/documents-upload"
            look="cw-button cw-button--secondary"
          />
        ) : null}
        <button type="button" className="cw-button cw-button--secondary" onClick={() => window.print()}>
          {text('Confirmation_Print')}
        </button>
      </div>
    </section>
  );
}
