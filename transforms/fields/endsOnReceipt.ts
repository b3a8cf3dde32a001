import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldConfig } from '../config/modelConfig.ts';
import { isSecretField } from './secretField.ts';

type Place = Pick<FieldPlacement, 'component' | 'options' | 'optionsList'>;

const isChosen = ({ component, options, optionsList }: Place): boolean =>
  component === 'yesNo' || options !== undefined || optionsList !== undefined;

/** Tests if a receipt shows the end of a field where its places do not say: of a bank or tax number that is typed (C10-08). */
export const endsOnReceipt = (
  field: Pick<FieldConfig, 'name' | 'type' | 'rules'>,
  places: readonly Place[] = [],
): boolean =>
  (field.type === 'string' || field.type === 'number') && isSecretField(field) && !places.some(isChosen);
