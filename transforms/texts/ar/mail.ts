import type { EN_MAIL } from '../en/mail.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the receipt by mail, which has those of the receipt's page too. */
export const AR_MAIL: TextsOf<typeof EN_MAIL> = {
  Mail_Subject: 'استلمنا مطالبتك {code}',
  Mail_Received: 'استلمنا مطالبتك. يُرجى الاحتفاظ بهذه الرسالة: سيلزم الرمز إذا استفسرت عن مطالبتك.',
  Mail_Form: 'النموذج',
  Mail_Automatic:
    'أُرسلت هذه الرسالة تلقائيًا، ولا تُقرأ الردود عليها. حرصًا على خصوصيتك، لا تتضمن أيًا من إجاباتك. إذا لم تقدّم مطالبة، فيُرجى الاتصال بنا.',
};
