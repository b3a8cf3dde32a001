import type { MessageTexts } from '../keys.ts';

const SUBMISSION_FAILED =
  'Ocurrió un error al enviar su reclamación. Inténtelo de nuevo. Si el problema continúa, comuníquese con el administrador del acuerdo al correo electrónico que aparece abajo.';
const AUTHORIZATION_FAILED =
  'Ocurrió un problema al enviar sus datos. Inténtelo de nuevo. Si el problema continúa, comuníquese con el administrador del acuerdo con los datos que aparecen abajo. Sus respuestas siguen aquí.';
const NOT_TAKEN =
  'Nuestro servidor no pudo leer lo que envió esta página. Sus respuestas siguen aquí. Vuelva a cargar la página e inténtelo de nuevo. Si no funciona, comuníquese con el administrador del acuerdo:';
const NOT_READ =
  'No pudimos leer esta respuesta. Vuelva a cargar la página y escríbala de nuevo. Si no funciona, llámenos.';

/** Texts of failed rules and of error responses. */
export const ES_MESSAGES: MessageTexts<'one' | 'other'> = {
  Rule_required: 'Este campo es obligatorio',
  Rule_requiredOnClientOnly: 'Este campo es obligatorio',
  Rule_range: 'El valor debe estar entre {min} y {max}',
  Rule_range_min: 'El valor debe ser {min} como mínimo',
  Rule_range_max: 'El valor debe ser {max} como máximo',
  Rule_range_invalid: 'El valor no es válido',
  Rule_characterSetRestriction: 'Los siguientes caracteres no están permitidos: {characters}',
  Rule_characterSetRestriction_notFetched: 'No se pudieron comprobar los caracteres permitidos',
  Rule_endDate: 'La fecha final debe ser posterior a la fecha inicial',
  Rule_endDate_inclusive: 'La fecha final no puede ser anterior a la fecha inicial',
  Rule_maxLength_one: 'La longitud máxima permitida es {max}',
  Rule_maxLength_other: 'La longitud máxima permitida es {max}',
  Rule_requiredIf: 'Este campo es obligatorio',
  Rule_nestedRequiredIf: 'Este campo es obligatorio',
  Rule_requiredIfOtherPropertyMatchesRegex: 'Este campo es obligatorio',
  Rule_preventFutureDate: 'La fecha no puede ser futura',
  Rule_preventFutureShortDate: 'La fecha no puede ser futura',
  Rule_regularExpression: 'El valor no es válido',
  Rule_requireOnePropertyValTrue: 'Elija al menos una opción.',
  Rule_requireOnePropertyToHaveAValue: 'Llene al menos un campo.',
  Rule_requireOneTransactionToHaveAValue: 'Al menos una transacción debe tener una cantidad.',
  Rule_validDate: 'La fecha no es válida',
  Rule_confirmNoneIfEmpty: 'Confirme que no tiene nada que declarar',
  Rule_requiredWhen: 'Este campo es obligatorio',
  Rule_forbiddenWhen: 'Deje este campo vacío',
  Rule_assert: 'El valor no es válido',
  Rule_records: 'El número de entradas no está permitido',
  Rule_records_min_one: 'Se necesita al menos {min} entrada',
  Rule_records_min_other: 'Se necesitan al menos {min} entradas',
  Rule_records_max_one: 'Se permite {max} entrada como máximo',
  Rule_records_max_other: 'Se permiten {max} entradas como máximo',
  Rule_records_unique: 'Esta entrada repite otra anterior',
  Rule_records_ordered: 'Las entradas deben estar en orden',
  Rule_documentsRequired: 'Falta un documento: {kind}',
  Rule_documentsRequired_min_one: 'Se necesita al menos {min} documento de este tipo: {kind}',
  Rule_documentsRequired_min_other: 'Se necesitan al menos {min} documentos de este tipo: {kind}',
  Rule_documentsRequired_max_one: 'Se permite {max} documento de este tipo como máximo: {kind}',
  Rule_documentsRequired_max_other: 'Se permiten {max} documentos de este tipo como máximo: {kind}',
  Rule_number: 'Escriba un número',
  Rule_oneOf: 'Elija una opción de la lista',
  Rule_precision_one: 'Se permite {precision} decimal como máximo',
  Rule_precision_other: 'Se permiten {precision} decimales como máximo',
  Rule_multipleOf: 'El valor debe ser múltiplo de {multipleOf}',
  Rule_sameAs: 'Debe coincidir con “{label}”',
  Rule_format: 'El valor no tiene el formato esperado',
  Rule_minLength_one: 'La longitud mínima permitida es {min}',
  Rule_minLength_other: 'La longitud mínima permitida es {min}',
  Rule_chooseBetween: 'El número de opciones elegidas no está permitido',
  Rule_chooseBetween_min_one: 'Elija al menos {min}',
  Rule_chooseBetween_min_other: 'Elija al menos {min}',
  Rule_chooseBetween_max_one: 'Elija {max} como máximo',
  Rule_chooseBetween_max_other: 'Elija {max} como máximo',
  Rule_chooseBetween_exact_one: 'Elija {min}',
  Rule_chooseBetween_exact_other: 'Elija {min}',
  Rule_computed: 'El valor no coincide con el cálculo',
  Rule_computed_max_one:
    'Este dato se calcula con sus otras respuestas y es demasiado largo: puede tener {max} carácter. Revise esas respuestas.',
  Rule_computed_max_other:
    'Este dato se calcula con sus otras respuestas y es demasiado largo: puede tener {max} caracteres. Revise esas respuestas.',
  Rule_type: NOT_READ,
  Rule_unknown: NOT_READ,
  Problem_malformedRequest: NOT_TAKEN,
  Problem_invalidRequest: NOT_TAKEN,
  Problem_validationFailed: 'Algunas respuestas necesitan otra revisión. Están indicadas en esta página.',
  Problem_captchaFailed:
    'No pudimos confirmar que usted no es un robot. Sus respuestas se conservan. Inténtelo de nuevo.',
  Problem_cultureMissing: NOT_TAKEN,
  Problem_cultureNotEnabled: NOT_TAKEN,
  Problem_credentialsRefused:
    'No encontramos un registro que coincida con lo que escribió. Compare cada dato con su aviso e inténtelo de nuevo.',
  Problem_notAuthorized:
    'Su sesión terminó. Sus respuestas siguen aquí. Inicie sesión de nuevo en la primera página para continuar.',
  Problem_credentialsChanged:
    'Los datos de la primera página ya no son los que usó para iniciar sesión. Vuelva a la primera página e inicie sesión de nuevo.',
  Problem_csrfFailed: AUTHORIZATION_FAILED,
  Problem_deadlinePassed: 'La fecha límite para presentar reclamaciones ya pasó.',
  Problem_forbidden: AUTHORIZATION_FAILED,
  Problem_notFound: NOT_TAKEN,
  Problem_methodNotAllowed: NOT_TAKEN,
  Problem_configurationChanged:
    'Este formulario se actualizó mientras usted lo llenaba. Sus respuestas se conservan. Revíselas y continúe.',
  Problem_formDisabled:
    'Este formulario no está disponible en este momento. Sus respuestas se conservan en esta página.',
  Problem_requestTooLarge:
    'Su reclamación y sus documentos son demasiado grandes en conjunto. Quite o reemplace un documento, o acorte un texto largo, e inténtelo de nuevo.',
  Problem_documentTooLarge:
    'El documento {document} es demasiado grande. Quítelo o agregue uno más pequeño e inténtelo de nuevo.',
  Problem_tooManyDocuments: 'Hay demasiados documentos. Quite algunos e inténtelo de nuevo.',
  Problem_documentInfected:
    'Nuestro antivirus encontró algo dañino en el documento {document} y no lo aceptamos. Quítelo o agregue una copia limpia, como un nuevo escaneo o una foto, e inténtelo de nuevo.',
  Problem_documentTypeRefused:
    'No podemos aceptar este tipo de archivo: {document}. Quítelo o agréguelo en otro formato e inténtelo de nuevo.',
  Problem_unsupportedMediaType: NOT_TAKEN,
  Problem_idempotencyKeyReused:
    'Esta reclamación ya se presentó, con el código de referencia {code}. Los cambios posteriores no se incluyeron.',
  Problem_tooManyRequests: 'Hubo demasiados intentos. Espere {wait} e inténtelo de nuevo.',
  Problem_documentQuotaReached:
    'Envió muchísimos documentos en una hora. Sus respuestas se conservan. Inténtelo de nuevo dentro de una hora.',
  Problem_claimUnknown:
    'No encontramos ninguna reclamación con este código y esta respuesta. Compárelos con lo que anotó e inténtelo de nuevo.',
  Problem_draftUnknown:
    'No encontramos nada guardado con este código. Compare el código y los datos que escribió con lo que anotó. Si todo es correcto, el formulario guardado se presentó o se eliminó, venció o es de otro formulario.',
  Problem_draftPieceMissing: 'Uno de sus documentos no se guardó. Guarde el formulario otra vez.',
  Problem_draftChanged:
    'El formulario se guardó desde otro dispositivo después de este. No se reemplazó nada. Abra el formulario con su código para continuar desde allí.',
  Problem_tooManyDrafts:
    'Ya tiene varios formularios guardados. Abra uno de ellos con su código para terminarlo o eliminarlo, o guarde un archivo en este dispositivo.',
  Problem_draftTooLarge:
    'Sus documentos son demasiado grandes en conjunto para guardarlos. Quite o reemplace uno y guarde el formulario de nuevo.',
  Problem_mailNotSent:
    'No pudimos enviar el correo. Su formulario está guardado. Revise la dirección de correo electrónico e inténtelo de nuevo, o copie o imprima el código.',
  Problem_requestTimeout: 'La conexión fue demasiado lenta. Sus respuestas se conservan. Inténtelo de nuevo.',
  Problem_internalError: SUBMISSION_FAILED,
  Problem_unavailable:
    'En este momento no podemos recibir su reclamación. Sus respuestas se conservan. Deje abierta esta página e inténtelo de nuevo en unos minutos. Si no funciona, comuníquese con el administrador del acuerdo al correo electrónico que aparece abajo.',
  LocKey_Shared_ErrorMessage_Config:
    'No se pudo completar la solicitud. Vuelva a cargar la página e inténtelo de nuevo. Sus respuestas se conservan.',
  LocKey_Shared_ErrorMessage_Submission_Default: SUBMISSION_FAILED,
  LocKey_Shared_ErrorMessage_Authorize_Default: AUTHORIZATION_FAILED,
  LocKey_Shared_ErrorMessage_WalletMismatch:
    'La cuenta de pago que verificó no es la que indicó en esta reclamación. Verifíquela de nuevo o elija otra forma de pago.',
};
