/** Texts of the sign-in to a digital wallet, which confirms a payment account: button, status and window. */
export const EN_WALLET = {
  Wallet_Login: 'Sign in to confirm this account',
  Wallet_LoginAgain: 'Sign in again',
  Wallet_Waiting: 'Sign in in the new window. You have {time}.',
  Wallet_TimeLeft: 'Time left to sign in: {time}.',
  Wallet_Back:
    'The sign-in is not finished. If you closed its window, sign in again. Your answers here are kept.',
  Wallet_Blocked: 'Your browser did not open the window for signing in. Open it yourself:',
  Wallet_OpenHere: 'Open the sign-in',
  Wallet_Confirmed: 'Confirmed: you signed in as {email}.',
  Wallet_Differs:
    'You signed in as {email}, which is not the account above. Use that account, change the one above, or sign in again.',
  Wallet_Use: 'Use {email}',
  Wallet_Missing: 'Sign in to this account to confirm that it is yours, or choose another way to be paid.',
  Wallet_WindowTitle: 'Payment account',
  Wallet_CloseWindow: 'You can close this window and go back to your claim.',
  Wallet_verified: 'You are signed in.',
  Wallet_cancelled: 'You left the sign-in. Your answers are kept. Sign in again when you are ready.',
  Wallet_expired: 'The time for signing in has run out. Your answers are kept. Sign in again.',
  Wallet_unverifiedEmail:
    'The provider has not confirmed the email address of this account. Confirm it there and sign in again, or choose another way to be paid.',
  Wallet_refused: 'The sign-in could not be checked. Your answers are kept. Sign in again.',
  Wallet_unavailable:
    'The provider cannot be reached now. Your answers are kept. Try again later, or choose another way to be paid.',
  Wallet_signedOut: 'Your claim is no longer open here. Go back to it and continue from its first page.',
} as const;
