import { describe, expect, it } from 'vitest';
import { AUTHORED_KINDS, FIELD_KINDS } from './fields.ts';

const kinds = Object.entries(FIELD_KINDS);
const WORDS = { yes: 'Yes', no: 'No' };

describe('field kinds', () => {
  it.each(kinds)('a %s begins with a value of one of its types, and shows nothing for it', (_type, kind) => {
    const value = kind.unset();
    const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    expect(kind.types).toContain(type);
    expect(kind.types).toContain('null');
  });

  it('an empty list is a new one each time', () => {
    expect(FIELD_KINDS.list.unset()).not.toBe(FIELD_KINDS.list.unset());
  });

  it.each(kinds)(
    'a %s holds what is calculated of the types that it names, and nothing malformed',
    (_type, kind) => {
      const samples = { string: 'a', number: 5, date: '01/02/2020', boolean: true, file: {}, list: [] };
      for (const from of kind.calculatedFrom) expect(kind.calculated(samples[from])).toBeDefined();
      for (const malformed of [{}, [], null, undefined]) expect(kind.calculated(malformed)).toBeUndefined();
    },
  );

  it('a calculated text is text, a number stays as it was calculated', () => {
    expect(FIELD_KINDS.string.calculated(5)).toBe('5');
    expect(FIELD_KINDS.number.calculated(5)).toBe(5);
    expect(FIELD_KINDS.number.calculated('5.00')).toBe('5.00');
    expect(FIELD_KINDS.boolean.calculated('true')).toBeUndefined();
  });

  it.each(Object.entries(AUTHORED_KINDS))(
    'a %s is told to authors as what claims hold: what it can be set to is of its types, and a cell that fits is kept',
    (type, { set, cell }) => {
      const kind = FIELD_KINDS[type as keyof typeof FIELD_KINDS];
      for (const literal of ['a', '5', 5, '01/02/2020', true, 'true', '']) {
        if (set?.fits(literal)) expect(kind.types).toContain(typeof literal);
        if (cell?.fits(String(literal))) expect(kind.fromCell(String(literal))).not.toEqual(kind.unset());
      }
      expect(kind.fromCell('')).toEqual(kind.unset());
    },
  );

  it('each has an answer that people read', () => {
    const answers = {
      string: FIELD_KINDS.string.answer('a', WORDS),
      number: FIELD_KINDS.number.answer('1,234', WORDS),
      boolean: [true, false].map((value) => FIELD_KINDS.boolean.answer(value, WORDS)),
      date: FIELD_KINDS.date.answer('01/02/2020', WORDS),
      file: FIELD_KINDS.file.answer({ name: 'a.pdf', size: 1, type: '' }, WORDS),
      list: FIELD_KINDS.list.answer([{}, {}], WORDS),
    };
    expect(answers).toEqual({
      string: 'a',
      number: '1,234',
      boolean: ['Yes', 'No'],
      date: '01/02/2020',
      file: 'a.pdf',
      list: '2',
    });
  });
});
