import type { EN_SUMMARY } from '../en/summary.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the summary, the receipt, and the choice of the class list row that a claim is for. */
export const AR_SUMMARY: TextsOf<typeof EN_SUMMARY> = {
  Choose_Title: 'لأي سجل تُقدَّم هذه المطالبة؟',
  Choose_Text: 'عثرنا على أكثر من سجل. يُرجى اختيار السجل الذي تقدّم المطالبة بشأنه.',
  Choose_Option: 'السجل {number}',
  Summary_Change: 'تغيير',
  Summary_Entry: 'البند',
  Summary_ChangeOf: 'تغيير: {question}',
  Summary_NotFiled: 'لم تُقدَّم بعد: المطالبة المقدَّمة لها رمز مرجعي.',
  Summary_Return: 'الحفظ والعودة إلى الملخص',
  Document_Missing: 'ما زال يلزم إضافة:',
  Summary_Ending: 'ينتهي بـ {end}',
  Summary_Hidden: 'أُدخل، ولا يُعرض هنا',
  Summary_Missing: 'ما زال ناقصًا',
  Confirmation_Code: 'رمزك المرجعي',
  Confirmation_FiledAt: 'تاريخ التقديم',
  Confirmation_Documents: 'المستندات المستلمة',
  Confirmation_Technical: 'تفاصيل تقنية',
  Confirmation_Fingerprint: 'بصمة SHA-256:',
  Confirmation_Keep: 'يُرجى تدوين هذا الرمز أو طباعة هذه الصفحة. سيلزم هذا الرمز إذا استفسرت عن مطالبتك.',
  Confirmation_Mail:
    'سنرسل إيصالًا إلى عنوان البريد الإلكتروني الوارد في مطالبتك. يُرجى أيضًا طباعة هذه الصفحة أو حفظها تحسبًا لعدم وصوله.',
  Confirmation_NoMail: 'لا نرسل هذا بالبريد الإلكتروني. يُرجى طباعة هذه الصفحة أو حفظها أو تصويرها.',
  Confirmation_Questions: 'للأسئلة أو لتصحيح خطأ، يُرجى الاتصال بالرقم {phone} وذكر هذا الرمز.',
  Confirmation_Print: 'طباعة هذه الصفحة أو حفظها',
  Confirmation_Once:
    'يُرجى طباعة هذه الصفحة أو حفظها الآن: بعد مغادرتها أو إعادة تحميلها لن تظهر إجاباتك فيها.',
  Confirmation_Gone: 'إجاباتك محفوظة لدينا. حرصًا على خصوصيتك، لم يعد هذا الجهاز يعرضها.',
  Confirmation_Entered: 'ما قدّمته',
  App_SignatureDate: 'تاريخ التوقيع',
};
