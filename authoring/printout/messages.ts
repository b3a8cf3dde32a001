import { keyUses } from '../../bundle/view/contentKeys.ts';
import { EN_MESSAGES } from '../../transforms/texts/en/messages.ts';
import type { Chapter } from './chapters.ts';
import { html } from './html.ts';
import type { PrintModel } from './printModel.ts';
import { fact } from './questions.ts';
import { translatedText } from './texts.ts';

/** What the product says where a call is refused or fails: texts that no page and no rule names. */
const PROBLEMS = Object.keys(EN_MESSAGES).filter((key) => !key.startsWith('Rule_'));

/** Messages that claimants read where signing in or filing is refused, in every culture. */
export function problems(printModel: PrintModel): Chapter {
  const told = PROBLEMS.map((key) => fact(key, translatedText(printModel, key)));
  return {
    id: 'messages',
    title: 'Messages where something is refused or fails',
    body: html`<p>These are shown whatever the page. The messages of rules stand with their questions.</p><dl class="keys">${told}</dl>`,
  };
}

/** The texts around the form: the settlement's name, its contact, what stands at head and foot. */
export function surroundingTexts(printModel: PrintModel): Chapter {
  const variants = new Set(
    Object.values(printModel.settlement.contentVariants ?? {}).flatMap((all) => all.map(({ key }) => key)),
  );
  const keys = keyUses(printModel.read.view)
    .filter(({ file, pointer }) => file === 'settlement.json' && !pointer.startsWith('/contentVariants'))
    .map(({ key }) => key)
    .filter((key) => !variants.has(key));
  const { siteUrl, privacyPolicyUrl } = printModel.settlement.links;
  return {
    id: 'around',
    title: 'Around the form',
    body: html`<dl class="keys">${[...new Set(keys)].map((key) => fact(key, translatedText(printModel, key)))}${fact('The site', html`<code>${siteUrl}</code>`)}${fact('The privacy policy', html`<code>${privacyPolicyUrl}</code>`)}</dl>`,
  };
}
