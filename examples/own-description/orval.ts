import { fileClaim } from './fileClaim.ts';
import * as api from './generated/orval/api.ts';

interface Answer {
  status: number;
  data: unknown;
}
type Given<A extends Answer> = Extract<A, { status: 200 }>;

const isGiven = <A extends Answer>(answer: A): answer is Given<A> => answer.status === 200;

/** What was answered with 200; any other answer is an error. */
async function dataOf<A extends Answer>(asked: Promise<A>): Promise<Given<A>['data']> {
  const answer: A = await asked;
  if (isGiven(answer)) return answer.data;
  throw new Error('The call was refused', { cause: answer.data });
}

export default () =>
  fileClaim({
    csrf: () => dataOf(api.getCsrf()),
    challenge: () => dataOf(api.getCaptchaChallenge()),
    entries: () => dataOf(api.getFormsConfig({ form: 'standard' })),
    manifest: () => dataOf(api.getFormsManifest()),
    authorize: (body, headers) => dataOf(api.authorizeStandard(body, { headers })),
    submit: (body, key, headers) =>
      dataOf(api.submitStandard(body, { headers: { ...headers, 'Idempotency-Key': key } })),
  });
