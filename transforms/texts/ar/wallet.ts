import type { EN_WALLET } from '../en/wallet.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the sign-in to a digital wallet, which confirms a payment account: button, status and window. */
export const AR_WALLET: TextsOf<typeof EN_WALLET> = {
  Wallet_Login: 'تسجيل الدخول لتأكيد هذا الحساب',
  Wallet_LoginAgain: 'تسجيل الدخول مرة أخرى',
  Wallet_Waiting: 'يُرجى تسجيل الدخول في النافذة الجديدة. الوقت المتاح: {time}.',
  Wallet_TimeLeft: 'الوقت المتبقي لتسجيل الدخول: {time}.',
  Wallet_Back: 'لم يكتمل تسجيل الدخول. إذا أغلقت نافذته، فيُرجى تسجيل الدخول مرة أخرى. إجاباتك هنا محفوظة.',
  Wallet_Blocked: 'لم يفتح متصفحك نافذة تسجيل الدخول. يُرجى فتحها من هنا:',
  Wallet_OpenHere: 'فتح تسجيل الدخول',
  Wallet_Confirmed: 'تم التأكيد: سجّلت الدخول باسم {email}.',
  Wallet_Differs:
    'سجّلت الدخول باسم {email}، وهو ليس الحساب المذكور أعلاه. يُرجى استخدام ذلك الحساب أو تغيير الحساب أعلاه أو تسجيل الدخول مرة أخرى.',
  Wallet_Use: 'استخدام {email}',
  Wallet_Missing: 'يُرجى تسجيل الدخول إلى هذا الحساب لتأكيد أنه لك، أو اختيار طريقة دفع أخرى.',
  Wallet_WindowTitle: 'حساب الدفع',
  Wallet_CloseWindow: 'يمكنك إغلاق هذه النافذة والعودة إلى مطالبتك.',
  Wallet_verified: 'تم تسجيل دخولك.',
  Wallet_cancelled: 'خرجت من تسجيل الدخول. إجاباتك محفوظة. يمكن تسجيل الدخول مرة أخرى في أي وقت.',
  Wallet_expired: 'انتهى وقت تسجيل الدخول. إجاباتك محفوظة. يُرجى تسجيل الدخول مرة أخرى.',
  Wallet_unverifiedEmail:
    'لم يؤكد مزوّد الخدمة البريد الإلكتروني لهذا الحساب. يُرجى تأكيده هناك ثم تسجيل الدخول مرة أخرى، أو اختيار طريقة دفع أخرى.',
  Wallet_refused: 'تعذّر التحقق من تسجيل الدخول. إجاباتك محفوظة. يُرجى تسجيل الدخول مرة أخرى.',
  Wallet_unavailable:
    'لا يمكن الوصول إلى مزوّد الخدمة الآن. إجاباتك محفوظة. يُرجى المحاولة لاحقًا أو اختيار طريقة دفع أخرى.',
  Wallet_signedOut: 'لم تعد مطالبتك مفتوحة هنا. يُرجى العودة إليها والمتابعة من صفحتها الأولى.',
};
