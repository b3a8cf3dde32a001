import { fileClaim } from './fileClaim.ts';
import {
  CaptchaService,
  ClaimsService,
  ConfigurationService,
  OpenAPI,
  SessionService,
} from './generated/openapi-typescript-codegen/index.ts';

export default () =>
  fileClaim({
    csrf: () => SessionService.getCsrf(),
    challenge: () => CaptchaService.getCaptchaChallenge(),
    entries: () => ConfigurationService.getFormsConfig('standard'),
    manifest: () => ConfigurationService.getFormsManifest(),
    authorize: (body, headers) => {
      OpenAPI.HEADERS = headers;
      return ClaimsService.authorizeStandard(body);
    },
    submit: (body, key) => ClaimsService.submitStandard(key, body),
  });
