import { lazy, Suspense, useState } from 'react';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { shownText, useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

const lazyButton = () => lazy(() => import('./WalletButton.tsx').then((m) => ({ default: m.WalletButton })));

/** Widget for the e-mail of a wallet account, with the login that confirms it, where the settlement offers one. */
export function WalletInput(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = fieldOptionsOf(props);
  const { text, wallet } = contextOf(props);
  const [Button, setButton] = useState(lazyButton);
  const login = wallet?.() ?? null;
  return (
    <>
      <TextInput
        widget={props}
        local={local}
        dir="ltr"
        type="email"
        inputMode="email"
        autoComplete={options.autocomplete ?? 'email'}
        spellCheck={false}
      />
      {login ? (
        <LoadBoundary text={text} onRetry={() => setButton(lazyButton)}>
          <Suspense fallback={<p className="cw-hint">{text('Ui_Loading')}</p>}>
            <Button
              login={login}
              local={local}
              named={shownText(props.value)}
              options={options}
              disabled={props.disabled === true || props.readonly === true}
              text={text}
            />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
