import type { MessageParams } from '../ground/verdict.ts';
import { durationText } from '../values/durationText.ts';

/** Adds to a message's parameter `seconds` the parameter `wait`, its text in a culture: `1 second` (C10-24). */
export function withWait(params: MessageParams, culture: string): MessageParams {
  const { seconds } = params;
  return typeof seconds === 'number' ? { ...params, wait: durationText(seconds, culture) } : params;
}
