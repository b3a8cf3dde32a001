import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ClaimOwnership, ClaimTab } from '../stores/claimState.ts';
import type { Tabs } from '../stores/tabs.ts';
import {
  type AnnouncedOwnership,
  type FormTabEvent,
  type FormTabMessage,
  isFormTabMessage,
  type TransferredClaim,
} from './formTabMessages.ts';
import type { TabsView } from './wizard.ts';

export interface TabOwnershipOptions {
  tabs: Tabs;
  form: FormName;
  /** Storage key of the session that the claim belongs to. */
  key: string;
  /** Returns a random id. */
  random: () => string;
  /** Ownership of this tab from before a reload; null in a new tab. */
  kept: ClaimTab | null;
  keep(tab: ClaimTab): void;
  /** Tests if a request is pending that may file the claim. */
  isBusy(): boolean;
  /** Called when `view()` has to be read again. */
  changed(): void;
  /** Called when another tab requests the claim. */
  onAsked(tab: string): void;
  onGiven(claim: TransferredClaim): void;
  /** Called when the claim that was handed over is filed, with its reference code. */
  onFiled(code: string): void;
}

/** State and dependencies of the protocol. */
interface Parts extends TabOwnershipOptions {
  mark: string;
  tab: ClaimTab;
  isBack: boolean;
  others: Map<string, AnnouncedOwnership>;
  /** Id of the tab whose claim was requested. */
  asked: string | null;
  /** True after the announcement that the claim is being sent. */
  isToldBusy: boolean;
}

const HELD: readonly AnnouncedOwnership[] = ['holding', 'sending', 'separate'];

const tell = ({ tabs, form, key, tab }: Parts, act: FormTabEvent) => {
  const news: FormTabMessage = { kind: 'form', form, key, tab: tab.id, ...act };
  tabs.broadcast(news);
};

const toldOf = ({ tab, isBusy }: Parts): AnnouncedOwnership =>
  isBusy() && HELD.includes(tab.standing) ? 'sending' : tab.standing;

function tellStanding(parts: Parts, mark?: string): void {
  const standing = toldOf(parts);
  parts.isToldBusy ||= standing === 'sending';
  tell(parts, { does: 'is', standing, ...(mark !== undefined && { mark }) });
}

function set(parts: Parts, change: Partial<ClaimTab>): void {
  parts.tab = { ...parts.tab, ...change };
  parts.keep(parts.tab);
  parts.changed();
}

function become(parts: Parts, standing: ClaimOwnership): void {
  parts.asked = null;
  set(parts, { standing, gaveTo: null, isCopy: parts.tab.isCopy && standing === 'choosing' });
  tellStanding(parts);
}

/** Returns the tab whose claim may be taken over: the first that has one, before any that goes on separately. */
function holderOf({ others, tab }: Parts): string | undefined {
  if (tab.standing === 'handedOver') {
    const standing = others.get(tab.gaveTo ?? '');
    return tab.gaveTo && standing && HELD.includes(standing) ? tab.gaveTo : undefined;
  }
  const all = [...others].filter(([, standing]) => HELD.includes(standing));
  return (all.find(([, standing]) => standing !== 'separate') ?? all[0])?.[0];
}

function viewOf(parts: Parts): TabsView {
  const { tab, others, asked } = parts;
  const holder = holderOf(parts);
  const isSending = holder !== undefined && others.get(holder) === 'sending';
  const other = asked !== null ? 'asked' : isSending ? 'sending' : 'open';
  if (tab.standing === 'handedOver') return { shows: 'handedOver', other, isBeside: false };
  if (tab.standing !== 'choosing') return { shows: 'form', other, isBeside: holder !== undefined };
  if (holder !== undefined || asked !== null) return { shows: 'choice', other, isBeside: false };
  const isFiled = [...others.values()].includes('filed');
  return { shows: isFiled ? 'choice' : 'form', other: isFiled ? 'filed' : 'open', isBeside: false };
}

function open(parts: Parts): void {
  const { mark, tab, isBack } = parts;
  tell(parts, { does: 'opens', mark, standing: tab.standing, isBack });
}

/** Replies to a tab that has opened the form. This tab was first and becomes the owner, even if it was not used yet. */
function answerOpened(parts: Parts, tab: string, { mark, standing, isBack }: Opened): void {
  if (tab !== parts.tab.id && isBack) parts.others.set(tab, standing);
  const isFirst = !isBack && parts.tab.standing === 'choosing' && viewOf(parts).shows === 'form';
  if (isFirst) become(parts, 'holding');
  tellStanding(parts, mark);
  parts.changed();
}

type Opened = Extract<FormTabEvent, { does: 'opens' }>;
type Is = Extract<FormTabEvent, { does: 'is' }>;

/** Makes this tab a copy, because one with the same id answered (a duplicated tab copies its storage). */
function becomeCopy(parts: Parts, standing: AnnouncedOwnership): void {
  parts.others.set(parts.tab.id, standing);
  set(parts, { id: parts.random(), isCopy: true });
  parts.isBack = false;
  become(parts, 'choosing');
  open(parts);
}

/** Resolves the ownership between this tab and one that replied to its opening. */
function settle(parts: Parts, standing: AnnouncedOwnership): void {
  const isLater = parts.tab.standing === 'holding' && HELD.includes(standing);
  // Two separate claims stay separate after a reload.
  const isKnown = parts.isBack && standing === 'separate';
  if (isLater && !isKnown) become(parts, 'choosing');
  else tellStanding(parts);
}

function hearStanding(parts: Parts, tab: string, { standing, mark, code }: Is): void {
  if (tab === parts.tab.id) {
    if (mark === parts.mark) becomeCopy(parts, standing);
    return;
  }
  if (standing === 'gone') parts.others.delete(tab);
  else parts.others.set(tab, standing);
  // The claim is in transit from a tab that has handed it over.
  if (parts.asked === tab && mark === undefined && standing !== 'handedOver') parts.asked = null;
  if (mark === parts.mark) settle(parts, standing);
  const { tab: own } = parts;
  if (code !== undefined && own.standing === 'handedOver' && own.gaveTo === tab) parts.onFiled(code);
  parts.changed();
}

function hearGift(parts: Parts, from: string, { to, claim }: Extract<FormTabEvent, { does: 'gives' }>): void {
  const { tab, asked } = parts;
  parts.others.set(from, 'handedOver');
  // A tab that handed its claim to the sender now follows the receiver.
  if (tab.standing === 'handedOver' && tab.gaveTo === from) set(parts, { gaveTo: to });
  if (to === tab.id && asked === from) parts.onGiven(claim);
  else if (to === tab.id) tell(parts, { does: 'declines', to: from });
  parts.changed();
}

function hear(parts: Parts, { tab, ...news }: FormTabMessage): void {
  if (news.does === 'opens') answerOpened(parts, tab, news);
  else if (news.does === 'is') hearStanding(parts, tab, news);
  else if (news.does === 'gives') hearGift(parts, tab, news);
  else if (news.to !== parts.tab.id) return;
  else if (news.does === 'declines') become(parts, 'holding');
  else if (toldOf(parts) === 'sending') tellStanding(parts);
  else if (HELD.includes(parts.tab.standing)) parts.onAsked(tab);
}

function takeOver(parts: Parts): void {
  const holder = holderOf(parts);
  if (holder === undefined) {
    become(parts, 'holding');
    return;
  }
  parts.asked = holder;
  tell(parts, { does: 'asks', to: holder });
  parts.changed();
}

/** Returns the transferred claim to its sender. */
function refuse(parts: Parts): void {
  if (parts.asked !== null) tell(parts, { does: 'declines', to: parts.asked });
  parts.asked = null;
  parts.changed();
}

function separate(parts: Parts): void {
  const { others } = parts;
  for (const [tab, standing] of [...others]) if (standing === 'filed') others.delete(tab);
  become(parts, [...others.values()].some((standing) => HELD.includes(standing)) ? 'separate' : 'holding');
}

/**
 * Creates the protocol by which tabs of one session agree on which of them edits a form's claim (C10-19). The first tab
 * owns the claim; in a later one the claimant chooses. No tab waits for a reply, because a closed tab never sends one.
 */
export function createTabOwnership(options: TabOwnershipOptions) {
  const { kept, random } = options;
  const parts: Parts = {
    ...options,
    mark: random(),
    tab: kept ?? { id: random(), standing: 'holding', gaveTo: null, isCopy: false },
    isBack: kept !== null,
    others: new Map(),
    asked: null,
    isToldBusy: false,
  };
  let isOpen = false;
  options.tabs.listen(isFormTabMessage, (news) => {
    if (isOpen && news.form === options.form && news.key === options.key) hear(parts, news);
  });
  return {
    view: () => viewOf(parts),
    open(): void {
      isOpen = true;
      parts.keep(parts.tab);
      open(parts);
    },
    /** Opens the form again, when the browser restores the page from its cache. */
    comeBack(): void {
      parts.isBack = true;
      open(parts);
    },
    takeOver: () => takeOver(parts),
    separate: () => separate(parts),
    /** Makes this tab the owner of the claim. */
    hold: () => become(parts, 'holding'),
    /** Makes the claim read-only here; the other tabs are notified with the claim itself. */
    handOver(to: string): void {
      // Assumed before its standing arrives, because this tab's own copy is outdated from here on.
      parts.others.set(to, 'holding');
      set(parts, { standing: 'handedOver', gaveTo: to });
    },
    /** Returns the requested claim, because its import failed here. */
    refuse: () => refuse(parts),
    give: (to: string, claim: TransferredClaim) => tell(parts, { does: 'gives', to, claim }),
    /** Announces that no request is pending any more, so that another tab may take over. */
    rest(): void {
      if (!parts.isToldBusy || parts.isBusy()) return;
      parts.isToldBusy = false;
      tellStanding(parts);
    },
    /** Makes this tab the owner when the form is used and no other tab has it any more. */
    use(): void {
      if (parts.tab.standing === 'choosing' && viewOf(parts).shows === 'form') become(parts, 'holding');
    },
    /** Announces that the page goes away; a reload opens the form again. */
    leave: () => tell(parts, { does: 'is', standing: 'gone' }),
    /** Ends the protocol, because the claim is filed or the session is over. */
    close(code: string | null): void {
      isOpen = false;
      const isFiled = code !== null && HELD.includes(parts.tab.standing);
      tell(parts, isFiled ? { does: 'is', standing: 'filed', code } : { does: 'is', standing: 'gone' });
    },
  };
}

export type TabOwnershipStore = ReturnType<typeof createTabOwnership>;
