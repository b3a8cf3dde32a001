import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { sizeText } from '../../transforms/values/sizeText.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import type { Receipt } from '../stores/submission.ts';

interface FiledDocumentsProps {
  documents: readonly Receipt['documents'][number][];
}

/** Expandable list of the documents' hashes, by which one can be proved. In print it is always open. */
function Fingerprints({ documents }: FiledDocumentsProps) {
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
export function FiledDocuments({ documents }: FiledDocumentsProps) {
  const { culture } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  return (
    <section className="cw-review">
      <h2 id="filed-documents" className="cw-heading cw-heading--h2">
        {text('Confirmation_Documents')}
      </h2>
      <ul className="cw-filed-documents" aria-labelledby="filed-documents">
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
