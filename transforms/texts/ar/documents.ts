import type { EN_DOCUMENTS } from '../en/documents.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the inputs for uploading documents. */
export const AR_DOCUMENTS: TextsOf<typeof EN_DOCUMENTS> = {
  Ui_Upload: 'رفع',
  Ui_ChooseFile: 'اختيار ملف',
  Ui_ChooseAnotherFile: 'اختيار ملف آخر',
  Ui_OrDrop: 'أو إفلاته هنا',
  Ui_AcceptedFiles: 'ملفات تنتهي بـ: {kinds}',
  Ui_TakePhoto: 'التقاط صورة',
  Ui_LargePhoto: 'هذه الصورة كبيرة ({size}). يمكننا تصغيرها على هذا الجهاز لتُرسل أسرع، مع بقاء النص مقروءًا.',
  Ui_ShrinkPhoto: 'تصغيرها',
  Ui_KeepPhoto: 'إبقاؤها كما هي',
  Ui_PhotoShrunk: 'حجم الصورة الآن {size}.',
  Ui_PhotoNotShrunk: 'تعذّر تصغير هذه الصورة، وستبقى كما هي.',
  Ui_FileDamaged:
    'يبدو أن {name} تالف: ينقصه جزء، وقد لا يُفتح. يُرجى فتحه على جهازك للتأكد، أو اختيار ملف آخر.',
  Ui_FileLocked:
    'لا يُفتح {name} إلا بكلمة مرور، وهي ليست لدى من يقرؤون مطالبتك. يُرجى اختيار نسخة بلا كلمة مرور.',
  Ui_KeepAnyway: 'الاحتفاظ به على أي حال',
  Ui_PhotoHasPlace:
    'يحتوي {name} على المكان الذي التُقطت فيه الصورة. يمكننا إزالة المكان، وتبقى الصورة كما هي.',
  Ui_PhotoKeepsPlace:
    'يحتوي {name} على المكان الذي التُقطت فيه الصورة. لا يمكننا إزالته من هذا النوع من الملفات. لعدم إرسال المكان، يُرجى حفظ الصورة بصيغة JPEG من دونه واختيار ذلك الملف.',
  Ui_RemovePlace: 'إزالة المكان',
  Ui_PlaceRemoved: 'أُزيل المكان من {name}.',
  Ui_PlaceNotRemoved: 'تعذّرت إزالة المكان، ويبقى {name} كما هو.',
  Ui_RemoveFile: 'إزالة الملف',
  Ui_FileRenamed: 'يوجد مستند بهذا الاسم بالفعل، لذلك يُحفظ هذا باسم {name}.',
  Ui_OneFileOnly: 'يُرجى اختيار ملف واحد في كل مرة.',
  Ui_NoFileChosen: 'يُرجى اختيار ملف.',
  LocKey_Validation_Document_FileExists: 'سبقت إضافة مستند بهذا الاسم.',
  LocKey_Validation_ProvideDocumentation: 'يُرجى إضافة بند واحد على الأقل.',
  Document_TooLarge:
    'حجم «{name}» هو {size}. الحد الأقصى {limit}. يُرجى اختيار ملف أصغر أو التقاط صورة للصفحة.',
  Document_WrongKind: 'لا يمكن إضافة {name}. يُرجى اختيار ملف ينتهي بأحد هذه: {kinds}.',
  Document_OtherContent:
    'لا يمكن إضافة {name}: محتواه ليس كما تدل عليه نهاية اسمه، أو تتعذّر قراءته. يُرجى اختيار ملف آخر.',
  Document_Empty: 'هذا الملف فارغ. يُرجى اختيار ملف آخر.',
};
