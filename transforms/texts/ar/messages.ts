import type { ArabicForm, MessageTexts } from '../keys.ts';

const SUBMISSION_FAILED =
  'حدث خطأ أثناء إرسال مطالبتك. يُرجى المحاولة مرة أخرى. إذا استمرت المشكلة، فيُرجى التواصل مع مسؤول التسوية عبر البريد الإلكتروني المذكور أدناه.';
const AUTHORIZATION_FAILED =
  'حدثت مشكلة أثناء إرسال بياناتك. يُرجى المحاولة مرة أخرى. إذا استمرت المشكلة، فيُرجى التواصل مع مسؤول التسوية بالاستعانة بالمعلومات المذكورة أدناه. ما زالت إجاباتك محفوظة هنا.';
const NOT_TAKEN =
  'تعذّر على خادمنا قراءة ما أرسلته هذه الصفحة. ما زالت إجاباتك محفوظة هنا. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى. إذا لم يُجدِ ذلك، فيُرجى التواصل مع مسؤول التسوية:';
const NOT_READ =
  'تعذّرت قراءة هذه الإجابة. يُرجى إعادة تحميل الصفحة وإدخالها مرة أخرى. إذا لم يُجدِ ذلك، فيُرجى الاتصال بنا.';

/** Texts of failed rules and of error responses. */
export const AR_MESSAGES: MessageTexts<ArabicForm> = {
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
  Rule_documentsRequired_min_zero: 'لا يلزم أي مستند من هذا النوع: {kind}',
  Rule_documentsRequired_min_one: 'يلزم مستند واحد على الأقل من هذا النوع: {kind}',
  Rule_documentsRequired_min_two: 'يلزم مستندان على الأقل من هذا النوع: {kind}',
  Rule_documentsRequired_min_few: 'يلزم {min} مستندات على الأقل من هذا النوع: {kind}',
  Rule_documentsRequired_min_many: 'يلزم {min} مستندًا على الأقل من هذا النوع: {kind}',
  Rule_documentsRequired_min_other: 'يلزم {min} مستند على الأقل من هذا النوع: {kind}',
  Rule_documentsRequired_max_zero: 'لا يُسمح بأي مستند من هذا النوع: {kind}',
  Rule_documentsRequired_max_one: 'يُسمح بمستند واحد على الأكثر من هذا النوع: {kind}',
  Rule_documentsRequired_max_two: 'يُسمح بمستندين على الأكثر من هذا النوع: {kind}',
  Rule_documentsRequired_max_few: 'يُسمح بـ{max} مستندات على الأكثر من هذا النوع: {kind}',
  Rule_documentsRequired_max_many: 'يُسمح بـ{max} مستندًا على الأكثر من هذا النوع: {kind}',
  Rule_documentsRequired_max_other: 'يُسمح بـ{max} مستند على الأكثر من هذا النوع: {kind}',
  Rule_number: 'يُرجى إدخال رقم',
  Rule_oneOf: 'يُرجى الاختيار من القائمة',
  Rule_precision_zero: 'لا يُسمح بأي منزلة عشرية',
  Rule_precision_one: 'يُسمح بمنزلة عشرية واحدة على الأكثر',
  Rule_precision_two: 'يُسمح بمنزلتين عشريتين على الأكثر',
  Rule_precision_few: 'يُسمح بـ{precision} منازل عشرية على الأكثر',
  Rule_precision_many: 'يُسمح بـ{precision} منزلة عشرية على الأكثر',
  Rule_precision_other: 'يُسمح بـ{precision} منزلة عشرية على الأكثر',
  Rule_multipleOf: 'يجب أن تكون القيمة من مضاعفات {multipleOf}',
  Rule_sameAs: 'يجب أن يطابق هذا ما ورد في «{label}»',
  Rule_format: 'القيمة ليست بالتنسيق المتوقع',
  Rule_minLength_zero: 'لا يلزم أي حرف هنا',
  Rule_minLength_one: 'الحد الأدنى للطول هو حرف واحد',
  Rule_minLength_two: 'الحد الأدنى للطول هو حرفان',
  Rule_minLength_few: 'الحد الأدنى للطول هو {min} أحرف',
  Rule_minLength_many: 'الحد الأدنى للطول هو {min} حرفًا',
  Rule_minLength_other: 'الحد الأدنى للطول هو {min} حرف',
  Rule_chooseBetween: 'عدد الاختيارات غير مسموح به',
  Rule_chooseBetween_min_zero: 'لا يلزم اختيار أي شيء',
  Rule_chooseBetween_min_one: 'يُرجى اختيار واحد على الأقل',
  Rule_chooseBetween_min_two: 'يُرجى اختيار اثنين على الأقل',
  Rule_chooseBetween_min_few: 'يُرجى تحديد {min} اختيارات على الأقل',
  Rule_chooseBetween_min_many: 'يُرجى تحديد {min} اختيارًا على الأقل',
  Rule_chooseBetween_min_other: 'يُرجى تحديد {min} اختيار على الأقل',
  Rule_chooseBetween_max_zero: 'لا يُسمح بأي اختيار',
  Rule_chooseBetween_max_one: 'يُسمح باختيار واحد على الأكثر',
  Rule_chooseBetween_max_two: 'يُسمح باختيارين على الأكثر',
  Rule_chooseBetween_max_few: 'يُسمح بـ{max} اختيارات على الأكثر',
  Rule_chooseBetween_max_many: 'يُسمح بـ{max} اختيارًا على الأكثر',
  Rule_chooseBetween_max_other: 'يُسمح بـ{max} اختيار على الأكثر',
  Rule_chooseBetween_exact_zero: 'لا يُسمح بأي اختيار',
  Rule_chooseBetween_exact_one: 'يُرجى اختيار واحد فقط',
  Rule_chooseBetween_exact_two: 'يُرجى اختيار اثنين فقط',
  Rule_chooseBetween_exact_few: 'يُرجى تحديد {min} اختيارات بالضبط',
  Rule_chooseBetween_exact_many: 'يُرجى تحديد {min} اختيارًا بالضبط',
  Rule_chooseBetween_exact_other: 'يُرجى تحديد {min} اختيار بالضبط',
  Rule_computed: 'القيمة لا تطابق ناتج الحساب',
  Rule_computed_max_zero:
    'تُحسب هذه القيمة من إجاباتك الأخرى، وهي أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}. يُرجى مراجعة تلك الإجابات.',
  Rule_computed_max_one:
    'تُحسب هذه القيمة من إجاباتك الأخرى، وهي أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}. يُرجى مراجعة تلك الإجابات.',
  Rule_computed_max_two:
    'تُحسب هذه القيمة من إجاباتك الأخرى، وهي أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}. يُرجى مراجعة تلك الإجابات.',
  Rule_computed_max_few:
    'تُحسب هذه القيمة من إجاباتك الأخرى، وهي أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}. يُرجى مراجعة تلك الإجابات.',
  Rule_computed_max_many:
    'تُحسب هذه القيمة من إجاباتك الأخرى، وهي أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}. يُرجى مراجعة تلك الإجابات.',
  Rule_computed_max_other:
    'تُحسب هذه القيمة من إجاباتك الأخرى، وهي أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}. يُرجى مراجعة تلك الإجابات.',
  Rule_type: NOT_READ,
  Rule_unknown: NOT_READ,
  Problem_malformedRequest: NOT_TAKEN,
  Problem_invalidRequest: NOT_TAKEN,
  Problem_validationFailed: 'بعض الإجابات تحتاج إلى مراجعة. وهي مذكورة في هذه الصفحة.',
  Problem_captchaFailed:
    'لم نتمكن من التأكد من أنك لست برنامجًا آليًا. إجاباتك محفوظة. يُرجى المحاولة مرة أخرى.',
  Problem_cultureMissing: NOT_TAKEN,
  Problem_cultureNotEnabled: NOT_TAKEN,
  Problem_credentialsRefused:
    'لم نعثر على سجل يطابق ما أدخلته. يُرجى مقارنة كل بيان بالإشعار الذي وصلك ثم المحاولة مرة أخرى.',
  Problem_notAuthorized:
    'انتهت جلستك. ما زالت إجاباتك محفوظة هنا. للمتابعة، يُرجى تسجيل الدخول مرة أخرى في الصفحة الأولى.',
  Problem_credentialsChanged:
    'لم تعد بياناتك في الصفحة الأولى هي التي سجّلت الدخول بها. يُرجى الرجوع إلى الصفحة الأولى وتسجيل الدخول مرة أخرى.',
  Problem_csrfFailed: AUTHORIZATION_FAILED,
  Problem_deadlinePassed: 'انقضى الموعد النهائي لتقديم المطالبات.',
  Problem_forbidden: AUTHORIZATION_FAILED,
  Problem_notFound: NOT_TAKEN,
  Problem_methodNotAllowed: NOT_TAKEN,
  Problem_configurationChanged:
    'جرى تحديث هذا النموذج أثناء ملئك إياه. إجاباتك محفوظة. يُرجى مراجعتها ثم المتابعة.',
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
  Problem_unsupportedMediaType: NOT_TAKEN,
  Problem_idempotencyKeyReused:
    'سبق تقديم هذه المطالبة بالرمز المرجعي {code}. ولم تُقدَّم معها التغييرات اللاحقة.',
  Problem_tooManyRequests: 'جرت محاولات كثيرة جدًا. مدة الانتظار: {wait}. يُرجى المحاولة مرة أخرى بعد ذلك.',
  Problem_documentQuotaReached:
    'أرسلت مستندات كثيرة جدًا خلال ساعة. إجاباتك محفوظة. يُرجى المحاولة مرة أخرى بعد ساعة.',
  Problem_claimUnknown:
    'لم نعثر على مطالبة بهذا الرمز وهذه الإجابة. يُرجى مقارنتهما بما دوّنته ثم المحاولة مرة أخرى.',
  Problem_draftUnknown:
    'لم نعثر على شيء محفوظ بهذا الرمز. يُرجى مقارنة الرمز والبيانات التي أدخلتها بما دوّنته. إذا كان كل شيء صحيحًا، فقد قُدّم النموذج المحفوظ أو حُذف أو انتهت مدته أو كان يخص نموذجًا آخر.',
  Problem_draftPieceMissing: 'لم يُحفظ أحد مستنداتك. يُرجى حفظ النموذج مرة أخرى.',
  Problem_draftChanged:
    'حُفظ النموذج من جهاز آخر بعد هذا الجهاز. لم يُستبدل أي شيء. للمتابعة من هناك، يُرجى فتح النموذج برمزك.',
  Problem_tooManyDrafts:
    'لديك بالفعل عدة نماذج محفوظة. يُرجى فتح أحدها برمزه لإكماله أو حذفه، أو حفظ ملف على هذا الجهاز.',
  Problem_draftTooLarge:
    'حجم مستنداتك معًا أكبر من أن يُحفظ. يُرجى إزالة أحدها أو استبداله ثم حفظ النموذج مرة أخرى.',
  Problem_mailNotSent:
    'تعذّر إرسال الرسالة. نموذجك محفوظ. يُرجى التحقق من العنوان والمحاولة مرة أخرى، أو نسخ الرمز أو طباعته.',
  Problem_requestTimeout: 'كان الاتصال بطيئًا جدًا. إجاباتك محفوظة. يُرجى المحاولة مرة أخرى.',
  Problem_internalError: SUBMISSION_FAILED,
  Problem_unavailable:
    'لا يمكننا استلام مطالبتك في هذه اللحظة. إجاباتك محفوظة. يُرجى إبقاء هذه الصفحة مفتوحة والمحاولة مرة أخرى بعد بضع دقائق. إذا لم يُجدِ ذلك، فيُرجى التواصل مع مسؤول التسوية عبر البريد الإلكتروني المذكور أدناه.',
  LocKey_Shared_ErrorMessage_Config:
    'تعذّر تنفيذ طلبك. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى. إجاباتك محفوظة.',
  LocKey_Shared_ErrorMessage_Submission_Default: SUBMISSION_FAILED,
  LocKey_Shared_ErrorMessage_Authorize_Default: AUTHORIZATION_FAILED,
  LocKey_Shared_ErrorMessage_WalletMismatch:
    'حساب الدفع الذي تحققت منه ليس الحساب المذكور في هذه المطالبة. يُرجى التحقق منه مرة أخرى أو اختيار طريقة دفع أخرى.',
};
