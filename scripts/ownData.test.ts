import { expect, it } from 'vitest';
import { withOwnData } from './ownData.mjs';

it.each([
  [
    ['--port', '8080'],
    ['--port', '8080'],
  ],
  [['settlements/meridian-auto'], ['settlements/meridian-auto']],
  [
    ['settlements/larkmoor-breach/', '--port', '1'],
    ['settlements/larkmoor-breach/', '--port', '1', '--data', '.claimwright/data-larkmoor-breach'],
  ],
  [
    ['settlements/larkmoor-breach', '--data', 'd'],
    ['settlements/larkmoor-breach', '--data', 'd'],
  ],
  [
    ['settlements/larkmoor-breach', '--data=d'],
    ['settlements/larkmoor-breach', '--data=d'],
  ],
])('npm start keeps what is filed in each settlement in a folder of its own: %j', (words, expected) => {
  expect(withOwnData(words, {})).toEqual(expected);
});

it('a folder that the environment names is the folder', () => {
  const words = ['settlements/larkmoor-breach'];
  expect(withOwnData(words, { CLAIMWRIGHT_DATA: 'd' })).toEqual(words);
});
