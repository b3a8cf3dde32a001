import type { EN_FIELDS } from '../en/fields.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of inputs of every kind. */
export const ES_FIELDS: TextsOf<typeof EN_FIELDS> = {
  Ui_Next: 'Siguiente',
  Ui_Back: 'Atrás',
  Ui_Cancel: 'Cancelar',
  Ui_Close: 'Cerrar',
  Ui_Delete: 'Eliminar',
  Ui_Keep: 'Conservar',
  Ui_ErrorSummary: 'Hay un problema',
  Ui_Error: 'Error:',
  Ui_NewQuestions: 'Nuevo en esta página: {questions}',
  Ui_Optional: '(opcional)',
  Ui_Required: 'Obligatorio.',
  Ui_RequiredLegend: 'Los campos marcados con {mark} son obligatorios.',
  Ui_Select: 'Elegir',
  Ui_TypeToSearch: 'Escriba para buscar',
  Ui_NoMatches: 'Ninguna entrada coincide.',
  Ui_MoreMatches: 'Se muestran {shown} de {count}. Escriba más para encontrar otras.',
  Ui_Matches: 'Entradas encontradas: {count}.',
  Ui_SearchSlow: 'La búsqueda está tardando. Puede esperar o intentar de nuevo.',
  Ui_SearchFailed: 'No se pudo cargar la lista. Revise su conexión e intente de nuevo.',
  Ui_SearchOffline:
    'No tiene conexión. Lo que ha escrito se conserva. Busque de nuevo cuando vuelva la conexión.',
  Ui_ChooseMatch: '«{entry}» no está en la lista. Elija una entrada de la lista.',
  Ui_Yes: 'Sí',
  Ui_No: 'No',
  Ui_None: 'Sin respuesta',
  Ui_PhoneHint: '(123) 456-7890',
  Ui_NotInList: 'Esta respuesta ya no está en la lista. Elija una de la lista.',
  Ui_NotAUsPhone:
    'No es un número de teléfono de EE. UU. Escriba sus 10 cifras; por ejemplo, (206) 555-0100, o revise el país.',
  Ui_NotAPhone: 'Escriba el número de teléfono con el código del país, solo cifras, 16 como máximo.',
  Ui_NotAZip:
    'No es un código postal de EE. UU. Escriba sus 5 o 9 cifras; por ejemplo, 98101, o revise el país.',
  Ui_NotAPostalCode: 'Escriba el código postal solo con letras, cifras y espacios, 10 como máximo.',
  Ui_NotAVin: 'Escriba el VIN solo con letras y cifras, 17 como máximo.',
  Ui_NotAWholeAmount: 'Escriba un importe sin decimales; por ejemplo, 1,234.',
  Ui_NotAnAmount: 'Escriba un importe con dos decimales como máximo; por ejemplo, 1,234.50.',
  Ui_NotADecimal: 'Escriba un número con cifras y un punto; por ejemplo, 12.5.',
  Ui_Unavailable: 'No se pudo cargar esta parte. Revise su conexión.',
  Ui_TryAgain: 'Intentar de nuevo',
  Ui_Loading: 'Cargando',
};
