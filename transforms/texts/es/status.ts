import type { EN_STATUS } from '../en/status.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the page that tells what became of a filed claim. */
export const ES_STATUS: TextsOf<typeof EN_STATUS> = {
  Status_Title: 'Estado de su reclamación',
  Status_Text:
    'Vea qué recibimos de usted y qué sigue. Necesita el código de referencia que recibió al presentar su reclamación.',
  Status_CodeLabel: 'Código de referencia',
  Status_CodeHint: 'Tiene 10 letras y números, por ejemplo {example}.',
  Status_CodeMissing: 'Escriba su código de referencia',
  Status_CodeWrong: 'Revise su código de referencia. Tiene 10 letras y números, por ejemplo {example}.',
  Status_AnswerMissing: 'Escriba su respuesta',
  Status_Button: 'Ver el estado',
  Status_Failed: 'No se pudo consultar el estado. Revise su conexión e inténtelo de nuevo.',
  Status_Link: 'Ver el estado de su reclamación',
  Status_LinkText:
    'Para ver más adelante qué pasa con su reclamación, use este código en nuestra página de estado.',
  Status_Found: 'Reclamación {code}',
  Status_Next: 'Qué sigue',
  Status_Steps: 'Pasos hasta ahora',
  Status_NoDocuments: 'Con esta reclamación no llegaron documentos.',
  Status_Added: 'Agregado el {time}',
  Status_Mark_received: 'Recibimos su reclamación',
  Status_Mark_documentsRequested: 'Le pedimos documentos',
  Status_Mark_decided: 'Decidimos sobre su reclamación',
  Status_Mark_paid: 'Enviamos su pago',
  Status_Next_none: 'Revisaremos su reclamación. No necesita hacer nada por ahora.',
  Status_Next_received: 'Revisaremos su reclamación. No necesita hacer nada por ahora.',
  Status_Next_documentsRequested:
    'Envíenos los documentos que le pedimos. La carta o el correo electrónico que le enviamos los menciona.',
  Status_Next_decided: 'Le enviamos nuestra decisión. Si no la recibió, llámenos.',
  Status_Next_paid: 'Su pago está en camino. Si no llega en unas semanas, llámenos.',
};
