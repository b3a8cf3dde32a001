import type { SignatureRenderBlock } from '../../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { BlockProps } from './types.ts';

/** Block with the certification text, the typed signature and the date of signing. */
export function SignatureBlock({ block, field }: BlockProps<SignatureRenderBlock>) {
  const SignatureDate = field.registry.formContext.blocks().signatureDate;
  return (
    <div className="cw-signature">
      {block.title ? (
        <h2 className="cw-heading cw-heading--h2">
          <TextWithLanguage text={block.title} />
        </h2>
      ) : null}
      {block.texts.map((text) => (
        <p key={text} className="cw-copy">
          <InlineMarkdown text={text} />
        </p>
      ))}
      <FieldGroup block={{ id: block.id, fields: block.fields }} field={field} />
      {block.showDate && SignatureDate ? <SignatureDate /> : null}
    </div>
  );
}
