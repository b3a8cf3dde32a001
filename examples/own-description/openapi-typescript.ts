import { formDataBodySerializer } from '@hey-api/client-fetch';
import createClient from 'openapi-fetch';
import { fileClaim } from './fileClaim.ts';
import type { paths } from './generated/openapi-typescript/api.ts';

/** What was answered, or an error that has the problem. */
async function dataOf<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error('The call was refused', { cause: error });
  return data;
}

export default (baseUrl: string) => {
  const client = createClient<paths>({ baseUrl });
  return fileClaim({
    csrf: () => dataOf(client.GET('/api/csrf')),
    challenge: () => dataOf(client.GET('/api/captcha/challenge')),
    entries: () => dataOf(client.GET('/api/forms/config', { params: { query: { form: 'standard' } } })),
    manifest: () => dataOf(client.GET('/api/forms/manifest')),
    authorize: (body, headers) => dataOf(client.POST('/api/forms/standard/authorize', { headers, body })),
    submit: (body, key, headers) =>
      dataOf(
        client.POST('/api/forms/standard', {
          params: { header: { 'Idempotency-Key': key } },
          bodySerializer: formDataBodySerializer.bodySerializer,
          headers,
          body,
        }),
      ),
  });
};
