import type { EN_MAIL } from '../en/mail.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of mails: of the receipt, which has those of the receipt's page too, and of a saved form. */
export const AR_MAIL: TextsOf<typeof EN_MAIL> = {
  Mail_Subject: 'استلمنا مطالبتك {code}',
  Mail_Received: 'استلمنا مطالبتك. يُرجى الاحتفاظ بهذه الرسالة: سيلزم الرمز إذا استفسرت عن مطالبتك.',
  Mail_Form: 'النموذج',
  Mail_Automatic:
    'أُرسلت هذه الرسالة تلقائيًا، ولا تُقرأ الردود عليها. حرصًا على خصوصيتك، لا تتضمن أيًا من إجاباتك. إذا لم تقدّم مطالبة، فيُرجى الاتصال بنا.',
  Mail_CodeSubject: 'رمز نموذجك المحفوظ',
  Mail_CodeText: 'حفظت نموذجًا لإكماله لاحقًا. الحفظ لم يقدّم مطالبتك. هذا هو الرمز الذي يفتح النموذج.',
  Mail_CodeSecret: 'يستطيع أي شخص لديه الرمز متابعة نموذجك. يُرجى عدم إعادة توجيه هذه الرسالة.',
  Mail_Code: 'رمزك',
  Mail_Until: 'يمكنك المتابعة حتى',
  Mail_Continue: 'للمتابعة، يُرجى فتح هذه الصفحة واختيار «{resume}»:',
  Mail_ReminderSubject: 'لم يُقدَّم نموذجك المحفوظ بعد',
  Mail_ReminderText:
    'حفظت نموذجًا لإكماله لاحقًا، وطلبت هذا التذكير. لم يُقدَّم النموذج، وسيُحذف في الوقت المذكور أدناه.',
  Mail_ReminderCode: 'يلزمك الرمز الذي حصلت عليه عند حفظ النموذج. هذا هو التذكير الوحيد.',
  Mail_DraftQuestions: 'هل لديك سؤال؟ يُرجى الاتصال على {phone}. لا يحتاج أحد هناك إلى رمزك.',
  Mail_DraftAutomatic:
    'أُرسلت هذه الرسالة تلقائيًا، ولا تُقرأ الردود عليها. حرصًا على خصوصيتك، لا تتضمن أيًا من إجاباتك. إذا لم تطلبها، فقد أخطأ أحدهم في كتابة عنوان، ويمكنك حذفها.',
};
