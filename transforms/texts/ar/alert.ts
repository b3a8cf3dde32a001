import type { EN_ALERT } from '../en/alert.ts';
import type { TextsOf } from '../keys.ts';

/** Headings of the alert dialog by kind of failure, and its texts on whether the claim was filed (C16-03, C16-04). */
export const AR_ALERT: TextsOf<typeof EN_ALERT> = {
  Alert_Header: 'حدث خطأ ما',
  Alert_Ok: 'حسنًا',
  Alert_Answers: 'يُرجى مراجعة إجاباتك',
  Alert_Captcha: 'لم يكتمل التحقق الأمني',
  Alert_Closed: 'هذا النموذج مغلق حاليًا',
  Alert_Connection: 'تعذّر الاتصال',
  Alert_Cookies: 'يُرجى السماح بملفات تعريف الارتباط لهذا الموقع',
  Alert_Documents: 'يُرجى مراجعة مستنداتك',
  Alert_Filed: 'سبق تقديم مطالبتك',
  Alert_NoAnswer: 'لم يصلنا رد',
  Alert_NoRecord: 'لم نعثر على سجلك',
  Alert_NotDone: 'تعذّر تنفيذ ذلك',
  Alert_NothingKept: 'إعادة تحميل الصفحة تُفقدك إجاباتك',
  Alert_OthersAnswers: 'أُزيلت إجابات سابقة',
  Alert_SignIn: 'يُرجى تسجيل الدخول مرة أخرى',
  Alert_Stopped: 'توقف الإرسال',
  Alert_Unavailable: 'يُرجى المحاولة بعد بضع دقائق',
  Alert_Updated: 'جرى تحديث النموذج',
  Alert_Wait: 'يُرجى الانتظار قبل المحاولة مرة أخرى',
  Alert_Wallet: 'يُرجى مراجعة حساب الدفع',
  Alert_Number: 'لهذه المشكلة رقم، وهو ليس رمزًا مرجعيًا. عند التواصل معنا، يُرجى ذكر هذا الرقم:',
  Alert_NotFiled: 'لم تُقدَّم مطالبتك. ما زالت إجاباتك ومستنداتك محفوظة هنا.',
  Alert_MaybeFiled:
    'لا نعرف بعد ما إذا كانت مطالبتك قد قُدِّمت. ما زالت إجاباتك محفوظة هنا. يُرجى إرسالها مرة أخرى لمعرفة ذلك: لا يمكن تقديمها مرتين.',
};
