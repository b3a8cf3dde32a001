import { build } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

await build({
  config: {
    root: import.meta.dirname,
    input: { path: 'openapi.json' },
    output: { path: 'generated/kubb' },
    plugins: [pluginOas(), pluginTs(), pluginClient()],
  },
});
