import { expect, it } from 'vitest';
import { isWithin, keyOfPath, lastStep, modelIn, namesOnPath, pathAround } from './claimPath.ts';

const PRICE = 'claimTransactions.0.items.12.price';

it('a path has a model, names, a key and a last step', () => {
  expect(modelIn(PRICE)).toBe('claimTransactions');
  expect(namesOnPath(PRICE)).toEqual(['claimTransactions', 'items', 'price']);
  expect(keyOfPath(PRICE)).toBe('claimTransactions.items.price');
  expect(lastStep(PRICE)).toBe('price');
  expect(pathAround(PRICE)).toBe('claimTransactions.0.items.12');
});

it('a path is within another by whole steps', () => {
  expect(isWithin(PRICE, 'claimTransactions.0.items')).toBe(true);
  expect(isWithin(PRICE, 'claimTransactions.0.items.1')).toBe(false);
  expect(isWithin(PRICE, PRICE)).toBe(false);
});
