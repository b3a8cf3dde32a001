import type { EN_FIELDS } from '../en/fields.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of inputs of every kind. */
export const AR_FIELDS: TextsOf<typeof EN_FIELDS> = {
  Ui_Next: 'التالي',
  Ui_Back: 'رجوع',
  Ui_Cancel: 'إلغاء',
  Ui_Close: 'إغلاق',
  Ui_Delete: 'حذف',
  Ui_Keep: 'إبقاء',
  Ui_ErrorSummary: 'هناك مشكلة',
  Ui_Error: 'خطأ:',
  Ui_Optional: '(اختياري)',
  Ui_Required: 'مطلوب.',
  Ui_RequiredLegend: 'الحقول المشار إليها بالعلامة {mark} مطلوبة.',
  Ui_Select: 'اختيار',
  Ui_TypeToSearch: 'اكتب للبحث',
  Ui_NoMatches: 'لا توجد نتائج مطابقة.',
  Ui_MoreMatches: 'يظهر {shown} من {count}. اكتب المزيد للعثور على غيرها.',
  Ui_Matches: 'عدد النتائج: {count}.',
  Ui_SearchSlow: 'يستغرق البحث وقتًا طويلاً. يمكنك الانتظار أو المحاولة مرة أخرى.',
  Ui_SearchFailed: 'تعذّر تحميل القائمة. تحقق من الاتصال ثم حاول مرة أخرى.',
  Ui_SearchOffline: 'لا يوجد اتصال بالإنترنت. ما أدخلته محفوظ. ابحث مرة أخرى عندما يعود الاتصال.',
  Ui_ChooseMatch: '«{entry}» غير موجود في القائمة. اختر من القائمة.',
  Ui_Yes: 'نعم',
  Ui_No: 'لا',
  Ui_None: 'لا توجد إجابة',
  Ui_PhoneHint: '\u2066(123) 456-7890\u2069',
  Ui_NotInList: 'هذه الإجابة لم تعد في القائمة. اختر إجابة من القائمة.',
  Ui_NotAUsPhone:
    'هذا ليس رقم هاتف في الولايات المتحدة. اكتب أرقامه العشرة، مثل \u2066(206) 555-0100\u2069، أو تحقق من البلد.',
  Ui_NotAPhone: 'اكتب رقم الهاتف مع رمز البلد، أرقامًا فقط، 16 على الأكثر.',
  Ui_NotAZip:
    'هذا ليس رمزًا بريديًا في الولايات المتحدة. اكتب أرقامه الخمسة أو التسعة، مثل 98101، أو تحقق من البلد.',
  Ui_NotAPostalCode: 'اكتب الرمز البريدي بحروف وأرقام ومسافات فقط، 10 على الأكثر.',
  Ui_NotAVin: 'اكتب رقم VIN بحروف وأرقام فقط، 17 على الأكثر.',
  Ui_NotAWholeAmount: 'اكتب مبلغًا بلا كسور، مثل \u20661,234\u2069.',
  Ui_NotAnAmount: 'اكتب مبلغًا بخانتين عشريتين على الأكثر، مثل \u20661,234.50\u2069.',
  Ui_NotADecimal: 'اكتب عددًا بأرقام ونقطة، مثل \u206612.5\u2069.',
  Ui_Unavailable: 'تعذّر تحميل هذا الجزء. يُرجى التحقق من الاتصال.',
  Ui_TryAgain: 'المحاولة مرة أخرى',
  Ui_Loading: 'جارٍ التحميل',
};
