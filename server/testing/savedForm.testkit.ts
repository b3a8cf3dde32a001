import type { FormName } from '../../transforms/ground/modelNames.ts';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { locatorOf } from '../drafts/locatorOf.ts';
import { inDatabase } from './atRest.testkit.ts';
import { DraftClient } from './draftClient.testkit.ts';
import { loggingServer } from './logged.testkit.ts';
import { drawCode, RESUME_CODE } from './resumeCode.testkit.ts';
import { mailingBundle, type TestSmtp, testSmtp } from './smtp.testkit.ts';
import { ADA, type TestServer, type TestServerOptions } from './testServer.testkit.ts';
import type { Visitor } from './visitor.testkit.ts';

export const MAILED_TO = 'ada@example.com';
export const MAIL_ORIGIN = 'https://claims.example';
/** Address of the entry page, as text or as a link. */
export const ENTRY_PAGE = /https:\/\/claims\.example\/\?culture=en(?=[\n"])/;
/** Three days before the deadline of the form, in UTC. */
export const REMINDED_AT = '2030-06-28T00:00:00.000Z';
/** Another member of the class. */
export const SAM = { credentials: { email: 'sam@example.com', lastName: "O'Brien" } };

/** A server that mails, by an SMTP server of its own or a given one. */
export async function mailingServer(options: TestServerOptions = {}, smtp?: TestSmtp) {
  const taking = smtp ?? (await testSmtp());
  const { server, text } = await loggingServer({
    ...{ bundleDir: mailingBundle(), smtp: taking.place(), outboxMs: 10, publicOrigin: MAIL_ORIGIN },
    ...options,
  });
  return { smtp: taking, server, log: text };
}

/** A server that mails, with a form that Ada saved under the code. */
export async function savedForm(options: TestServerOptions = {}, smtp?: TestSmtp) {
  const mailing = await mailingServer(options, smtp);
  const draft = await draftOn(mailing.server);
  const answer = await draft.save();
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { ...mailing, draft, answer };
}

/** Somebody who is signed in to a form, at a place of the network. */
interface SignedIn {
  credentials?: Record<string, unknown>;
  form?: FormName;
  remoteAddress?: string;
}

/** A session of a member of the class: Ada, where no other is named. */
export async function memberOf(
  server: TestServer,
  { credentials = ADA, form = 'standard', remoteAddress }: SignedIn = {},
): Promise<Visitor> {
  const visitor = await server.visitor();
  if (remoteAddress !== undefined) visitor.from = { remoteAddress };
  const { statusCode, body } = await visitor.authorize(form, credentials);
  if (statusCode !== 200) throw new Error(body);
  return visitor;
}

/** Saves a form under a new code. Returns what mails the code to an address. */
export async function savedOf(server: TestServer, who: SignedIn = {}) {
  const code = drawCode();
  const draft = new DraftClient(await memberOf(server, who), { locator: locatorOf(code), form: who.form });
  const { statusCode, body } = await draft.save();
  if (statusCode !== 200) throw new Error(body);
  const mail = (address: string, remind = false) => draft.mail({ code: writtenCode(code), address, remind });
  return { draft, mail };
}

/** Goes on with the draft of the code in a session of its own. */
export async function draftOn(server: TestServer): Promise<DraftClient> {
  return new DraftClient(await memberOf(server), { locator: locatorOf(RESUME_CODE) });
}

/** Wish for a mail with the code, without a reminder. */
export const mailWish = (changes: object = {}) => ({
  ...{ code: writtenCode(RESUME_CODE), address: MAILED_TO, remind: false },
  ...changes,
});

/** Form that asks for no sign-in. */
export const OPEN = { credentials: {}, form: 'automotive' } as const;

/** Lets the server look at its queues many times. */
export const severalLooks = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Number of stored reminders. */
export const remindersIn = ({ dataDir }: Pick<TestServer, 'dataDir'>): unknown =>
  inDatabase(dataDir, (db) => db.prepare('SELECT count(*) AS count FROM draft_reminder').get()?.count);
