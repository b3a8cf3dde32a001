import type { EN_SESSION } from '../en/session.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of signing in, of the session and the deadline, and of the pages at which a visit ends. */
export const AR_SESSION: TextsOf<typeof EN_SESSION> = {
  App_SignIn: 'متابعة',
  Session_Header: 'هل ما زلت هنا؟',
  Session_Warning: 'لحماية بياناتك، ستنتهي هذه الجلسة بعد {countdown}. وعندئذ يُزال ما أدخلته من هذا الجهاز.',
  Session_Continue: 'متابعة',
  Session_SomebodyElse:
    'سجّل شخص ما الدخول ببيانات أخرى في علامة تبويب أو نافذة أخرى من هذا المتصفح، ولا يتسع المتصفح إلا لتسجيل دخول واحد. ما أدخلته هنا محفوظ: سجّل الدخول مرة أخرى للمتابعة.',
  Session_OthersAnswers:
    'سجّلت الدخول ببيانات غير التي استُخدمت هنا من قبل. لحماية صاحبها، أُزيل من هذا المتصفح ما كان قد أُدخل هنا، وهو ليس جزءًا من مطالبتك. إذا كان ما أُدخل يخصك، فأدخله مرة أخرى.',
  NotFound_Title: 'الصفحة غير موجودة',
  NotFound_Text: 'لا توجد صفحة في هذا العنوان. ربما كُتب خطأً، أو نُقلت الصفحة.',
  NotFound_Link: 'الانتقال إلى نموذج المطالبة',
  Error_Title: 'حدث خطأ ما',
  Error_Text: 'لم نتمكن من إتمام ما طلبته. ما أدخلته محفوظ.',
  Error_Link: 'العودة إلى مطالبتك',
  Deadline_Title: 'انقضى الموعد النهائي',
  Deadline_Text: 'لم يعد من الممكن تقديم المطالبات هنا.',
  Deadline_Link: 'الانتقال إلى موقع التسوية',
  Deadline_Entered: 'لا يزال بإمكانك طباعة ما أدخلته أو حفظه. يبقى محفوظًا إلى أن تغلق علامة التبويب هذه.',
  App_NothingKept:
    'لا يحفظ متصفحك أي شيء لهذا الموقع. ما تُدخله يبقى إلى أن تغلق هذه الصفحة أو تعيد تحميلها: قدّم مطالبتك دفعة واحدة.',
  SessionExpired_Title: 'انتهت جلستك',
  SessionExpired_Text:
    'حرصًا على حمايتك، أُزيل ما أدخلته من هذا الجهاز. يمكنك البدء من جديد في أي وقت قبل الموعد النهائي.',
  SessionExpired_Link: 'البدء من جديد',
  SignInFirst_Title: 'ابدأ من الصفحة الأولى',
  SignInFirst_Text:
    'هذه الصفحة تابعة لمطالبة لم تبدأها بعد، أو بدأت في متصفح آخر. ابدأ من الصفحة الأولى للنموذج.',
  SignInFirst_Link: 'الانتقال إلى الصفحة الأولى',
  SignIn_Refused: 'لم نجد أي سجل بهذه البيانات. قارنها بالإشعار الذي وصلك: {fields}.',
  SignIn_Help: 'إذا لم ينجح ذلك، فاطلب المساعدة من مدير التسوية: {contact}.',
  Cleared_Fields: 'بسبب هذا التغيير مسحنا: {fields}.',
  DeadlineNear_Hour: 'بقي أقل من ساعة. يمكنك تقديم هذه المطالبة حتى {time}.',
  DeadlineNear_Minutes: 'بقي أقل من خمس دقائق. يمكنك تقديم هذه المطالبة حتى {time}.',
  DeadlinePassed_Title: 'انتهى الموعد بينما كانت هذه الصفحة مفتوحة',
  DeadlinePassed_Text:
    'كان تقديم المطالبات متاحًا حتى {time}. لم تُقدَّم هذه المطالبة ولم يعد تقديمها هنا ممكنًا. ما أدخلته يبقى في هذه الصفحة إلى أن تغلقها: اطبعه أو احفظه. اسأل مدير التسوية عما إذا كان لا يزال هناك ما يمكن فعله.',
  DeadlinePassed_Print: 'اطبع ما أدخلته',
  DeadlinePassed_Save: 'احفظه كملف',
  DeadlinePassed_More: 'ماذا يحدث الآن',
  Entry_Legend: 'كيف تريد أن تبدأ؟',
  Entry_classList: 'لدي إشعار',
  Entry_claims: 'قدّمت مطالبة من قبل',
  Entry_open: 'ليس لدي إشعار',
};
