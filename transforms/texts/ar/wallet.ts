import type { EN_WALLET } from '../en/wallet.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the wallet’s button and window. */
export const AR_WALLET: TextsOf<typeof EN_WALLET> = {
  Wallet_Login: 'سجّل الدخول لتأكيد هذا الحساب',
  Wallet_LoginAgain: 'سجّل الدخول مرة أخرى',
  Wallet_Waiting: 'يُرجى تسجيل الدخول في النافذة الجديدة. الوقت المتاح: {time}.',
  Wallet_TimeLeft: 'الوقت المتبقي لتسجيل الدخول: {time}.',
  Wallet_Back: 'لم يكتمل تسجيل الدخول. إذا أغلقت نافذته فسجّل الدخول مرة أخرى. ما أدخلته هنا محفوظ.',
  Wallet_Blocked: 'لم يفتح متصفحك نافذة تسجيل الدخول. افتحها بنفسك:',
  Wallet_OpenHere: 'افتح تسجيل الدخول',
  Wallet_Confirmed: 'تم التأكيد: سجّلت الدخول باسم {email}.',
  Wallet_Differs:
    'سجّلت الدخول باسم {email}، وهو ليس الحساب المذكور أعلاه. استخدم ذلك الحساب أو غيّر الحساب أعلاه أو سجّل الدخول مرة أخرى.',
  Wallet_Use: 'استخدم {email}',
  Wallet_Missing: 'سجّل الدخول إلى هذا الحساب لتؤكد أنه لك، أو اختر طريقة دفع أخرى.',
  Wallet_WindowTitle: 'حساب الدفع',
  Wallet_CloseWindow: 'يمكنك إغلاق هذه النافذة والعودة إلى مطالبتك.',
  Wallet_verified: 'تم تسجيل دخولك.',
  Wallet_cancelled: 'خرجت من تسجيل الدخول. ما أدخلته محفوظ. سجّل الدخول مرة أخرى عندما تريد.',
  Wallet_expired: 'انتهى وقت تسجيل الدخول. ما أدخلته محفوظ. سجّل الدخول مرة أخرى.',
  Wallet_unverifiedEmail:
    'لم يؤكد مزوّد الخدمة البريد الإلكتروني لهذا الحساب. أكّده هناك ثم سجّل الدخول مرة أخرى، أو اختر طريقة دفع أخرى.',
  Wallet_refused: 'تعذّر التحقق من تسجيل الدخول. ما أدخلته محفوظ. سجّل الدخول مرة أخرى.',
  Wallet_unavailable:
    'لا يمكن الوصول إلى مزوّد الخدمة الآن. ما أدخلته محفوظ. حاول لاحقًا أو اختر طريقة دفع أخرى.',
  Wallet_signedOut: 'لم تعد مطالبتك مفتوحة هنا. عُد إليها وتابع من صفحتها الأولى.',
};
