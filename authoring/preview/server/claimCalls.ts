import type { FastifyInstance } from 'fastify';
import { BadRequestError } from './badRequest.ts';
import { listedCases, openedCase, writtenCase } from './caseCalls.ts';
import { filledClaim } from './filledClaim.ts';
import { pageMessages } from './pageMessages.ts';
import type { PreviewSession } from './previewSession.ts';
import type { ServedRevision } from './servedRevision.ts';
import { tracedPath } from './tracedPath.ts';

/** Adds the API endpoints for cases, traces and texts to the preview's server; each uses the served bundle. */
export function addClaimCalls(shell: FastifyInstance, session: PreviewSession): void {
  const served = (): ServedRevision => {
    const { served: revision } = session.state();
    if (!revision) throw new BadRequestError('There is no page yet: the bundle has errors.');
    return revision;
  };
  const now = () => session.state().now;
  shell.get('/preview/api/cases', () => listedCases(served()));
  shell.post<{ Body: Parameters<typeof openedCase>[1] }>('/preview/api/case', ({ body }) =>
    openedCase(served(), body),
  );
  shell.post<{ Body: Parameters<typeof writtenCase>[2] }>('/preview/api/written-case', ({ body }) =>
    writtenCase(served(), now(), body),
  );
  shell.post<{ Body: Parameters<typeof filledClaim>[2] }>('/preview/api/filled', ({ body }) =>
    filledClaim(served(), now(), body),
  );
  shell.post<{ Body: Parameters<typeof tracedPath>[2] }>('/preview/api/trace', ({ body }) =>
    tracedPath(served(), now(), body),
  );
  shell.get<{ Querystring: { form: string; page: string } }>('/preview/api/messages', ({ query }) =>
    pageMessages(served(), query.form, query.page),
  );
}
