import { placementsOf } from '../../transforms/pages/placements.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { contentText, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { type ProblemMessage, reasonIn } from '../stores/problemMessages.ts';
import { credentialsText } from './credentials.ts';
import { labelsAt } from './fieldLabels.ts';
import type { ExtraTexts } from './pageErrors.ts';
import type { Wizard } from './wizard.ts';

/** A sign-in that was refused: with which credentials, and what the server said. */
export interface Refusal {
  with: string;
  message: ProblemMessage;
}

/** After so many refusals the page says where help is: trying again has not helped. */
const REFUSALS_BEFORE_HELP = 3;

/** The credentials' fields of the entry page but for choices: those that were filled in, or all where none was. */
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

/** Whom to turn to, as far as the settlement says it. */
function contacts(wizard: Wizard, texts: Texts): string {
  const { phoneKey, emailKey } = wizard.app.settlement.contact;
  const ways = [phoneKey, emailKey].map((key) => contentText(key, texts).trim()).filter((way) => way !== '');
  return listed(ways, texts.culture, 'disjunction');
}

/** A reason of the server's own, in its language; the catalogued text says less than the page does (C15-01). */
function reasonOf({ message }: Refusal, texts: Texts): string[] {
  const reason = reasonIn(texts.culture, message);
  return reason === undefined || reason === productText(message.key, texts, message.params) ? [] : [reason];
}

/**
 * What the page says at the form of a sign-in that was refused (C10-09, C10-24): why, which fields to check and, after
 * some refusals, where help is. It holds for the very credentials that were refused, and no longer.
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
