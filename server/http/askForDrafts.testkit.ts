import { locatorOf } from '../drafts/locatorOf.ts';
import { DraftClient, drawPieceName } from '../testing/draftClient.testkit.ts';
import { RESUME_CODE } from '../testing/resumeCode.testkit.ts';
import { mailingBundle, testSmtp } from '../testing/smtp.testkit.ts';
import { changedBundle } from '../testing/testServer.testkit.ts';
import { call, serverOf, signedIn } from './askedServers.testkit.ts';
import type { Operation } from './openapiDocument.ts';

const LONG = Buffer.alloc(5 * 1024 * 1024);
const OCTETS = { 'content-type': 'application/octet-stream' };

/** Asks for a draft's call, in the way that it succeeds. */
async function succeed({ operationId }: Operation): Promise<number> {
  if (operationId === 'mailDraftCode') return mailCode({ isAway: false });
  const { visitor } = await signedIn('standard');
  const draft = new DraftClient(visitor);
  if (operationId === 'saveDraft') return (await draft.save()).statusCode;
  const { name, answer } = await draft.sendPiece('a piece');
  if (operationId === 'saveDraftPiece') return answer.statusCode;
  await draft.save({ pieces: [name] });
  if (operationId === 'getDraft') return (await draft.get()).statusCode;
  if (operationId === 'deleteDraft') return (await draft.remove()).statusCode;
  return (await draft.piece(name)).statusCode;
}

/** Has the code of a draft mailed by an SMTP server, or by one that is away. */
async function mailCode({ isAway }: { isAway: boolean }): Promise<number> {
  const smtp = await testSmtp();
  const { visitor } = await signedIn('standard', { bundleDir: mailingBundle(), smtp: smtp.place() });
  const draft = new DraftClient(visitor, { locator: locatorOf(RESUME_CODE) });
  await draft.save();
  if (isAway) await smtp.close();
  return (await draft.mail({ code: RESUME_CODE, address: 'ada@example.com', remind: false })).statusCode;
}

async function conflict({ operationId }: Operation): Promise<number> {
  const { visitor } = await signedIn('standard');
  const draft = new DraftClient(visitor);
  await draft.save();
  if (operationId === 'saveDraft') return (await draft.save({ text: 'other' })).statusCode;
  for (let count = 1; count < 5; count += 1) await new DraftClient(visitor).save();
  return (await new DraftClient(visitor).sendPiece('a piece', drawPieceName())).answer.statusCode;
}

async function miss(operation: Operation): Promise<number> {
  const bundleDir = changedBundle({
    'settlement.json': (text) => {
      const { settings, ...settlement } = JSON.parse(text);
      return JSON.stringify({ ...settlement, settings: { ...settings, resume: 'off' } });
    },
  });
  return (await call(await (await serverOf({ bundleDir })).visitor(), operation)).statusCode;
}

/** By status: asks for it, where a draft's call is to be asked in another way than others. */
export const ASK_DRAFTS: Record<string, (operation: Operation) => Promise<number>> = {
  '200': succeed,
  '204': succeed,
  // Without its locator.
  '400': async (operation) => (await call((await signedIn('standard')).visitor, operation)).statusCode,
  '404': miss,
  '409': conflict,
  '413': async (operation) =>
    (await call((await signedIn('standard')).visitor, operation, { payload: LONG, headers: OCTETS }))
      .statusCode,
  '502': () => mailCode({ isAway: true }),
};

export const isOfDraft = ({ path }: Operation): boolean => path.startsWith('/api/drafts/');
