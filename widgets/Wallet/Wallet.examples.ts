import { proxy } from 'valtio/vanilla';
import { commonStates, type ExampleSet, type WidgetExample } from '../examples.ts';
import type { LoginState, WalletLogin } from './login.ts';

const START: LoginState = {
  phase: 'idle',
  blocked: false,
  returned: false,
  secondsLeft: 0,
  end: null,
  email: null,
  verified: 0,
};

const NOTHING = () => undefined;

/** Creates a login that stays in a given state and does nothing. */
function standing(state: Partial<LoginState>): () => Promise<WalletLogin> {
  const login: WalletLogin = {
    state: proxy({ ...START, ...state }),
    address: () => '#',
    signIn: NOTHING,
    follow: NOTHING,
    watch: () => NOTHING,
  };
  const ready = Promise.resolve(login);
  return () => ready;
}

const never = new Promise<WalletLogin>(() => undefined);
const label = 'E-mail address of your account';

const withLogin = (
  wallet: () => Promise<WalletLogin>,
  value: string | null = 'ada@example.org',
): WidgetExample => ({ label, value, context: { wallet } });

/** States of the wallet widget, with those of its login, for the gallery and the tests of widgets. */
export const walletExamples: ExampleSet<'wallet'> = {
  widget: 'wallet',
  examples: {
    ...commonStates({
      label,
      empty: null,
      filled: 'ada@example.org',
      long: 'ada.wolfeschlegelsteinhausenbergerdorff@department-of-engines.example.org',
    }),
    loading: withLogin(() => never),
    loggedOut: withLogin(standing({}), null),
    waiting: withLogin(standing({ phase: 'waiting', secondsLeft: 272 })),
    cameBack: withLogin(standing({ phase: 'waiting', secondsLeft: 58, returned: true })),
    blocked: withLogin(standing({ blocked: true })),
    loggedIn: withLogin(standing({ end: 'verified', email: 'ada@example.org', verified: 1 })),
    mismatch: withLogin(standing({ end: 'verified', email: 'ada.lovelace@example.com', verified: 1 })),
    expired: withLogin(standing({ end: 'expired' })),
    cancelled: withLogin(standing({ end: 'cancelled' })),
    unavailable: withLogin(standing({ end: 'unavailable' })),
  },
};
