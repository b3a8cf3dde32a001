import { placementsOf } from '../../transforms/pages/placements.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { contentText, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { type ProblemMessage, reasonIn } from '../stores/problemMessages.ts';
import { credentialsText } from './credentials.ts';
import { labelsAt } from './fieldLabels.ts';
import type { ExtraTexts } from './pageErrors.ts';
import type { Wizard } from './wizard.ts';

/** Refused sign-in: its credentials as JSON (`with`), and the message about the refusal. */
export interface Refusal {
  with: string;
  message: ProblemMessage;
}

/** Number of refusals after which the page shows the contact for help. */
const REFUSALS_BEFORE_HELP = 3;

/**
 * Returns the paths of the credential fields on the entry page, except those with options: the filled ones, or all
 * where none is filled.
 */
export function credentialPaths(wizard: Wizard): string[] {
  const [entry] = wizard.bundle().pages;
  if (!entry) return [];
  const asked = placementsOf(entry.page).filter(
    ({ model, field }) => model === 'credentials' && !field.options,
  );
  const entered = wizard.claim().state.document.credentials;
  const filled = asked.filter(({ name }) => !Array.isArray(entered) && !isEmpty(entered?.[name] ?? null));
  return (filled.length > 0 ? filled : asked).map(({ name }) => `credentials.${name}`);
}

/** Returns the contact of the settlement, as far as it is configured. */
function contacts(wizard: Wizard, texts: Texts): string {
  const { phoneKey, emailKey } = wizard.app.settlement.contact;
  const ways = [phoneKey, emailKey].map((key) => contentText(key, texts).trim()).filter((way) => way !== '');
  return listed(ways, texts.culture, 'disjunction');
}

/** Returns the server's reason, in its language; none for the product's text, which says less (C15-01). */
function reasonOf({ message }: Refusal, texts: Texts): string[] {
  const reason = reasonIn(texts.culture, message);
  return reason === undefined || reason === productText(message.key, texts, message.params) ? [] : [reason];
}

/**
 * Returns the messages at the form of a refused sign-in (C10-09, C10-24): the reason, the fields to check and, after
 * some refusals, the contact for help. They are shown only for the very credentials that were refused.
 */
export function signInErrors(wizard: Wizard, page: string): ExtraTexts {
  const { refused, refusals } = wizard.state;
  const isEntry = wizard.bundle().pages[0]?.name === page;
  if (!isEntry || refused === null || refused.with !== credentialsText(wizard)) return {};
  const paths = credentialPaths(wizard);
  const [first] = paths;
  if (first === undefined) return {};
  const texts = wizard.app.texts();
  const fields = labelsAt(wizard.bundle(), paths, texts);
  const said = [...reasonOf(refused, texts), productText('SignIn_Refused', texts, { fields })];
  const contact = contacts(wizard, texts);
  if (refusals >= REFUSALS_BEFORE_HELP && contact !== '')
    said.push(productText('SignIn_Help', texts, { contact }));
  return { [first]: [said.join(' ')] };
}
