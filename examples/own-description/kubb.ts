import { axiosInstance } from '@kubb/plugin-client/clients/axios';
import { fileClaim } from './fileClaim.ts';
import * as api from './generated/kubb/index.ts';

export default (baseURL: string) => {
  Object.assign(axiosInstance.defaults, { baseURL, adapter: 'fetch' });
  return fileClaim({
    csrf: () => api.getCsrf(),
    challenge: () => api.getCaptchaChallenge(),
    entries: () => api.getFormsConfig({ form: 'standard' }),
    manifest: () => api.getFormsManifest(),
    authorize: (body, headers) => api.authorizeStandard(body, { headers }),
    // A browser writes the type of a form itself; in Node axios writes another one where none is named.
    submit: (body, key, headers) =>
      api.submitStandard(
        body,
        { 'Idempotency-Key': key },
        { headers: { ...headers, 'content-type': 'multipart/form-data' } },
      ),
  });
};
