/** Final states: taken by the SMTP server, refused by it for good, tried in vain for three days. */
export type EndState = 'sent' | 'refused' | 'givenUp';

/** State of a mail in the outbox. */
export type MailState = 'waiting' | EndState;
