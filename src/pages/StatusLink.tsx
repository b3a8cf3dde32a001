import { GENERIC_PATHS } from '../../transforms/config/paths.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { MessageLink } from './Message.tsx';

/** Link of a receipt to the page of its claim's status, where the settlement has one; what is added to a claim has its status. */
export function StatusLink({ form }: { form: FormName }) {
  const { status } = useApp().settlement;
  const text = useText();
  if (!status || !(status.forms.includes(form) || form === 'documents-upload')) return null;
  return (
    <p>
      {text('Status_LinkText')} <MessageLink name="Status_Link" to={GENERIC_PATHS.status} look="cw-link" />
    </p>
  );
}
