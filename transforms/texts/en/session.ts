/** Texts of the ways in, sign-in, session, other tabs and deadline, and of the pages at which a visit ends. */
export const EN_SESSION = {
  App_SignIn: 'Continue',
  Session_Header: 'Are you still there?',
  Session_Warning: 'You will be signed out in {countdown}. To keep your answers, choose “{button}”.',
  Session_Continue: 'Stay signed in',
  Session_SomebodyElse:
    'Somebody signed in with other details in another tab or window of this browser. Each browser can hold one sign-in only. Your answers here are kept: sign in again to go on.',
  Session_OthersAnswers:
    'You signed in with other details than were used here before. To protect whoever that was, what had been entered here was removed from this browser and is not part of your claim. If it was yours, enter it again.',
  OtherTab_Title: 'This form is open in another tab',
  OtherTab_Text:
    'You began a claim there. You can continue it in this tab, with all that you entered and your documents. The other tab can then only show it. Or start another claim here: then there are two claims, and each is filed by itself.',
  OtherTab_TakeOver: 'Continue it here',
  OtherTab_Separate: 'Start another claim',
  OtherTab_Asked:
    'We are asking the other tab for your claim. If nothing happens, open that tab once, then come back to this one.',
  OtherTab_Sending:
    'The other tab is sending your claim now, so you cannot continue it here. Wait until it has finished.',
  OtherTab_FiledTitle: 'The claim was filed in the other tab',
  OtherTab_FiledText:
    'Its reference code is shown there. You do not have to do anything here. Start another claim only if you have a second one.',
  OtherTab_Beside:
    'Another claim is open in another tab. It is separate from the claim in this tab, and each is filed by itself.',
  OtherTab_MovedTitle: 'You are continuing this claim in another tab',
  OtherTab_MovedText:
    'You can read your answers here, but you cannot change or file them. Go to the other tab. If you closed it, or want to go on in this tab, move the claim back.',
  OtherTab_TakeBack: 'Move it back',
  Message_Call: 'Do you have a question? Call {phone}.',
  NotFound_Title: 'Page not found',
  NotFound_Text:
    'There is no page at this address. It may have been typed wrongly, or it may have moved. Nothing was filed here, unless you were given a reference code.',
  NotFound_Link: 'Go to the claim form',
  Error_Title: 'Something went wrong',
  Error_Text:
    'We could not finish what you asked for. Your answers are kept on this device. If you have a reference code, your claim is filed. If not, go back and try again.',
  Error_Link: 'Go back to your claim',
  Exit_NothingFiled: 'Nothing was filed, and we have not stored your answers.',
  Deadline_Title: 'The deadline has passed',
  Deadline_Text: 'Claims can no longer be filed here. If you have a reference code, you filed in time.',
  Deadline_When: 'The deadline was {time}.',
  Deadline_Saved:
    'A form that you saved with a code is not kept after its deadline. If you saved a file on your device, you can still open it there to read and print it.',
  Deadline_Documents: 'If you filed in time, you can still add documents.',
  Deadline_AddDocuments: 'Add documents',
  Deadline_Link: 'Go to the settlement website',
  Deadline_Entered:
    'You can still print or save what you entered. It is kept until you close this tab or your session ends.',
  App_NothingKept:
    'Your browser keeps nothing for this website. Your answers stay until you close or reload this page: file your claim in one go.',
  App_CookiesRefused:
    'Your browser refuses the cookies of this website. Without them you cannot sign in or file a claim here. In the settings of your browser, allow cookies and site data for this website, then reload this page. If you cannot do this, contact the settlement administrator:',
  SessionExpired_Title: 'Your session has ended',
  SessionExpired_Text:
    'For your protection, what you entered has been removed from this device. If you have no reference code, nothing was filed. You can begin again at any time before the deadline.',
  SessionExpired_Saved: 'If you saved the form before, you can continue it.',
  SessionExpired_Link: 'Begin again',
  EndSession_Text:
    'Do other people use this device? Then end your session: nobody can open this claim here any more. Print or save this page first.',
  EndSession_Button: 'End the session on this device',
  EndSession_Trying: 'We cannot reach the server. We will try again for five minutes. Leave this page open.',
  EndSession_Failed:
    'Your session could not be ended. Press the button again. If that does not help, close this browser: the session ends by itself when it has not been used for some time.',
  EndSession_InUse:
    'Your session was not ended, because another tab of this browser uses it. Finish what you do there and close that tab. Then press the button again.',
  SessionEnded_Title: 'You have ended your session',
  SessionEnded_Text:
    'Your claim stays filed. Nothing of it is left in this browser. If other people use this device, close this tab as well.',
  SessionEnded_Link: 'Start another claim',
  SignInFirst_Title: 'Start on the first page',
  SignInFirst_Text:
    'This page belongs to a claim that you have not started yet, or to one that was started in another browser. Start on the first page of the form.',
  SignInFirst_Link: 'Go to the first page',
  SignIn_Refused: 'We found no record with these details. Check them against your notice: {fields}.',
  SignIn_Help: 'If it still does not work, ask the settlement administrator for help: {contact}.',
  Cleared_Fields: 'You changed an answer, so we cleared: {fields}.',
  DeadlineNear_Hour: 'Less than an hour is left. You can file this claim until {time}.',
  DeadlineNear_Minutes: 'Less than five minutes are left. You can file this claim until {time}.',
  DeadlinePassed_Title: 'The deadline passed while this page was open',
  DeadlinePassed_Text:
    'This claim was not filed. The deadline was {time}. Your answers stay on this page until you close this tab or your session ends: print or save them. Ask the settlement administrator whether anything can still be done.',
  DeadlinePassed_Print: 'Print what you entered',
  DeadlinePassed_Save: 'Save it as a file',
  DeadlinePassed_More: 'What happens now',
  Entry_Legend: 'How do you want to begin?',
  Entry_classList: 'I have a notice',
  Entry_claims: 'I have filed a claim before',
  Entry_open: 'I have no notice',
} as const;
