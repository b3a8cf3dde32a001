import { fileClaim } from './fileClaim.ts';
import { Api } from './generated/swagger-typescript-api/Api.ts';

export default (baseURL: string) => {
  const { api } = new Api({ baseURL, adapter: 'fetch' });
  return fileClaim({
    csrf: async () => (await api.getCsrf()).data,
    challenge: async () => (await api.getCaptchaChallenge()).data,
    entries: async () => (await api.getFormsConfig({ form: 'standard' })).data,
    manifest: async () => (await api.getFormsManifest()).data,
    authorize: (body, headers) => api.authorizeStandard(body, { headers }),
    submit: async (body, key, headers) =>
      (await api.submitStandard(body, { headers: { ...headers, 'Idempotency-Key': key } })).data,
  });
};
