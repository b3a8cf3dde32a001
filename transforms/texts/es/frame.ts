import type { EN_FRAME } from '../en/frame.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the layout: header, steps, navigation and footer. */
export const ES_FRAME: TextsOf<typeof EN_FRAME> = {
  Ui_OpensInNewTab: 'se abre en una pestaña nueva',
  App_NotOpened:
    'El formulario no se ha abierto. Puede que su conexión sea lenta o se haya interrumpido, que su navegador sea demasiado antiguo o que tenga JavaScript desactivado. Vuelva a cargar la página o pruebe con otro navegador. Si no funciona, pida un formulario en papel:',
  App_NeedsScript:
    'Puede leer esta página, pero para rellenarla se necesita JavaScript, que está desactivado en su navegador o que este no tiene. Actívelo en la configuración del navegador y vuelva a cargar la página, o pruebe con otro navegador. También puede pedir un formulario en papel:',
  App_SkipLink: 'Ir al formulario',
  App_PageTitle: '{page} – {settlement}',
  App_PageTitleError_one: 'Error: {page} ({count} por corregir) – {settlement}',
  App_PageTitleError_other: 'Error: {page} ({count} por corregir) – {settlement}',
  App_Reload: 'Volver a cargar la página',
  App_Menu: 'Menú',
  App_Steps: 'Pasos de la reclamación',
  App_StepsAll: 'Mostrar todos los pasos',
  App_Step: 'Paso {step} de {steps}',
  App_StepUpTo: 'Paso {step} de un máximo de {steps}',
  App_StepPerhaps: '{name} (si corresponde)',
  App_StepDone: '(completado)',
  App_Navigation: 'Navegación principal',
  Language_Label: 'Idioma',
  Nav_Home: 'Inicio',
  Nav_Documents: 'Documentos importantes',
  Nav_Faq: 'Preguntas frecuentes',
  Nav_FileClaim: 'Presentar una reclamación',
  Nav_VinLookup: 'Buscar por VIN',
  Nav_Contact: 'Contacto',
  Nav_KeyDates: 'Fechas importantes',
  Nav_More: 'Su reclamación',
  Nav_ClaimStatus: 'Consultar el estado de la reclamación',
  Nav_UploadDocuments: 'Subir documentos',
  Nav_ChangeAddress: 'Cambiar mi dirección',
  Footer_MoreInformation: 'Para más información',
  Footer_Instructions:
    'Si tiene preguntas sobre este formulario, comuníquese con el administrador del acuerdo:',
  Footer_Phone: 'Teléfono',
  Footer_Email: 'Correo electrónico',
  Footer_Mail: 'Correo postal',
  Footer_Welcome: '{settlement}: le damos la bienvenida.',
  Footer_VisitWebsite: 'Para ver el aviso y todas las fechas, visite este sitio web:',
  Footer_Copyright: '© {year} {settlement}. Todos los derechos reservados.',
  Footer_Privacy: 'Política de privacidad',
  Footer_PrivacyAct:
    'Aviso de la Ley de Privacidad (Privacy Act): usamos los datos que escriba para resolver y pagar su reclamación. No tiene obligación de darlos, pero sin ellos no podríamos aprobar su reclamación.',
  Footer_YourInformation:
    'Cómo usamos su información: usamos los datos que escriba para resolver y pagar su reclamación. No tiene obligación de darlos, pero sin ellos no podríamos aprobar su reclamación.',
};
