import { proxy } from 'valtio/vanilla';
import { type FormName, isFormName } from '../../transforms/ground/modelNames.ts';

/** Page in a form's sequence (R2-19). The first has no back target, the last no next target. */
export interface NavigationNode {
  path: string;
  nextNavTarget: string | null;
  backNavTarget: string | null;
}

export interface NavigationState {
  currentPage: string | null;
  nodes: NavigationNode[];
  activeForm: FormName | null;
  initialized: boolean;
  isNavigating: boolean;
}

export interface NavigationOptions {
  /** Navigates the browser to a path; resolves once the page may be shown. */
  go: (path: string) => void | Promise<void>;
  scrollToTop: () => void;
  /** Tests if a condition skips the page now (R2-23). */
  isSkipped?: (path: string) => boolean;
}

/** Forms whose entry pages never time out (R2-24). */
const FORMS_WITH_TIMELESS_ENTRY: readonly FormName[] = ['automotive', 'lookup', 'documents-upload'];

/** Returns the nodes of a sequence of paths, each linked with its neighbours. */
export function linkNodes(paths: readonly string[]): NavigationNode[] {
  return paths.map((path, index) => ({
    path,
    nextNavTarget: paths[index + 1] ?? null,
    backNavTarget: paths[index - 1] ?? null,
  }));
}

function oneNode(nodes: readonly NavigationNode[], none: string, several: string): NavigationNode {
  const [found, another] = nodes;
  if (!found) throw new Error(none);
  if (another) throw new Error(several);
  return found;
}

/** Creates the page sequences of the forms and the active one. */
function createSequences(state: NavigationState) {
  const sequences = new Map<FormName, readonly string[]>();

  function clearForm(): void {
    Object.assign(state, { activeForm: null, nodes: [], currentPage: null, initialized: false });
  }

  return {
    clearForm,
    registerForm(form: string, paths: readonly string[]): void {
      if (!isFormName(form)) throw new Error(`Unexpected Form Type: ${form}`);
      if (sequences.has(form)) throw new Error(`Form type already registered: ${form}`);
      sequences.set(form, paths);
    },
    /** Removes a form's sequence, so that another can be registered after a change of its configuration. */
    unregisterForm(form: FormName): void {
      sequences.delete(form);
      if (state.activeForm === form) clearForm();
    },
    setActiveForm(form: string): void {
      if (!isFormName(form) || !sequences.has(form)) throw new Error(`Unexpected Form Type: ${form}`);
      state.activeForm = form;
    },
    /** Builds the nodes of the active form; with none, does nothing (R4-03). */
    initialise(): void {
      if (state.initialized) throw new Error('Navigation config already initialised.');
      const paths = state.activeForm === null ? undefined : sequences.get(state.activeForm);
      if (!paths) return;
      Object.assign(state, { nodes: linkNodes(paths), currentPage: paths[0] ?? null, initialized: true });
    },
  };
}

type Direction = 'nextNavTarget' | 'backNavTarget';

/** Creates the functions that navigate between pages; only one runs at a time. */
function createMoves(state: NavigationState, options: NavigationOptions) {
  const nodeAt = (path: string | null) => state.nodes.find((node) => node.path === path);

  /** Returns the nearest page in one direction that no condition skips. */
  function target(direction: Direction): string | null {
    let path = nodeAt(state.currentPage)?.[direction] ?? null;
    while (path !== null && options.isSkipped?.(path)) path = nodeAt(path)?.[direction] ?? null;
    return path;
  }

  async function goTo(path: string): Promise<void> {
    if (state.isNavigating) throw new Error('Navigation store is already navigating.');
    state.isNavigating = true;
    try {
      await options.go(path);
      if (nodeAt(path)) state.currentPage = path;
      options.scrollToTop();
    } finally {
      state.isNavigating = false;
    }
  }

  async function goToward(direction: Direction): Promise<void> {
    const path = target(direction);
    if (path !== null) await goTo(path);
  }

  return {
    goTo,
    next: () => goToward('nextNavTarget'),
    back: () => goToward('backNavTarget'),
    nextTarget: () => target('nextNavTarget'),
    backTarget: () => target('backNavTarget'),
    async skipTo(partialPath: string): Promise<void> {
      const node = oneNode(
        state.nodes.filter((candidate) => candidate.path.includes(partialPath)),
        `No node with the partial path ${partialPath}.`,
        `Multiple nodes with the partial path ${partialPath}.`,
      );
      await goTo(node.path);
    },
    async first(): Promise<void> {
      const node = state.nodes[0];
      if (node) await goTo(node.path);
    },
  };
}

/** Updates the state after each navigation of the router (R2-22, R2-30). */
function followRouter(state: NavigationState, path: string): void {
  if (!state.initialized) throw new Error('Nodes not initialized before router override.');
  const node = oneNode(
    state.nodes.filter((candidate) => candidate.path === path),
    `Nav node not found for the router path ${path}.`,
    `Multiple nav nodes for the router path ${path}.`,
  );
  state.currentPage = node.path;
}

/** Tests if the session may time out on this page (R2-24). Generic pages never do (C7-09). */
function timeoutEnabled({ activeForm, initialized, currentPage, nodes }: NavigationState): boolean {
  if (activeForm === null || !initialized) return false;
  const isEntry = currentPage === nodes[0]?.path;
  return !(isEntry && FORMS_WITH_TIMELESS_ENTRY.includes(activeForm));
}

/**
 * Creates the store of the position in a form's sequence of pages. Forms are registered once with their paths;
 * `setActiveForm` and `initialise` build the nodes.
 */
export function createNavigation(options: NavigationOptions) {
  const state = proxy<NavigationState>({
    currentPage: null,
    nodes: [],
    activeForm: null,
    initialized: false,
    isNavigating: false,
  });
  return {
    state,
    ...createSequences(state),
    ...createMoves(state, options),
    followRouter: (path: string) => followRouter(state, path),
    timeoutEnabled: () => timeoutEnabled(state),
  };
}

export type NavigationStore = ReturnType<typeof createNavigation>;
