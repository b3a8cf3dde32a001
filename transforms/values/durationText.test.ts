import { expect, it } from 'vitest';
import { durationText } from './durationText.ts';

it.each([
  [
    'en',
    ['0 seconds', '1 second', '2 seconds', '53 seconds', '1 minute', '2 minutes', '11 minutes', '1 hour'],
  ],
  [
    'es',
    ['0 segundos', '1 segundo', '2 segundos', '53 segundos', '1 minuto', '2 minutos', '11 minutos', '1 hora'],
  ],
  ['ar', ['0 ثانية', 'ثانية', 'ثانيتان', '53 ثانية', 'دقيقة', 'دقيقتان', '11 دقيقة', 'ساعة']],
])('C16-02: in %s a time is words with their plural, never less than the wait', (culture, words) => {
  const times = [0, 1, 2, 53, 60, 61, 660, 3600];
  expect(times.map((seconds) => durationText(seconds, culture))).toEqual(words);
});

it('C16-02: time that is left is never more than there is', () => {
  const left = [599, 119, 60, 3599].map((seconds) => durationText(seconds, 'en', 'floor'));
  expect(left).toEqual(['9 minutes', '1 minute', '1 minute', '59 minutes']);
});
