import type { MessageTexts } from '../keys.ts';

const SUBMISSION_FAILED =
  'حدث خطأ أثناء إرسال مطالبتك. يُرجى المحاولة مرة أخرى. إذا استمرت المشكلة، فيُرجى التواصل مع مسؤول التسوية عبر البريد الإلكتروني المذكور أدناه.';
const AUTHORIZATION_FAILED =
  'حدثت مشكلة أثناء إرسال بياناتك. يُرجى المحاولة مرة أخرى. إذا استمرت المشكلة، فيُرجى التواصل مع مسؤول التسوية بالاستعانة بالمعلومات المذكورة أدناه.';

/** What is said of failed rules and refused calls. */
export const AR_MESSAGES: MessageTexts<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'> = {
  Rule_required: 'هذا الحقل مطلوب',
  Rule_requiredOnClientOnly: 'هذا الحقل مطلوب',
  Rule_range: 'يجب أن تكون القيمة بين {min} و{max}',
  Rule_range_min: 'يجب ألا تقل القيمة عن {min}',
  Rule_range_max: 'يجب ألا تزيد القيمة على {max}',
  Rule_range_invalid: 'القيمة غير صالحة',
  Rule_characterSetRestriction: 'الأحرف التالية غير مسموح بها: {characters}',
  Rule_characterSetRestriction_notFetched: 'تعذّر التحقق من الأحرف المسموح بها',
  Rule_endDate: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البدء',
  Rule_endDate_inclusive: 'يجب ألا يسبق تاريخ الانتهاء تاريخ البدء',
  Rule_maxLength_zero: 'لا يُسمح بأي حرف هنا',
  Rule_maxLength_one: 'الحد الأقصى للطول هو حرف واحد',
  Rule_maxLength_two: 'الحد الأقصى للطول هو حرفان',
  Rule_maxLength_few: 'الحد الأقصى للطول هو {max} أحرف',
  Rule_maxLength_many: 'الحد الأقصى للطول هو {max} حرفًا',
  Rule_maxLength_other: 'الحد الأقصى للطول هو {max} حرف',
  Rule_requiredIf: 'هذا الحقل مطلوب',
  Rule_nestedRequiredIf: 'هذا الحقل مطلوب',
  Rule_requiredIfOtherPropertyMatchesRegex: 'هذا الحقل مطلوب',
  Rule_preventFutureDate: 'يجب ألا يكون التاريخ في المستقبل',
  Rule_preventFutureShortDate: 'يجب ألا يكون التاريخ في المستقبل',
  Rule_regularExpression: 'القيمة غير صالحة',
  Rule_requireOnePropertyValTrue: 'يُرجى تحديد خيار واحد على الأقل.',
  Rule_requireOnePropertyToHaveAValue: 'يُرجى ملء حقل واحد على الأقل.',
  Rule_requireOneTransactionToHaveAValue: 'يجب أن تتضمن معاملة واحدة على الأقل مبلغًا.',
  Rule_validDate: 'التاريخ غير صالح',
  Rule_confirmNoneIfEmpty: 'يُرجى تأكيد أنه ليس لديك ما تذكره هنا',
  Rule_requiredWhen: 'هذا الحقل مطلوب',
  Rule_forbiddenWhen: 'يُرجى ترك هذا الحقل فارغًا',
  Rule_assert: 'القيمة غير صالحة',
  Rule_records: 'عدد البنود غير مسموح به',
  Rule_records_min_zero: 'لا يلزم أي بند',
  Rule_records_min_one: 'يلزم بند واحد على الأقل',
  Rule_records_min_two: 'يلزم بندان على الأقل',
  Rule_records_min_few: 'يلزم {min} بنود على الأقل',
  Rule_records_min_many: 'يلزم {min} بندًا على الأقل',
  Rule_records_min_other: 'يلزم {min} بند على الأقل',
  Rule_records_max_zero: 'لا يُسمح بأي بند',
  Rule_records_max_one: 'يُسمح ببند واحد على الأكثر',
  Rule_records_max_two: 'يُسمح ببندين على الأكثر',
  Rule_records_max_few: 'يُسمح بـ{max} بنود على الأكثر',
  Rule_records_max_many: 'يُسمح بـ{max} بندًا على الأكثر',
  Rule_records_max_other: 'يُسمح بـ{max} بند على الأكثر',
  Rule_records_unique: 'هذا البند يكرر بندًا سابقًا',
  Rule_records_ordered: 'يجب أن تكون البنود مرتّبة',
  Rule_documentsRequired: 'ينقص مستند: {kind}',
  Rule_oneOf: 'يُرجى اختيار قيمة من القائمة',
  Rule_precision_zero: 'لا يُسمح بأي منزلة عشرية',
  Rule_precision_one: 'يُسمح بمنزلة عشرية واحدة على الأكثر',
  Rule_precision_two: 'يُسمح بمنزلتين عشريتين على الأكثر',
  Rule_precision_few: 'يُسمح بـ{precision} منازل عشرية على الأكثر',
  Rule_precision_many: 'يُسمح بـ{precision} منزلة عشرية على الأكثر',
  Rule_precision_other: 'يُسمح بـ{precision} منزلة عشرية على الأكثر',
  Rule_multipleOf: 'يجب أن تكون القيمة من مضاعفات {multipleOf}',
  Rule_sameAs: 'يجب أن تطابق القيمة ما ورد في «{label}»',
  Rule_format: 'القيمة ليست بالتنسيق المتوقع',
  Rule_computed: 'القيمة لا تطابق ناتج الحساب',
  Rule_type: 'نوع القيمة غير صحيح',
  Rule_unknown: 'هذا ليس جزءًا من المطالبة',
  Problem_malformedRequest: SUBMISSION_FAILED,
  Problem_invalidRequest: SUBMISSION_FAILED,
  Problem_validationFailed: 'بعض الإجابات تحتاج إلى مراجعة. وهي مذكورة في هذه الصفحة.',
  Problem_captchaFailed:
    'لم نتمكن من التأكد من أنك لست برنامجًا آليًا. لم يُفقد شيء مما أدخلته. يُرجى المحاولة مرة أخرى.',
  Problem_cultureMissing: SUBMISSION_FAILED,
  Problem_cultureNotEnabled: SUBMISSION_FAILED,
  Problem_credentialsRefused:
    'لم نعثر على سجل يطابق ما أدخلته. يُرجى مقارنة كل بيان بالإشعار الذي وصلك ثم المحاولة مرة أخرى.',
  Problem_notAuthorized: 'انتهت جلستك. للمتابعة، يُرجى تسجيل الدخول مرة أخرى في الصفحة الأولى.',
  Problem_credentialsChanged:
    'لم تعد بياناتك في الصفحة الأولى هي التي سجّلت الدخول بها. يُرجى الرجوع إلى الصفحة الأولى وتسجيل الدخول مرة أخرى.',
  Problem_csrfFailed: AUTHORIZATION_FAILED,
  Problem_deadlinePassed: 'انقضى الموعد النهائي لتقديم المطالبات.',
  Problem_forbidden: AUTHORIZATION_FAILED,
  Problem_notFound: SUBMISSION_FAILED,
  Problem_methodNotAllowed: SUBMISSION_FAILED,
  Problem_configurationChanged:
    'جرى تحديث هذا النموذج أثناء ملئك إياه. إجاباتك محفوظة؛ يُرجى مراجعتها ثم المتابعة.',
  Problem_formDisabled: 'هذا النموذج غير متاح حاليًا. إجاباتك محفوظة في هذه الصفحة.',
  Problem_requestTooLarge:
    'حجم مطالبتك مع مستنداتها أكبر من المسموح به. يُرجى إزالة مستند أو استبداله، أو اختصار نص طويل، ثم المحاولة مرة أخرى.',
  Problem_documentTooLarge:
    'حجم المستند {document} أكبر من المسموح به. يُرجى إزالته أو إضافة مستند أصغر ثم المحاولة مرة أخرى.',
  Problem_tooManyDocuments: 'عدد المستندات أكبر من المسموح به. يُرجى إزالة بعضها ثم المحاولة مرة أخرى.',
  Problem_documentInfected:
    'عثر برنامج مكافحة الفيروسات لدينا على محتوى ضار في المستند {document}، ولذلك لم نقبله. يُرجى إزالته أو إضافة نسخة سليمة منه، كمسح ضوئي جديد أو صورة، ثم المحاولة مرة أخرى.',
  Problem_documentTypeRefused:
    'لا يمكننا قبول نوع المستند {document}. يُرجى إزالته أو إضافته بتنسيق آخر ثم المحاولة مرة أخرى.',
  Problem_unsupportedMediaType: SUBMISSION_FAILED,
  Problem_idempotencyKeyReused:
    'سبق تقديم هذه المطالبة بالرمز المرجعي {code}. ولم تُقدَّم معها التغييرات اللاحقة.',
  Problem_tooManyRequests:
    'جرت محاولات كثيرة جدًا. يُرجى الانتظار ثم المحاولة مرة أخرى. مدة الانتظار بالثواني: {seconds}.',
  Problem_requestTimeout: 'كان الاتصال بطيئًا جدًا. لم يُفقد شيء مما أدخلته. يُرجى المحاولة مرة أخرى.',
  Problem_internalError: SUBMISSION_FAILED,
  Problem_unavailable:
    'لا يمكننا استلام مطالبتك في هذه اللحظة. لم يُفقد شيء مما أدخلته. أبقِ هذه الصفحة مفتوحة وحاول مرة أخرى بعد بضع دقائق. إذا لم يُجدِ ذلك، فيُرجى التواصل مع مسؤول التسوية عبر البريد الإلكتروني المذكور أدناه.',
  LocKey_Shared_ErrorMessage_Config: 'تعذّر تنفيذ طلبك. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  LocKey_Shared_ErrorMessage_Submission_Default: SUBMISSION_FAILED,
  LocKey_Shared_ErrorMessage_Authorize_Default: AUTHORIZATION_FAILED,
  LocKey_Shared_ErrorMessage_WalletMismatch:
    'حساب الدفع الذي تحققت منه ليس الحساب المذكور في هذه المطالبة. يُرجى التحقق منه مرة أخرى أو اختيار طريقة دفع أخرى.',
};
