import type { EN_ACCESSIBILITY } from '../en/accessibility.ts';
import type { ArabicForm, TextsOf } from '../keys.ts';

/** Texts of the page Accessibility. */
export const AR_ACCESSIBILITY: TextsOf<typeof EN_ACCESSIBILITY, ArabicForm> = {
  Accessibility_Title: 'إمكانية الوصول',
  Accessibility_Text:
    'ينبغي أن يتمكن الجميع من استخدام هذا النموذج. إذا واجهتك صعوبة، فيُرجى إخبارنا بها: يمكننا مساعدتك عبر الهاتف أو على الورق.',
  Accessibility_Built: 'كيف صُمِّم هذا النموذج',
  Accessibility_BuiltText:
    'صُمِّم هذا النموذج ليستوفي إرشادات إمكانية الوصول إلى محتوى الويب (WCAG) 2.2 بالمستويين A وAA. يمكن استخدامه بلوحة المفاتيح وحدها، وبخط كبير، وعلى شاشة صغيرة، وبتباين عالٍ.',
  Accessibility_Checked: 'كانت آخر مراجعة له في {month}، باختبارات آلية لصفحاته.',
  Accessibility_Limits: 'ما لم يكتمل بعد',
  Accessibility_LimitsText:
    'بعض هذه الإرشادات لم تُستوفَ بالكامل بعد. فقد يلزم مثلًا نقل رقم أو رقم سري (PIN) من رسالة: إذا تعذّر ذلك، فيُرجى الاتصال بنا. لم يختبر أي شخص هذا النموذج بقارئ شاشة حتى الآن. لحفظ صفحة بصيغة PDF، يُرجى استخدام Chrome أو Edge. لم نختبر ما إذا كانت برامج قراءة الشاشة تستطيع قراءة ملف PDF يحفظه متصفح آخر.',
  Accessibility_Barrier: 'إذا واجهتك صعوبة',
  Accessibility_BarrierText:
    'يُرجى إخبارنا بالصفحة التي كنت فيها، وبما أردت فعله، وبما حدث. وإن أمكن، فيُرجى ذكر جهازك ومتصفحك والوسائل المساعدة التي تستخدمها. لا يلزم إخبارنا بأي شيء عن صحتك.',
  Accessibility_Relay: 'للاتصال بنا عبر خدمة ترحيل المكالمات (relay)، يُرجى طلب الرقم 711.',
  Accessibility_Otherwise: 'عبر الهاتف أو على الورق',
  Accessibility_OtherwiseText:
    'لا يلزم استخدام هذا الموقع. يُرجى الاتصال بالرقم {phone}، وطلب ملء النموذج معك أو إرسال نموذج ورقي إليك. يُرجى عدم الانتظار حتى اليوم الأخير: فالبريد يستغرق وقتًا.',
};
