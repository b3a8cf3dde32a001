import { keyUses } from '../../bundle/view/contentKeys.ts';
import { EN_MESSAGES } from '../../transforms/texts/en/messages.ts';
import type { Chapter } from './chapters.ts';
import { html } from './html.ts';
import type { PrintModel } from './printModel.ts';
import { fact } from './questions.ts';
import { translatedText } from './texts.ts';

/** Keys of messages of refused or failed requests, which no page and no rule names. */
const PROBLEMS = Object.keys(EN_MESSAGES).filter((key) => !key.startsWith('Rule_'));

/** Renders the chapter of the messages about refused sign-ins and claims, in every culture. */
export function problems(printModel: PrintModel): Chapter {
  const told = PROBLEMS.map((key) => fact(key, translatedText(printModel, key)));
  return {
    id: 'messages',
    title: 'Messages where something is refused or fails',
    body: html`<p>These are shown whatever the page. The messages of rules stand with their questions.</p><dl class="keys">${told}</dl>`,
  };
}

/** Renders the chapter of the settlement's texts outside the pages: its name, its contact, header and footer. */
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
