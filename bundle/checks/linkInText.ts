import { toPointer } from '../../transforms/ground/pointer.ts';
import { type InlineNode, parseInline, unrenderedHrefs } from '../../transforms/texts/parseInline.ts';
import { isUnsafeHref } from '../../transforms/texts/unsafeHref.ts';
import { usesOfText } from '../meaning/textUses.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports broken links, and Markdown in texts that are shown unformatted (C12-10). */
export const linkInText = defineCheck({
  code: 'link-in-text',
  severity: 'warning',
  summary: 'a link or emphasis that is shown as it is written',
  needs: 'bundle',
  *run(view) {
    for (const { file, texts } of view.contents)
      for (const [key, text] of Object.entries(texts)) {
        const isPlain = usesOfText(view, key).some(({ isMarked }) => !isMarked);
        const found = (isPlain ? marksIn(key, text) : undefined) ?? brokenLinkIn(key, text);
        if (found) yield { file, pointer: toPointer([key]), ...found };
      }
  },
});

type Said = Pick<Found, 'message' | 'hint'>;

/**
 * Returns the fault of a text that is shown unformatted (button, option, heading, message) and has a link or strong
 * words.
 */
function marksIn(key: string, text: string): Said | undefined {
  const mark = parseInline(text).find(({ kind }) => kind === 'link' || kind === 'strong');
  if (!mark) return undefined;
  const what = mark.kind === 'link' ? `the link to ${mark.href}` : 'strong words';
  return {
    message: `The text of ${key} has ${what}, and where it is used the marks are shown as they are written.`,
    hint: 'Write plain words; paragraphs, labels and hints may have links.',
  };
}

/** Matches text that resembles a link and is none. */
const NO_LINK = /\[[^\]]*\]\s*\(\s*(?:https?:|www\.|mailto:|tel:|\/|#)|\]\(|<(?:https?:\/\/|mailto:)[^>]*>/i;

function brokenLinkIn(key: string, text: string): Said | undefined {
  // An unsafe address is reported by another check.
  const href = unrenderedHrefs(text).find((one) => !isUnsafeHref(one));
  if (href !== undefined)
    return {
      message: `In the text of ${key}, the link to ${href} leads nowhere: only its words are shown.`,
      hint: /^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(href)
        ? `Write https://${href}.`
        : 'Begin the address with https://, mailto:, tel: or /.',
    };
  const written = textsOf(parseInline(text)).find((plain) => NO_LINK.test(plain));
  if (written === undefined) return undefined;
  return {
    message: `In the text of ${key}, a link is shown as it is written.`,
    hint: 'Write [words](https://…), with nothing between the brackets and no space in the address.',
  };
}

/** Returns the plain texts of inline nodes, without code. */
function textsOf(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node.text];
    return 'children' in node ? textsOf(node.children) : [];
  });
}
