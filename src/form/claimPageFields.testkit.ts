import { fireEvent, screen } from '@testing-library/react';
import type { FieldSpec } from './claimPage.testkit.tsx';

export const NAME: FieldSpec = { name: 'firstName', widget: 'text', label: 'First name' };
export const CITY: FieldSpec = { name: 'city', widget: 'text', label: 'City' };

/** What stands in the input after a key; it keeps the focus. */
export const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
export const nextButton = () => screen.getByRole('button', { name: 'Next' });
