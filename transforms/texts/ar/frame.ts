import type { EN_FRAME } from '../en/frame.ts';
import type { ArabicForm, TextsOf } from '../keys.ts';

/** Texts of the layout: header, steps, navigation and footer. */
export const AR_FRAME: TextsOf<typeof EN_FRAME, ArabicForm> = {
  Ui_OpensInNewTab: 'يُفتح في علامة تبويب جديدة',
  App_NotOpened:
    'لم يُفتح النموذج. ربما كان اتصالك بطيئًا أو انقطع، أو كان متصفحك قديمًا جدًا، أو كان JavaScript معطَّلًا فيه. يُرجى إعادة تحميل الصفحة أو تجربة متصفح آخر. وإن لم ينفع ذلك، فيُرجى طلب نموذج ورقي:',
  App_NeedsScript:
    'يمكنك قراءة هذه الصفحة، لكن تعبئتها تحتاج إلى JavaScript، وهو معطَّل في متصفحك أو غير متوفر فيه. يُرجى تفعيله في إعدادات المتصفح ثم إعادة تحميل الصفحة، أو تجربة متصفح آخر. ويمكنك أيضًا طلب نموذج ورقي:',
  App_SkipLink: 'الانتقال إلى النموذج',
  App_PageTitle: '{page} – {settlement}',
  App_PageTitleError_zero: 'خطأ: {page} (للتصحيح: {count}) – {settlement}',
  App_PageTitleError_one: 'خطأ: {page} (للتصحيح: {count}) – {settlement}',
  App_PageTitleError_two: 'خطأ: {page} (للتصحيح: {count}) – {settlement}',
  App_PageTitleError_few: 'خطأ: {page} (للتصحيح: {count}) – {settlement}',
  App_PageTitleError_many: 'خطأ: {page} (للتصحيح: {count}) – {settlement}',
  App_PageTitleError_other: 'خطأ: {page} (للتصحيح: {count}) – {settlement}',
  App_Reload: 'إعادة تحميل الصفحة',
  App_Menu: 'القائمة',
  App_Steps: 'خطوات المطالبة',
  App_StepsAll: 'عرض كل الخطوات',
  App_Step: 'الخطوة {step} من {steps}',
  App_StepUpTo: 'الخطوة {step} من {steps} على الأكثر',
  App_StepPerhaps: '{name} (عند الحاجة)',
  App_StepDone: '(تم)',
  App_Navigation: 'التنقل الرئيسي',
  Language_Label: 'اللغة',
  Nav_Home: 'الصفحة الرئيسية',
  Nav_Documents: 'مستندات مهمة',
  Nav_Faq: 'الأسئلة الشائعة',
  Nav_FileClaim: 'تقديم مطالبة',
  Nav_VinLookup: 'البحث برقم تعريف المركبة (VIN)',
  Nav_Contact: 'التواصل معنا',
  Nav_KeyDates: 'التواريخ المهمة',
  Nav_More: 'مطالبتك',
  Nav_ClaimStatus: 'الاستعلام عن حالة المطالبة',
  Nav_UploadDocuments: 'رفع المستندات',
  Nav_ChangeAddress: 'تغيير عنواني',
  Footer_MoreInformation: 'لمزيد من المعلومات',
  Footer_Instructions: 'إذا كانت لديك أسئلة عن هذا النموذج، فيُرجى التواصل مع مسؤول التسوية:',
  Footer_Phone: 'الهاتف',
  Footer_Email: 'البريد الإلكتروني',
  Footer_Mail: 'العنوان البريدي',
  Footer_Welcome: 'مرحبًا بك في {settlement}.',
  Footer_VisitWebsite: 'للاطلاع على الإشعار وجميع التواريخ، يُرجى زيارة هذا الموقع:',
  Footer_Copyright: '© {year} {settlement}. جميع الحقوق محفوظة.',
  Footer_Privacy: 'سياسة الخصوصية',
  Footer_PrivacyAct:
    'إشعار بموجب قانون الخصوصية (Privacy Act): نستخدم البيانات التي تُدخلها للبت في مطالبتك ودفع ما يُستحق عنها. تقديمها اختياري، ولكن قد تتعذّر الموافقة على المطالبة من دونها.',
  Footer_YourInformation:
    'كيفية استخدام معلوماتك: نستخدم البيانات التي تُدخلها للبت في مطالبتك ودفع ما يُستحق عنها. تقديمها اختياري، ولكن قد تتعذّر الموافقة على المطالبة من دونها.',
};
