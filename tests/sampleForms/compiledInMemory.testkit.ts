import type { CompiledModule, compiledForm } from '../../server/bundle/compiledForms.ts';
import { sha256Hex } from '../../server/bundle/hashes.ts';
import { type FormModule, loadForm } from '../../transforms/claims/loadForm.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { ALL_TOOLS } from '../../transforms/vocabulary/tools.testkit.ts';

/** What the server's `compiledForm` answers, without a file on the way. */
export const compiledInMemory: typeof compiledForm = async (bundle, form): Promise<CompiledModule> => {
  const { text, requires } = compileForm(readForm(bundle, form));
  const module: FormModule = await import(
    /* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`
  );
  return { name: `${sha256Hex(text)}.js`, text, requires, loaded: loadForm(module, ALL_TOOLS) };
};
