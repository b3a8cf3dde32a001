import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Page } from '../schemas/generated/types.ts';
import { canonicalFields } from '../transforms/claims/canonicalClaim.ts';
import { buttonPictures } from '../transforms/pages/walletField.ts';
import { chooseCaptcha } from './captcha/chooseCaptcha.ts';
import { importBundledClassLists } from './claimants/importBundledClassLists.ts';
import { createJudgingThread } from './claims/judging/judgingClient.ts';
import type { AppContext } from './context.ts';
import { createFastify, timeoutsOf } from './createFastify.ts';
import { nameOfDocuments, openDocuments } from './documents/openDocuments.ts';
import { requireNoDocuments } from './documents/requireNoDocuments.ts';
import { encryptOlderData } from './encryptOlderData.ts';
import { storeCanonicalFields } from './export/canonicalFields.ts';
import { checkAnswers } from './http/answerCheck.ts';
import { BARE_PAGE_STYLE } from './http/barePage.ts';
import { bindHandlers } from './http/bindHandlers.ts';
import { refuseSeveralHosts } from './http/brokenRequests.ts';
import { compressAnswers } from './http/compression.ts';
import { BYTES } from './http/endpoints.ts';
import { answerErrors, answerUnknownPaths } from './http/errorAnswer.ts';
import { inlineSourcesOf } from './http/inlineSources.ts';
import { isOutage } from './http/outage.ts';
import { ProblemError } from './http/problems.ts';
import { logAnswers, logOptions } from './http/requestLog.ts';
import { addTimeoutHooks, closeConnectionsWhenStopping } from './http/timeouts.ts';
import { limitConnections } from './limits/connections.ts';
import { monotonicClock } from './limits/monotonicClock.ts';
import { limitRequests } from './limits/requestLimits.ts';
import type { Mailer, MailerParts } from './mail/mailer.ts';
import { countAnswers, createMetrics } from './metrics.ts';
import { type AppOptions, DEFAULT_LIMITS } from './options.ts';
import { readPage, serveBuiltApp } from './page/builtApp.ts';
import { prepareForRequests } from './prepareForRequests.ts';
import { handlersOf } from './routes/handlers.ts';
import { KEY_IN_DATA, operationHandlers } from './routes/operation.ts';
import { cookieJar } from './security/cookies.ts';
import { createCsrf } from './security/csrf.ts';
import { addSecurityHeaders, joinSources } from './security/headers.ts';
import { loadOrCreateKey } from './security/loadServerKey.ts';
import { holdsKeyFile } from './security/serverKey.ts';
import { createSessions } from './security/sessions.ts';
import { tagSources } from './security/tagSources.ts';
import { openStore } from './store/openStore.ts';
import { rewriteIfNoted } from './store/rewriteDatabase.ts';
import type { Store } from './store/store.ts';
import { startSweeping } from './sweeping.ts';
import { createWallet } from './wallet/wallet.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrival of the request's first bytes, by which deadlines are judged (C6-19). */
    arrivedAt: Date;
  }

  interface FastifyInstance {
    /** App with health, readiness and metrics, which listens on a separate port. */
    operations: FastifyInstance;
  }
}

/** Server that does not listen yet, with the context of its handlers. */
export interface BuiltServer {
  app: FastifyInstance;
  context: AppContext;
}

/** Builds the HTTP server as a Fastify app that does not listen yet, with the options that production uses. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  return (await buildServer(options)).app;
}

/** Builds the server and returns its context too, because the preview opens sessions by it without a sign-in. */
export async function buildServer(options: AppOptions): Promise<BuiltServer> {
  const context = await createContext(options);
  try {
    return { app: await assemble(context, options), context };
  } catch (error) {
    await context.store.close();
    throw error;
  }
}

async function assemble(context: AppContext, options: AppOptions): Promise<FastifyInstance> {
  const app = createFastify(options);
  await addPlugins(app, context, options);
  if (options.onUndocumentedAnswer) checkAnswers(app, options.onUndocumentedAnswer);
  await compressAnswers(app);
  answerErrors(app);
  const preparations: (() => void)[] = [];
  prepareForRequests(app, context, preparations);
  const verify = (request: FastifyRequest) => {
    context.csrf.verify(request);
    return context.sessions.requireVisitor(request);
  };
  preparations.push(bindHandlers(app, handlersOf(context, options.operationsKey), verify));
  answerUnknownPaths(app);
  addOperations(app, context, options);
  if (options.builtAppDir !== undefined) await serveBuiltApp(app, context, options.builtAppDir);
  await publishModules(context);
  await importBundledClassLists(context, app.log);
  if (context.isKeyInData) app.log.warn(KEY_IN_DATA);
  const stopSweeping = startSweeping(context, app.log, {
    first: () => encryptOlderData(context, options, app.log),
    later: async () => {
      await encryptOlderData(context, options, app.log);
      if (!context.stopping) await rewriteLater(context, options, app);
    },
  });
  const stopMailing = context.mailer?.start(app.log);
  app.addHook('onClose', async () => {
    await stopMailing?.();
    await stopSweeping();
    await context.judging.close();
    await context.store.close();
  });
  return app;
}

/** Rewrites the embedded database where anything was encrypted, after the start, because it blocks every writer. */
async function rewriteLater(
  { store }: AppContext,
  { dataDir, databaseUrl }: AppOptions,
  app: FastifyInstance,
): Promise<void> {
  try {
    if (databaseUrl === undefined) await rewriteIfNoted(dataDir, store);
  } catch (error) {
    const what =
      'the database was not written anew: its free pages may keep claims and class-list rows as they were before';
    app.log.warn({ err: error }, `${what}; that is tried again, and needs as much free disk as it is large`);
  }
}

/** Adds the app of operations, which claimants cannot reach and which closes after the last request of claimants. */
function addOperations(app: FastifyInstance, context: AppContext, { logger }: AppOptions): void {
  const operations = Fastify(logOptions(logger));
  logAnswers(operations);
  answerErrors(operations);
  bindHandlers(operations, operationHandlers(context), context.csrf.verify);
  answerUnknownPaths(operations);
  app.decorate('operations', operations);
  app.addHook('onClose', () => operations.close());
}

/** Opens store, documents and key of the data. */
async function openData(
  options: AppOptions,
  clock: () => Date,
): Promise<Pick<AppContext, 'store' | 'documents' | 'key'>> {
  const { dataDir, databaseUrl, storeThreads, drawReferenceCode } = options;
  const { onDatabaseAway: report, stopping } = options;
  const reconnection = report && { isPassing: isOutage, report, stopping };
  const store = await openStore({
    dataDir,
    databaseUrl,
    storeThreads,
    drawReferenceCode,
    reconnection,
    now: clock(),
  });
  return closingOnError(store, async () => {
    // Read before the key is registered, by which a database counts as used.
    const isNew = !(await store.keys.areNeeded());
    const documents = await openDocuments(options);
    if (isNew) await requireNoDocuments(documents, nameOfDocuments(options));
    return { store, documents, key: await loadOrCreateKey(options, store, clock()) };
  });
}

async function createContext(options: AppOptions): Promise<AppContext> {
  const { bundle, dataDir } = options;
  const clock = options.clock ?? (() => new Date());
  const { store, documents, key } = await openData(options, clock);
  const { settlement } = bundle.bundle;
  const jar = cookieJar(options.publicOrigin?.startsWith('https:') ?? false);
  const minutes = settlement.settings?.minSessionDuration ?? 30;
  const { walletSecret: secret, fetch: call } = options;
  const uses = store.captchaUses;
  const wallet = await createWallet(settlement.wallet, { key, uses, clock, secret, fetch: call });
  const metrics = createMetrics(options.processMetrics);
  const mailer = await mailerOf(options, {
    ...{ store, key, bundle, metrics, clock },
    origin: options.publicOrigin,
  });
  return {
    bundle,
    store,
    documents,
    ...{ key, isKeyInData: holdsKeyFile(dataDir) },
    jar,
    csrf: createCsrf(key, jar, options.publicOrigin),
    sessions: createSessions({ store: store.sessions, key, jar, clock, minutes }),
    captcha: chooseCaptcha(settlement.captcha, {
      key,
      clock,
      captchaSecret: options.captchaSecret,
      captchaScript: options.captchaScript,
      captchaVerify: options.captchaVerify,
      fetch: options.fetch,
      ...(options.altchaDifficulty && { difficulty: options.altchaDifficulty }),
    }),
    wallet,
    mailer,
    judging: createJudgingThread({
      bundle: bundle.bundle,
      dataDir,
      keys: key.roots,
      required: wallet?.required,
    }),
    publicOrigin: options.publicOrigin,
    metrics,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    stopping: false,
    clock,
    now: monotonicClock(clock),
  };
}

/** Creates the sender of mails; null where server or settlement sends none. Loads it on demand, for a quick start. */
async function mailerOf(
  { smtp, outboxMs: everyMs, bundle }: AppOptions,
  parts: Omit<MailerParts, 'smtp' | 'everyMs'>,
): Promise<Mailer | null> {
  if (!smtp || !bundle.bundle.settlement.mail) return null;
  const { createMailer } = await import('./mail/mailer.ts');
  return createMailer({ ...parts, smtp, everyMs });
}

async function closingOnError<T>(store: Store, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function addPlugins(app: FastifyInstance, context: AppContext, options: AppOptions): Promise<void> {
  const { bundle, captcha, wallet, jar, limits, metrics, clock } = context;
  app.decorateRequest('arrivedAt', null as unknown as Date);
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = clock();
    done();
  });
  logAnswers(app);
  refuseSeveralHosts(app);
  const image = wallet ? buttonPictures(pagesOf(bundle)) : [];
  const built = options.builtAppDir === undefined ? '' : readPage(options.builtAppDir);
  const own = joinSources({ image, style: [BARE_PAGE_STYLE] }, inlineSourcesOf(built));
  const sources = joinSources(captcha.sources, own, tagSources(bundle.bundle.settlement.tags));
  const isSecure = jar.options.secure === true;
  addSecurityHeaders(app, sources, { isSecure, isFramed: options.framed === true });
  await app.register(cookie);
  limitRequests(app, context);
  limitConnections(app, limits, options);
  addTimeoutHooks(app, timeoutsOf(options));
  closeConnectionsWhenStopping(app, context, timeoutsOf(options));
  // Text is refused as any other type is: Fastify would pass it on as a string.
  app.removeContentTypeParser('text/plain');
  // Multipart bodies are read by the route that wants one, as they stream; elsewhere they are refused.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addContentTypeParser(BYTES, { parseAs: 'buffer' }, readBytes);
  countAnswers(app, metrics);
  if (options.builtAppDir === undefined) app.log.info('no built app: calls only');
}

const pagesOf = ({ forms }: AppContext['bundle']): Page[] =>
  Object.values(forms).flatMap(({ pages }) => pages.map(({ page }) => page));

/**
 * Stores the compiled modules for good, because a browser with an older page fetches its own (C6-15), and the fields
 * that exports read of a configuration (C14-07).
 */
async function publishModules({ bundle, store, clock }: AppContext): Promise<void> {
  for (const { module, configurationHash } of Object.values(bundle.forms)) {
    await store.modules.put(module.name, module.text, clock());
    await storeCanonicalFields(
      store.modules,
      configurationHash,
      canonicalFields(module.loaded.plan),
      clock(),
    );
  }
}

/** Passes on a body of bytes where the operation takes one. */
const readBytes = async ({ routeOptions: { config } }: FastifyRequest, body: Buffer): Promise<Buffer> => {
  if (config.operation?.requestBody?.content[BYTES] === undefined)
    throw new ProblemError('unsupportedMediaType');
  return body;
};
