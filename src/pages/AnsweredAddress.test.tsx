import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnsweredAddress } from './AnsweredAddress.tsx';

it('breaks a long name in an e-mail address before its full stops, too', () => {
  const { container } = render(<AnsweredAddress address="christopher.montgomery@example.com" />);
  expect(container.innerHTML).toBe('christopher<wbr>.montgomery@<wbr>example.com');
});

it('breaks a short one after its @ alone', () => {
  const { container } = render(<AnsweredAddress address="a.b@example.com" />);
  expect(container.innerHTML).toBe('a.b@<wbr>example.com');
});
