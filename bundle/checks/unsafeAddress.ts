import { toPointer } from '../../transforms/ground/pointer.ts';
import { unrenderedHrefs } from '../../transforms/texts/parseInline.ts';
import { isUnsafeHref } from '../../transforms/texts/unsafeHref.ts';
import { blocksOf } from '../view/blocks.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** URL in a bundle, with its place. */
interface Written {
  file: string;
  pointer: string;
  href: string;
}

/** Reports a URL that can run script, or that leads to another host without a scheme (C5-03). */
export const unsafeAddress = defineCheck({
  code: 'unsafe-address',
  severity: 'error',
  summary: 'an address that may run script or lead to another site',
  needs: 'file',
  *run(view) {
    for (const { href, ...place } of [...ofSettlement(view), ...ofButtons(view), ...ofTexts(view)])
      if (isUnsafeHref(href))
        yield {
          ...place,
          message: `The address ${JSON.stringify(href)} may run script or lead to another site, so no page leads to it.`,
          hint: 'Begin the address with https://, http://, mailto: or tel:, or with one / for a page of this site.',
        };
  },
});

function ofSettlement({ bundle: { settlement } }: BundleView): Written[] {
  const file = 'settlement.json';
  const links = Object.entries(settlement.links).map(([name, href]) => ({
    file,
    pointer: toPointer(['links', name]),
    href,
  }));
  const targets = Object.entries(settlement.deadlines).flatMap(([key, deadline]) =>
    Object.entries(deadline?.redirectTargets ?? {}).map(([culture, href]) => ({
      file,
      pointer: toPointer(['deadlines', key, 'redirectTargets', culture]),
      href,
    })),
  );
  const href = settlement.settings?.expiredRedirectUrl;
  const pointer = toPointer(['settings', 'expiredRedirectUrl']);
  return [...links, ...targets, ...(href === undefined ? [] : [{ file, pointer, href }])];
}

const ofButtons = (view: BundleView): Written[] =>
  blocksOf(view, 'button').map(({ file, pointer, block }) => ({
    file,
    pointer: `${pointer}/href`,
    href: block.href,
  }));

const ofTexts = ({ contents }: BundleView): Written[] =>
  contents.flatMap(({ file, texts }) =>
    Object.entries(texts).flatMap(([key, text]) =>
      unrenderedHrefs(text).map((href) => ({ file, pointer: toPointer([key]), href })),
    ),
  );
