import type { FastifyRequest } from 'fastify';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { perRequest } from '../http/perRequest.ts';
import type { IncomingSubmission } from './receiveSubmission.ts';
import type { Submitter } from './submit.ts';

/** Submissions that are read while their session is looked up. */
export interface IncomingSubmissions {
  /** Begins to read a short body. A long one waits until its sender is admitted. */
  begin(served: ServedForm, request: FastifyRequest): void;
  /** Returns the submission of a request, and begins to read it where it was not begun. */
  of(served: ServedForm, request: FastifyRequest): IncomingSubmission;
  /** Abandons the rest of a request that was answered. */
  end(request: FastifyRequest): void;
}

/**
 * Bytes of a claim with a picture or two of a document. More would fill memory for senders who are not admitted yet.
 */
const SHORT_BYTES = 256 * 1024;

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const isShort = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SHORT_BYTES;

export function createIncomingSubmissions({ receive }: Pick<Submitter, 'receive'>): IncomingSubmissions {
  const submissions = perRequest<IncomingSubmission>();
  const answered = perRequest<true>();
  const of: IncomingSubmissions['of'] = (served, request) => {
    const incoming = submissions.get(request) ?? receive(served, request);
    submissions.set(request, incoming);
    return incoming;
  };
  return {
    of,
    begin: (served, request) => {
      if (!isMultipart(request) || !isShort(request)) return;
      // Deferred, so that the query for the session goes out first.
      setImmediate(() => {
        if (!answered.get(request)) of(served, request);
      });
    },
    end: (request) => {
      answered.set(request, true);
      submissions.get(request)?.abandon();
    },
  };
}
