import { checkCharacter } from '../../transforms/values/checkedCode.ts';

const DRAWN = 'K7M2QF9XAB4CD8EF3';

/** Resume code of a test's draft, compact. */
export const RESUME_CODE = DRAWN + checkCharacter(DRAWN);
