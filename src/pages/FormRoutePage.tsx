import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { ClaimPage } from '../form/ClaimPage.tsx';
import { withDrafts } from '../form/recordLabel.ts';
import type { ClaimPageHandle } from '../form/types.ts';
import { useText } from '../hooks/useApp.ts';
import { useBusy } from '../hooks/useBusy.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { offersResume, offersSaving } from '../saved/offers.ts';
import { afterPaint } from '../stores/afterPaint.ts';
import { offeredWays } from '../wizard/credentials.ts';
import { confirmationOf, exitedFrom, pageNamed } from '../wizard/pageRoles.ts';
import { SendProgress } from '../wizard/SendProgress.tsx';
import { Steps } from '../wizard/Steps.tsx';
import { useDeadline } from '../wizard/useDeadline.ts';
import { usePage } from '../wizard/usePage.ts';
import { WayInChoice } from '../wizard/WayInChoice.tsx';
import { WizardContext } from '../wizard/WizardContext.ts';
import type { OpenedForm, Wizard } from '../wizard/wizard.ts';
import { DeadlineNear, DeadlineOver } from './DeadlineNotice.tsx';
import {
  LazyChooseRow,
  LazyConfirmation,
  LazyMissingDocuments,
  LazyOpenedNotice,
  LazyOtherTab,
  LazySignatureDate,
  LazySummary,
} from './lazyBlocks.tsx';
import { ResetNotices } from './ResetNotices.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { SaveOffer } from './SaveOffer.tsx';

const BLOCKS = {
  summary: LazySummary,
  confirmation: LazyConfirmation,
  missingDocuments: LazyMissingDocuments,
  signatureDate: LazySignatureDate,
};

/** Returns the redirect target of a page that does not fit the claim (filed, or not, or a row to choose); else null. */
function redirectOf(wizard: Wizard, page: string): string | null {
  const bundle = wizard.bundle();
  const filed = wizard.claim().state.referenceCode !== null;
  const atEnd = isConfirmation(pageNamed(bundle, page));
  const [entry] = bundle.pages;
  if (wizard.state.rows.length > 0 && entry && entry.name !== page) return entry.page.path;
  if (filed && !atEnd) return confirmationOf(bundle)?.page.path ?? null;
  if (!filed && atEnd) return bundle.pages[0]?.page.path ?? null;
  return null;
}

interface FormRoutePageProps {
  wizard: Wizard;
  page: string;
}

/** Page of a form at its route: the claim page, the choice of a row, or the notice of another tab; or a redirect. */
export function FormRoutePage({ wizard, page }: FormRoutePageProps) {
  const { rows, tabs } = useSnapshot(wizard.state);
  const { app } = wizard;
  const target = redirectOf(wizard, page);
  useLayoutEffect(() => {
    if (target === null) wizard.enter(page);
    else app.location.navigate(target, { replace: true });
  }, [app, wizard, page, target]);
  if (target !== null) return null;
  const isEntry = wizard.bundle().pages[0]?.name === page;
  if (tabs.shows !== 'form') return <LazyOtherTab wizard={wizard} />;
  if (rows.length > 0 && isEntry) return <LazyChooseRow wizard={wizard} />;
  return <WizardPage key={page} wizard={wizard} page={page} />;
}

function useFocusWanted(wizard: Wizard, handle: React.RefObject<ClaimPageHandle | null>): void {
  const { focus, attempt } = useSnapshot(wizard.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt at the same field is a new wish
  useEffect(() => {
    if (focus === null) return;
    wizard.state.focus = null;
    // After the paint, because the error summary takes the focus when it renders.
    afterPaint(() => handle.current?.focusField(focus));
  }, [wizard, focus, attempt, handle]);
}

/** Provides functions of the shown page: for the transfer to another tab, and to press Next again. */
function useHandle(wizard: Wizard, handle: React.RefObject<ClaimPageHandle | null>): void {
  useEffect(() => {
    wizard.flush = () => handle.current?.flush();
    wizard.submit = () => handle.current?.submit();
  }, [wizard, handle]);
}

/** Notice that two claims of one form are open in two tabs, in both of them (C10-19). */
function BesideNotice({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const { isBeside } = useSnapshot(wizard.state).tabs;
  return (
    // The live region exists before its text, which would not be announced otherwise.
    <div role="status" className={isBeside ? 'cw-notice cw-deadline cw-no-print' : undefined}>
      {isBeside ? <p className="cw-copy">{text('OtherTab_Beside')}</p> : null}
    </div>
  );
}

/** Notice about a saved form that was opened on this page. */
function Opened({ wizard }: { wizard: Wizard }) {
  const { opened: last } = useSnapshot(wizard.state);
  const { forms } = useSnapshot(wizard.app.authorization.state);
  // The claim is removed with its session.
  const opened = forms[wizard.bundle().form] ? last : null;
  return (
    // The live region exists before its text, which would not be announced otherwise.
    <div role="status" className={opened ? 'cw-notice cw-deadline cw-no-print' : undefined}>
      {opened ? <LazyOpenedNotice wizard={wizard} opened={opened as OpenedForm} /> : null}
    </div>
  );
}

function WizardPage({ wizard, page }: FormRoutePageProps) {
  const handle = useRef<ClaimPageHandle>(null);
  const props = usePage(wizard, page);
  const busy = useBusy();
  const deadline = useDeadline(wizard);
  const isClosed = deadline.nearness === 'passed';
  const { working } = useSnapshot(wizard.state);
  // The navigation follows the router after the first render, on which `canGoBack()` depends.
  useSnapshot(wizard.app.navigation.state).currentPage;
  const toCorrect = props.attempt > 0 ? Object.keys(withDrafts(props)).length : 0;
  usePageTitle(props.page.title, `${wizard.bundle().form}/${page}`, toCorrect);
  useFocusWanted(wizard, handle);
  useHandle(wizard, handle);
  const text = useText();
  const exited = exitedFrom(wizard.bundle(), page);
  const goBack = exited ? () => wizard.app.navigation.goTo(exited.page.path) : wizard.back;
  const canGoBack = exited !== undefined || wizard.canGoBack();
  const isLast = exited !== undefined || wizard.bundle().pages.at(-1)?.name === page;
  const isEntry = wizard.bundle().pages[0]?.name === page;
  const offersWays = isEntry && offeredWays(wizard).length > 1;
  const isEnd = isConfirmation(pageNamed(wizard.bundle(), page));
  const bundle = wizard.bundle();
  const isSavable = useMemo(() => offersSaving(wizard, bundle, page), [wizard, bundle, page]);
  const canSave = !isEnd && exited === undefined && isSavable;
  return (
    <WizardContext value={wizard}>
      <Steps wizard={wizard} page={page} />
      <DeadlineNear {...deadline} />
      <BesideNotice wizard={wizard} />
      <Opened wizard={wizard} />
      <ClaimPage
        {...props}
        ref={handle}
        busy={busy || working}
        blocks={BLOCKS}
        isLast={isLast}
        isClosed={isClosed}
        onNext={() => void (isClosed ? undefined : wizard.next().catch(wizard.app.report))}
        above={
          <>
            {isEntry && offersResume(wizard) ? <ResumeOffer wizard={wizard} /> : null}
            {offersWays ? <WayInChoice wizard={wizard} /> : null}
          </>
        }
        onBack={canGoBack && !isEnd ? () => void goBack().catch(wizard.app.report) : undefined}
      />
      {canSave ? <SaveOffer wizard={wizard} /> : null}
      {exited ? <p className="cw-copy">{text('Exit_NothingFiled')}</p> : null}
      <div role="status" className="cw-pinned">
        <ResetNotices key={page} wizard={wizard} />
        <DeadlineOver {...deadline} wizard={wizard} />
      </div>
      <SendProgress />
    </WizardContext>
  );
}
