import type { ReactElement } from 'react';
import type { WidgetName } from '../schemas/uiOptions.ts';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Confirm } from './Confirm/Confirm.tsx';
import type { ClaimWidgetProps } from './context.ts';
import { MaskInput } from './Mask/Mask.tsx';
import { NumberInput } from './Number/Number.tsx';
import { preloadable } from './preloadable.tsx';
import { Radio } from './Radio/Radio.tsx';
import { Select } from './Select/Select.tsx';
import { Signature } from './Signature/Signature.tsx';
import { Text } from './Text/Text.tsx';
import { Textarea } from './Textarea/Textarea.tsx';
import { Value } from './Value/Value.tsx';
import { WalletInput } from './Wallet/Wallet.tsx';

/** Widgets that not every page has, loaded lazily. */
export const LazyDateInput = preloadable(async () => (await import('./Date/Date.tsx')).DateInput);
export const LazyFileInput = preloadable(async () => (await import('./File/File.tsx')).FileInput);

/** Registry of the widgets that a page may name. A name without a widget does not compile. */
export const widgets: Record<WidgetName, (props: ClaimWidgetProps) => ReactElement> = {
  text: Text,
  textarea: Textarea,
  mask: MaskInput,
  number: NumberInput,
  date: LazyDateInput,
  select: Select,
  radio: Radio,
  checkbox: Checkbox,
  file: LazyFileInput,
  signature: Signature,
  confirm: Confirm,
  value: Value,
  wallet: WalletInput,
};
