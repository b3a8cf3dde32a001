import type { components } from '../../openapi/generated/types.ts';
import type { StatusSettings } from '../../schemas/generated/types.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import { WHOLE_LIST } from '../../transforms/config/wholeList.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { entryKind } from '../bundle/entryKind.ts';
import type { LoadedBundle, ServedForm } from '../bundle/loadBundle.ts';
import { openRows } from '../claimants/sealedRows.ts';
import { prepopulatedModels } from '../claims/prepopulatedData.ts';
import type { AppContext } from '../context.ts';
import { signCaptchaProof } from '../security/captchaProof.ts';
import type { LiveSession } from '../security/sessions.ts';

type Schemas = components['schemas'];

const WALLET_LOGIN = '/api/wallet/login';

/** Returns the settlement's public settings. Every answer of this file is part of the page's boot data, too. */
export function settlementAnswer({ bundle, clock }: AppContext): Schemas['Settlement'] {
  const { settlement } = bundle.bundle;
  const forms = Object.values(bundle.forms).map((served) => [served.form, settlementForm(served)]);
  return {
    nameKey: settlement.nameKey,
    theme: settlement.theme,
    cultures: settlement.cultures,
    defaultCulture: DEFAULT_CULTURE,
    timeZone: settlement.timeZone,
    contact: settlement.contact,
    links: settlement.links,
    header: headerAnswer(bundle),
    ...(settlement.agency && { agency: settlement.agency }),
    tags: { tagId: null, secondTagId: null, ...settlement.tags },
    settings: {
      redirectOnError: false,
      languageSelector: 'default',
      minSessionDuration: 30,
      toastDelaySeconds: 6,
      toastAutohide: true,
      resume: 'code',
      draftDays: 60,
      ...settlement.settings,
    },
    ...(settlement.status && { status: statusAnswer(settlement.status) }),
    paymentMethods: settlement.paymentMethods ?? [],
    forms: Object.fromEntries(forms),
    serverTime: clock().toISOString(),
  };
}

function statusAnswer(status: StatusSettings): NonNullable<Schemas['Settlement']['status']> {
  const { questionKey, hintKey, answers } = status;
  return { questionKey, ...(hintKey !== undefined && { hintKey }), forms: Object.keys(answers) };
}

function headerAnswer({ bundle, logo }: LoadedBundle): Schemas['Settlement']['header'] {
  const { logo: _file, ...header } = bundle.settlement.header ?? {};
  if (!logo) return { navigation: 'default', ...header };
  const { url, altKey, width, height } = logo;
  return { navigation: 'default', ...header, logo: { url, altKey, width, height } };
}

function settlementForm(served: ServedForm): Schemas['SettlementForm'] {
  const { settings, documents, configurationHash } = served;
  const [first = 'open', ...others] = waysOf(settings).map(({ kind }) => kind);
  return {
    formType: settings.formType,
    pages: settings.pages,
    enabled: settings.enabled ?? true,
    authorization: first,
    ways: [first, ...others],
    ...(settings.rowChoice && { rowChoice: settings.rowChoice }),
    documents,
    configurationHash,
  };
}

/** Returns the settlement's deadlines by key, with the pages to which late visitors are redirected. */
export function deadlinesAnswer({ bundle }: AppContext): Schemas['Deadlines'] {
  const { timeZone, deadlines } = bundle.bundle.settlement;
  const entries = Object.entries(deadlines).map(([key, { deadline, timeZone: own, redirectTargets }]) => [
    key,
    { deadlineDateTime: deadline, ...(own && { timeZone: own }), redirectUrl: redirectTargets ?? {} },
  ]);
  return { projectTimeZone: timeZone, deadlines: Object.fromEntries(entries) };
}

/** Returns configuration hash, version of the runtime and URL of the compiled module, by form. */
export function manifestAnswer({ bundle }: AppContext): Schemas['Manifest'] {
  const entries = Object.values(bundle.forms).map(({ form, configurationHash, runtimeVersion, module }) => [
    form,
    { configurationHash, runtimeVersion, moduleUrl: `/api/forms/modules/${module.name}` },
  ]);
  return Object.fromEntries(entries);
}

/** Returns the characters that the rule characterSetRestriction allows. */
export function whitelistAnswer({ bundle }: AppContext): { allowedCharacters: string | null } {
  return { allowedCharacters: bundle.bundle.settlement.characterWhitelist };
}

/** Returns a form's models for browsers. */
export function modelsAnswer({ entries }: ServedForm): Schemas['ModelEntry'][] {
  return entries;
}

/** Returns a form's pages in sequence, its exit pages, and the names of the lists that are searched, not sent whole. */
export function formPagesAnswer(
  { bundle: { bundle } }: AppContext,
  { configurationHash, pages, exitPages }: ServedForm,
): Schemas['FormPages'] {
  const long = Object.entries(bundle.lists).filter(([, { values }]) => values.length > WHOLE_LIST);
  return { configurationHash, pages, exitPages, searchedLists: long.map(([name]) => name) };
}

/** Returns the wallet's public settings (C6-05): all null where the settlement has no wallet. */
export function payPalAnswer({ wallet }: AppContext): Schemas['PayPalSettings'] {
  if (!wallet) return { clientId: null, enabled: false, loginUrl: null, authCodeExpiration: null };
  const { clientId, seconds } = wallet;
  return { clientId, enabled: true, loginUrl: WALLET_LOGIN, authCodeExpiration: seconds };
}

const NOBODY: Schemas['FormFlags'] = {
  Standard: false,
  Lookup: false,
  Automotive: false,
  DocumentsUpload: false,
};

/** Returns what a page needs of a visitor's session: the forms that are open, their prefill rows, and the expiry. */
export async function sessionAnswer(
  context: AppContext,
  session: LiveSession | null,
): Promise<Schemas['Session']> {
  const serverTime = context.clock().toISOString();
  if (!session) {
    const nothing = { expiresAt: null, storageKey: null, captcha: null, prepopulatedData: {} };
    return { authorized: NOBODY, ...nothing, serverTime };
  }
  const forms = Object.keys(session.state.forms).filter(
    (form): form is FormName => isFormName(form) && context.bundle.forms[form] !== undefined,
  );
  const ways = forms.flatMap((form) => {
    const granted = session.state.forms[form];
    return granted ? [[FORM_NAMES[form], entryKind(granted)] as const] : [];
  });
  const prepopulated = await Promise.all(
    forms.map(async (form) => [FORM_NAMES[form], await rowsOf(context, session, form)] as const),
  );
  return {
    authorized: { ...NOBODY, ...Object.fromEntries(forms.map((form) => [FORM_NAMES[form], true])) },
    expiresAt: session.expiresAt.toISOString(),
    storageKey: session.state.storageKey,
    captcha: signCaptchaProof(context.key, session.state.storageKey, new Date(session.state.captchaAt)),
    prepopulatedData: Object.fromEntries(prepopulated),
    ways: Object.fromEntries(ways),
    serverTime,
  };
}

async function rowsOf(
  context: AppContext,
  session: LiveSession,
  form: FormName,
): Promise<Schemas['FormModel'][]> {
  const served = context.bundle.forms[form];
  const rows = await context.store.claimants.byIds(session.state.forms[form]?.claimants ?? []);
  return served ? prepopulatedModels(context, served, openRows(context.key, rows)) : [];
}
