import type { EN_ACCESSIBILITY } from '../en/accessibility.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the page Accessibility. */
export const ES_ACCESSIBILITY: TextsOf<typeof EN_ACCESSIBILITY> = {
  Accessibility_Title: 'Accesibilidad',
  Accessibility_Text:
    'Todas las personas deben poder usar este formulario. Si algo se lo impide, díganoslo: podemos ayudarle por teléfono o en papel.',
  Accessibility_Built: 'Cómo está hecho este formulario',
  Accessibility_BuiltText:
    'Este formulario está hecho para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. Puede usarlo solo con el teclado, con letra grande, en una pantalla pequeña y con alto contraste.',
  Accessibility_Checked: 'Lo revisamos por última vez en {month}, con pruebas automáticas de sus páginas.',
  Accessibility_Limits: 'Lo que todavía falta',
  Accessibility_LimitsText:
    'Algunas de estas pautas todavía no se cumplen del todo. Por ejemplo, puede que tenga que copiar un número o un PIN de una carta: si no puede, llámenos. Todavía ninguna persona ha probado este formulario con un lector de pantalla. Si guarda una página como PDF, use Chrome o Edge. No hemos probado si los lectores de pantalla pueden leer un PDF que guarda otro navegador.',
  Accessibility_Barrier: 'Si algo se lo impide',
  Accessibility_BarrierText:
    'Díganos en qué página estaba, qué quería hacer y qué ocurrió. Si puede, indique también su dispositivo, su navegador y las ayudas que usa. No tiene que decirnos nada sobre su salud.',
  Accessibility_Relay: 'Para llamarnos por un servicio de retransmisión (relay), marque 711.',
  Accessibility_Otherwise: 'Por teléfono o en papel',
  Accessibility_OtherwiseText:
    'No es obligatorio usar este sitio web. Llame al {phone}. Pídanos que llenemos el formulario con usted o que le enviemos uno en papel. No espere hasta el último día: el correo tarda.',
};
