import type { Translate } from './translate.ts';

/**
 * Id of a request that the server failed to answer, to be told to the administrator (C13-15); nothing without one. It is
 * read left to right, and is no word that a browser may translate.
 */
export function ProblemNumber({ id, text }: { id: string | undefined; text: Translate }) {
  return id ? (
    <p className="cw-copy cw-problem">
      {text('Alert_Number')}{' '}
      <code dir="ltr" translate="no">
        {id}
      </code>
    </p>
  ) : null;
}
