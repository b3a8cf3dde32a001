import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { sizeText } from '../../transforms/values/sizeText.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import type { Receipt } from '../stores/submission.ts';

interface FiledDocumentsProps {
  documents: readonly Receipt['documents'][number][];
  /** Time at which they were added to a claim; undefined for those that came with it. */
  addedAt?: string;
}

/** Expandable list of the documents' hashes, by which one can be proved. In print it is always open. */
function Fingerprints({ documents }: Pick<FiledDocumentsProps, 'documents'>) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => details.current?.setAttribute('open', '');
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return (
    <details className="cw-details" ref={details}>
      <summary>{text('Confirmation_Technical')}</summary>
      <ul className="cw-filed-documents">
        {documents.map(({ name, sha256 }) => (
          <li key={sha256 + name}>
            <bdi>{name}</bdi>
            <br />
            {text('Confirmation_Fingerprint')} <code className="cw-fingerprint">{sha256}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** List of the filed documents on the receipt, with their sizes and the hashes of the received bytes. */
export function FiledDocuments({ documents, addedAt }: FiledDocumentsProps) {
  const { culture } = useApp();
  const text = useText();
  const moment = useMoment();
  const id = useId();
  const { active } = useSnapshot(culture.state);
  return (
    <section className="cw-review">
      <h2 id={id} className="cw-heading cw-heading--h2">
        {addedAt === undefined
          ? text('Confirmation_Documents')
          : text('Status_Added', { time: moment(addedAt) })}
      </h2>
      <ul className="cw-filed-documents" aria-labelledby={id}>
        {documents.map(({ name, size, sha256 }) => (
          <li key={sha256 + name}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <br />
            {sizeText(size, active)}
          </li>
        ))}
      </ul>
      <Fingerprints documents={documents} />
    </section>
  );
}
