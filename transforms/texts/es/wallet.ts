import type { EN_WALLET } from '../en/wallet.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the sign-in to a digital wallet, which confirms a payment account: button, status and window. */
export const ES_WALLET: TextsOf<typeof EN_WALLET> = {
  Wallet_Login: 'Inicie sesión para confirmar esta cuenta',
  Wallet_LoginAgain: 'Iniciar sesión de nuevo',
  Wallet_Waiting: 'Inicie sesión en la ventana nueva. Tiene {time}.',
  Wallet_TimeLeft: 'Tiempo que queda para iniciar sesión: {time}.',
  Wallet_Back:
    'El inicio de sesión no ha terminado. Si cerró su ventana, inicie sesión de nuevo. Sus respuestas de aquí se conservan.',
  Wallet_Blocked: 'Su navegador no abrió la ventana para iniciar sesión. Ábrala usted:',
  Wallet_OpenHere: 'Abrir el inicio de sesión',
  Wallet_Confirmed: 'Confirmado: inició sesión como {email}.',
  Wallet_Differs:
    'Inició sesión como {email}, que no es la cuenta de arriba. Use esa cuenta, cambie la de arriba o inicie sesión de nuevo.',
  Wallet_Use: 'Usar {email}',
  Wallet_Missing: 'Inicie sesión en esta cuenta para confirmar que es suya, o elija otra forma de pago.',
  Wallet_WindowTitle: 'Cuenta de pago',
  Wallet_CloseWindow: 'Puede cerrar esta ventana y volver a su reclamación.',
  Wallet_verified: 'Ha iniciado sesión.',
  Wallet_cancelled:
    'Salió del inicio de sesión. Sus respuestas se conservan. Inicie sesión de nuevo cuando quiera.',
  Wallet_expired:
    'Se acabó el tiempo para iniciar sesión. Sus respuestas se conservan. Inicie sesión de nuevo.',
  Wallet_unverifiedEmail:
    'El proveedor no ha confirmado el correo electrónico de esta cuenta. Confírmelo allí e inicie sesión de nuevo, o elija otra forma de pago.',
  Wallet_refused:
    'No se pudo comprobar el inicio de sesión. Sus respuestas se conservan. Inicie sesión de nuevo.',
  Wallet_unavailable:
    'No se puede llegar al proveedor en este momento. Sus respuestas se conservan. Inténtelo más tarde o elija otra forma de pago.',
  Wallet_signedOut:
    'Su reclamación ya no está abierta aquí. Vuelva a ella y continúe desde su primera página.',
};
