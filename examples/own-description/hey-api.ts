import { fileClaim } from './fileClaim.ts';
import { client } from './generated/hey-api/client.gen.ts';
import * as api from './generated/hey-api/sdk.gen.ts';

const throwOnError = true;

export default (baseUrl: string) => {
  client.setConfig({ baseUrl });
  return fileClaim({
    csrf: async () => (await api.getCsrf({ throwOnError })).data,
    challenge: async () => (await api.getCaptchaChallenge({ throwOnError })).data,
    entries: async () => (await api.getFormsConfig({ throwOnError, query: { form: 'standard' } })).data,
    manifest: async () => (await api.getFormsManifest({ throwOnError })).data,
    authorize: (body, headers) => api.authorizeStandard({ throwOnError, body, headers }),
    submit: async (body, key, headers) =>
      (await api.submitStandard({ throwOnError, body, headers: { ...headers, 'Idempotency-Key': key } }))
        .data,
  });
};
