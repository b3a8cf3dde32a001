/** Texts for an app that fails to start, in a separate file because no other texts may be loaded yet. */
export const EN_START = {
  LocKey_Shared_ErrorMessage_Config:
    'Your request failed. Please reload and try again. Your answers are kept.',
  LocKey_Shared_ErrorMessage_Authorize_Default:
    'A problem has occurred during your submission. Please try again. If this problem persists, please contact the Settlement Administrator using the information below. Your answers are still here.',
  Alert_Number:
    'This problem has a number, which is not a reference code. If you contact us, tell us the number:',
  App_Reload: 'Reload the page',
  Ui_TryAgain: 'Try again',
} as const;
