import { judgeByTheText } from '../oracle/judge.ts';
import { behindRjsf } from './behindRjsf.ts';
import { runtimeAjv } from './runtimeAjv.ts';
import { standaloneInNode } from './standalone.ts';
import { describeValidator } from './validator.contract.ts';

describeValidator('the oracle', async () => ({
  judge: async (models, context, claims) => claims.map((claim) => judgeByTheText(models, context, claim)),
}));
describeValidator('Ajv at run time', runtimeAjv);
describeValidator('the compiled module in Node', standaloneInNode);
describeValidator('behind RJSF’s validator interface', behindRjsf);
