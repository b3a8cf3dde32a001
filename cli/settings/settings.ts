import { FREE_MB } from '../../server/documents/requireRoom.ts';
import {
  readAddress,
  readChoice,
  readClamd,
  readDatabaseUrl,
  readDocumentsUrl,
  readHost,
  readKeys,
  readListening,
  readMegabytes,
  readOrigin,
  readPort,
  readProxies,
  readSmtp,
  readText,
  readToken,
  readTries,
} from './readers.ts';
import type { Setting } from './setting.ts';

const setting = <T>(of: Setting<T>): Setting<T> => of;

/** All settings of an operator, in the order of docs/settings.md, which is generated from them. */
export const SETTINGS = {
  bundle: setting({
    variable: 'CLAIMWRIGHT_BUNDLE',
    value: 'DIR',
    what: 'The folder of the settlement, where the command line names none.',
    read: readText,
  }),
  host: setting({
    variable: 'CLAIMWRIGHT_HOST',
    flag: 'host',
    value: 'ADDRESS',
    default: '127.0.0.1',
    what: 'The address to listen on; 0.0.0.0 in a container.',
    read: readHost,
  }),
  port: setting({
    variable: 'CLAIMWRIGHT_PORT',
    flag: 'port',
    value: 'PORT',
    default: '4280',
    what: 'The port to listen on; 0 takes a free one.',
    read: readPort,
  }),
  data: setting({
    variable: 'CLAIMWRIGHT_DATA',
    flag: 'data',
    value: 'DIR',
    default: '.claimwright/data',
    what: 'The data folder.',
    read: readText,
  }),
  origin: setting({
    variable: 'CLAIMWRIGHT_ORIGIN',
    flag: 'origin',
    value: 'URL',
    what: 'Where the public reaches the server; with https, cookies are Secure.',
    read: readOrigin,
  }),
  proxies: setting({
    variable: 'CLAIMWRIGHT_PROXIES',
    flag: 'proxies',
    value: 'N|ADDRESSES',
    what: 'The proxies in front that are believed who asks: their addresses (10.0.0.0/8,fd00::7), or how many.',
    read: readProxies,
    // Behind proxies the server cannot trust a forwarded host name, because the client may write it.
    needs: ['origin'],
  }),
  operations: setting({
    variable: 'CLAIMWRIGHT_OPERATIONS',
    flag: 'operations',
    value: '[ADDRESS:]PORT',
    what: 'Where /readyz and /metrics are, for operators alone.',
    read: readListening,
  }),
  operationsKey: setting({
    variable: 'CLAIMWRIGHT_OPERATIONS_KEY',
    value: 'TOKEN',
    isSecret: true,
    what: 'Opens /readyz and /metrics on the public port to whoever sends it as a bearer token.',
    read: readToken,
  }),
  log: setting({
    variable: 'CLAIMWRIGHT_LOG',
    flag: 'log',
    value: 'LEVEL',
    default: 'warn',
    what: 'The least that is logged: error, warn, or info for a line for each request.',
    read: readChoice('error', 'warn', 'info'),
  }),
  freeBytes: setting({
    variable: 'CLAIMWRIGHT_FREE_MB',
    value: 'MEGABYTES',
    default: String(FREE_MB),
    what: 'What must be free on the disk of the data folder for /readyz to say that a claim with documents is taken; 0 asks for nothing.',
    read: readMegabytes,
  }),
  databaseUrl: setting({
    variable: 'CLAIMWRIGHT_DATABASE_URL',
    value: 'postgres://…',
    isSecret: true,
    what: 'PostgreSQL, or an engine that speaks its protocol; the embedded database in the data folder where left out.',
    read: readDatabaseUrl,
  }),
  serverKey: setting({
    variable: 'CLAIMWRIGHT_SERVER_KEY',
    value: 'KEYS',
    isSecret: true,
    what: 'What server.key holds, kept apart from the data that it opens; the file in the data folder where left out.',
    read: readKeys,
  }),
  documentsUrl: setting({
    variable: 'CLAIMWRIGHT_DOCUMENTS_URL',
    value: 's3://…',
    what: 'The bucket of the documents: s3://BUCKET/PREFIX?region=REGION&endpoint=https://HOST, AWS where no endpoint is named; the data folder where left out.',
    read: readDocumentsUrl,
    needs: ['accessKeyId', 'secretAccessKey'],
  }),
  accessKeyId: setting({
    variable: 'AWS_ACCESS_KEY_ID',
    value: 'ID',
    isSecret: true,
    what: 'Who uses the bucket.',
    read: readText,
  }),
  secretAccessKey: setting({
    variable: 'AWS_SECRET_ACCESS_KEY',
    value: 'KEY',
    isSecret: true,
    what: 'The secret that belongs to it.',
    read: readText,
  }),
  sessionToken: setting({
    variable: 'AWS_SESSION_TOKEN',
    value: 'TOKEN',
    isSecret: true,
    what: 'The token of credentials that are lent for a while.',
    read: readText,
  }),
  clamd: setting({
    variable: 'CLAIMWRIGHT_CLAMD',
    flag: 'clamd',
    value: 'PATH|ADDRESS:PORT',
    what: 'Where clamd listens: documents in which it finds something are refused, and none is taken while it cannot be asked. Without it documents are marked as not scanned.',
    read: readClamd,
  }),
  altchaDifficulty: setting({
    variable: 'CLAIMWRIGHT_CAPTCHA_TRIES',
    value: 'TRIES',
    default: '1500',
    what: 'What the embedded captcha costs a browser on average, from 1 to 100000 tries; 1500 take a phone about a second. More while many claims are made up, fewer where phones are old.',
    read: readTries,
  }),
  captchaSecret: setting({
    variable: 'CLAIMWRIGHT_CAPTCHA_SECRET',
    value: 'SECRET',
    isSecret: true,
    what: 'What the captcha’s provider gave beside the site key; the embedded captcha needs none.',
    read: readText,
  }),
  captchaScript: setting({
    variable: 'CLAIMWRIGHT_CAPTCHA_SCRIPT',
    flag: 'captcha-script',
    value: 'URL',
    what: 'Where the script of Google’s captcha or hCaptcha is, such as https://www.recaptcha.net/recaptcha/api.js; the provider’s own address where left out.',
    read: readAddress,
  }),
  captchaVerify: setting({
    variable: 'CLAIMWRIGHT_CAPTCHA_VERIFY',
    flag: 'captcha-verify',
    value: 'URL',
    what: 'Where the server has answers checked, such as https://www.recaptcha.net/recaptcha/api/siteverify; the provider’s own address where left out.',
    read: readAddress,
  }),
  walletSecret: setting({
    variable: 'CLAIMWRIGHT_WALLET_SECRET',
    value: 'SECRET',
    isSecret: true,
    what: 'The client secret of the payment wallet’s provider; a public client without one.',
    read: readText,
  }),
  smtp: setting({
    variable: 'CLAIMWRIGHT_SMTP_URL',
    value: 'smtp://…',
    isSecret: true,
    what: 'The SMTP server of receipts by mail: smtp://USER:PASSWORD@HOST:587, which must offer STARTTLS unless it is on this machine, or smtps://… for TLS at once. No mail is sent without it, nor where the settlement names no sender.',
    read: readSmtp,
  }),
  checkAnswers: setting({
    variable: 'CLAIMWRIGHT_CHECK_ANSWERS',
    value: 'yes|no',
    default: 'no',
    what: 'Development: says of each answer that the API description does not describe what is wrong with it.',
    read: readChoice('yes', 'no'),
  }),
};

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> = ReturnType<(typeof SETTINGS)[Name]['read']>;

/** Names of variables for development and tests; the product itself reads none of them. */
export const DEVELOPERS = [
  'API',
  'CHROMIUM',
  'FIREFOX',
  'FUZZ_RUNS',
  'FUZZ_SEED',
  'SOURCE_MAPS',
  'VECTORS',
].map((name) => `CLAIMWRIGHT_${name}`);
