import type { FastifyRequest } from 'fastify';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { perRequest } from '../http/perRequest.ts';
import type { IncomingSubmission } from './receiveSubmission.ts';
import type { Submitter } from './submit.ts';

/** Submissions that are being read, while it is asked who sends them. */
export interface IncomingSubmissions {
  /** Begins to read a short body. A long one waits until it is known that its sender may file. */
  begin(served: ServedForm, request: FastifyRequest): void;
  /** What was begun, or begins now. */
  of(served: ServedForm, request: FastifyRequest): IncomingSubmission;
  /** The request was answered: what of a refused one is still being read is left. */
  end(request: FastifyRequest): void;
}

/** A claim with a picture or two of a document. The bytes of more would be in memory for nobody knows whom. */
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
      // The question to the store is on its way then.
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
