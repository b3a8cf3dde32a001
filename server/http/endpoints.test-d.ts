// What must not compile. Nothing of this file is run: `npm run check` fails where an error that is expected is missing.
import type { Handler, HandlerAnswer, HandlerCall, Handlers } from './endpoints.ts';

const health: Handler<'getHealth'> = () => ({ status: 200, body: { status: 'ok' } });
const ended: Handler<'endSession'> = async () => ({ status: 204 });
const kept: Handler<'getFormsModule'> = () => ({ status: 200, body: 'export {}', keep: 'forever' });
export const right = [health, ended, kept];

// @ts-expect-error a body of another shape
export const otherShape: Handler<'getHealth'> = () => ({ status: 200, body: { status: 'fine' } });
// @ts-expect-error a member is missing
export const missingMember: Handler<'heartbeat'> = async () => ({ status: 200, body: {} });
// @ts-expect-error a status that the document does not name
export const otherStatus: Handler<'getHealth'> = () => ({ status: 201, body: { status: 'ok' } });
// @ts-expect-error problems are thrown
export const problem: Handler<'getReadiness'> = () => ({ status: 503, body: { status: 'ok' } });
// @ts-expect-error no body where the document has none
export const bodyOfNothing: Handler<'endSession'> = () => ({ status: 204, body: {} });
// @ts-expect-error no body where the document has one
export const nothingForBody: Handler<'getHealth'> = () => ({ status: 200 });
// @ts-expect-error an answer without a status
export const bare: Handler<'getHealth'> = () => ({ status: 'ok' });

declare const list: HandlerCall<'getList'>;
export const name: string = list.path.name;
export const limit: number | undefined = list.query.limit;
// @ts-expect-error a parameter of another type
export const limitAsText: string | undefined = list.query.limit;
// @ts-expect-error a parameter that the document does not name
export const unknownParameter = list.query.offset;
// @ts-expect-error an operation without parameters
export const noParameter = (call: HandlerCall<'getHealth'>) => call.query.limit;
// @ts-expect-error an operation without a body
export const noBody = (call: HandlerCall<'heartbeat'>) => call.body.reCaptchaResponse;

export const key = (call: HandlerCall<'submitStandard'>): string => call.headers['idempotency-key'];
// @ts-expect-error Node gives header names in small letters
export const keyAsSent = (call: HandlerCall<'submitStandard'>) => call.headers['Idempotency-Key'];
export const answer = (call: HandlerCall<'authorizeLookup'>): string | null | undefined =>
  call.body.reCaptchaResponse;
export const problemIsNoAnswer: HandlerAnswer<'authorizeLookup'>['status'] = 200;

declare const all: Handlers;
const { getHealth: _left, ...others } = all;
// @ts-expect-error an operation without a handler
export const oneMissing: Handlers = others;
// @ts-expect-error a handler that no operation of the document has
export const oneTooMany: Handlers = { ...others, getHealth: health, getWeather: health };
