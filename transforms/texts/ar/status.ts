import type { EN_STATUS } from '../en/status.ts';

import type { ArabicForm, TextsOf } from '../keys.ts';

/** Texts of the page that tells what became of a filed claim. */
export const AR_STATUS: TextsOf<typeof EN_STATUS, ArabicForm> = {
  Status_Title: 'حالة مطالبتك',
  Status_Text:
    'هنا ما استلمناه منك وما يحدث بعد ذلك. يلزم لذلك الرمز المرجعي الذي حصلت عليه عند تقديم مطالبتك.',
  Status_CodeLabel: 'الرمز المرجعي',
  Status_CodeHint: 'يتكون من 10 حروف وأرقام، مثل {example}.',
  Status_CodeMissing: 'يُرجى إدخال الرمز المرجعي',
  Status_CodeWrong: 'يُرجى مراجعة الرمز المرجعي. يتكون من 10 حروف وأرقام، مثل {example}.',
  Status_AnswerMissing: 'يُرجى إدخال إجابتك',
  Status_Button: 'عرض الحالة',
  Status_Failed: 'تعذّر الاطلاع على الحالة. يُرجى التحقق من اتصالك والمحاولة مرة أخرى.',
  Status_Link: 'عرض حالة مطالبتك',
  Status_LinkText: 'لمعرفة ما يحدث لمطالبتك لاحقًا، يُرجى استخدام هذا الرمز في صفحة الحالة لدينا.',
  Status_Found: 'المطالبة {code}',
  Status_Next: 'ما يحدث بعد ذلك',
  Status_Steps: 'الخطوات حتى الآن',
  Status_NoDocuments: 'لم تصل مستندات مع هذه المطالبة.',
  Status_Added: 'أُضيف في {time}',
  Status_Mark_received: 'استلمنا مطالبتك',
  Status_Mark_documentsRequested: 'طلبنا منك مستندات',
  Status_Mark_decided: 'اتخذنا قرارًا بشأن مطالبتك',
  Status_Mark_paid: 'أرسلنا دفعتك',
  Status_Next_none: 'سنراجع مطالبتك. لا يلزمك فعل أي شيء الآن.',
  Status_Next_received: 'سنراجع مطالبتك. لا يلزمك فعل أي شيء الآن.',
  Status_Next_documentsRequested:
    'يُرجى إرسال المستندات التي طلبناها. وهي مذكورة في الرسالة أو البريد الإلكتروني الذي أرسلناه إليك.',
  Status_Next_decided: 'أرسلنا إليك قرارنا. إذا لم يصلك، يُرجى الاتصال بنا.',
  Status_Next_paid: 'دفعتك في الطريق إليك. إذا لم تصل خلال بضعة أسابيع، يُرجى الاتصال بنا.',
};
