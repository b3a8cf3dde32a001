import { CODE_ALPHABET, checkCharacter } from '../../transforms/values/checkedCode.ts';
import { RESUME_CODE_DRAWN } from '../../transforms/values/resumeCode.ts';

/** Returns a random character of the alphabet, each as likely as any other. */
function drawCharacter(): string {
  const most = 256 - (256 % CODE_ALPHABET.length);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
  }
}

/** Draws a resume code, compact. */
export function drawResumeCode(): string {
  const body = Array.from({ length: RESUME_CODE_DRAWN }, drawCharacter).join('');
  return body + checkCharacter(body);
}
