import type { CDPSession, Page } from 'playwright';
import { BUILT_IN } from '../../../../transforms/texts/builtIn.ts';

type Node = Awaited<ReturnType<typeof treeOf>>[number];

/** Messages and units that the page draws for a control or a cell. */
interface Drawn {
  name: string;
  messages: string[];
  isFirst: boolean;
  affixes: string[];
}

const ROLES = new Set(['radio', 'checkbox', 'textbox', 'combobox', 'spinbutton', 'listbox', 'cell']);
const ERRORS = Object.values(BUILT_IN).map(({ Ui_Error }) => String(Ui_Error));

const treeOf = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes.filter(({ ignored }) => !ignored);

/** Runs in the page, on the element of a node. */
function drawnOf(this: Element): Drawn {
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const frames: Element[] = [];
  const own = this.matches('td, th') ? null : this.closest('.cw-field');
  for (let frame = own; frame; frame = frame.parentElement?.closest('.cw-field') ?? null) frames.push(frame);
  const messages = this.matches('td:has(.cw-cell)')
    ? [...this.querySelectorAll(':scope > .cw-error')]
    : frames.flatMap((frame) =>
        [...frame.querySelectorAll('.cw-error')].filter((error) => error.closest('.cw-field') === frame),
      );
  const group = this.closest('fieldset');
  const affixed = this.parentElement?.matches('.cw-affixed') ? this.parentElement : null;
  return {
    name: this.id || words(this),
    messages: messages.flatMap((message) => {
      const parts = [...message.querySelectorAll('p')];
      return (parts.length > 0 ? parts : [message]).map(words);
    }),
    isFirst: group?.querySelector('input') === this || group === null,
    affixes: [...(affixed?.querySelectorAll('.cw-affix') ?? [])].map(words),
  };
}

/** What the page draws for these nodes, each with what is drawn for it: one call reads all. */
async function drawn(session: CDPSession, nodes: readonly Node[]): Promise<[Node, Drawn][]> {
  const inPage = nodes.flatMap((node) =>
    node.backendDOMNodeId === undefined ? [] : [{ node, backendNodeId: node.backendDOMNodeId }],
  );
  const elements = await Promise.all(
    inPage.map(({ backendNodeId }) => session.send('DOM.resolveNode', { backendNodeId })),
  );
  const objects = elements.flatMap(({ object: { objectId } }) => (objectId ? [{ objectId }] : []));
  const [first] = objects;
  if (!first) return [];
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...first,
    functionDeclaration: `(...elements) => { const drawnOf = ${drawnOf}; return elements.map((one) => drawnOf.call(one)); }`,
    arguments: objects,
    returnByValue: true,
  });
  const all: Drawn[] = result.value;
  return inPage.map(({ node }, at) => {
    const shown = all[at];
    if (!shown) throw new Error(`Nothing was read of ${node.role?.value} ${node.name?.value}.`);
    return [node, shown];
  });
}

const isInvalid = ({ properties }: Node): boolean =>
  properties?.some(({ name, value }) => name === 'invalid' && String(value.value) !== 'false') ?? false;

function faultsOfNode(node: Node, { name, messages, isFirst, affixes }: Drawn): string[] {
  const said = `${node.name?.value} ${node.description?.value ?? ''}`.replace(/\s+/g, ' ');
  const faults = isInvalid(node) && messages.length === 0 ? ['invalid without a message'] : [];
  if (messages.length > 0 && !isInvalid(node)) faults.push(`not invalid, with "${messages[0]}"`);
  for (const message of messages)
    if (isFirst && !said.includes(message)) faults.push(`not described by "${message}"`);
  for (const affix of affixes) if (!said.includes(affix)) faults.push(`not described by "${affix}"`);
  return faults.map((fault) => `states: ${node.role?.value} ${name} ${fault}`);
}

/** Names in which a sign is heard that says by its look what the state of the control says. */
const signed = (nodes: readonly Node[]): string[] =>
  nodes
    .map(({ name }) => String(name?.value))
    .filter((name) => /[▾▴]/.test(name))
    .map((name) => `states: a sign in the name "${name}"`);

/** Messages without the word that their colour says. */
async function wordless(page: Page): Promise<string[]> {
  const texts = await page.locator('.cw-error').allTextContents();
  return texts
    .filter((text) => !ERRORS.some((error) => text.trim().startsWith(error)))
    .map((text) => `states: no word of error in "${text}"`);
}

/**
 * States in Chromium's tree (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2): invalid is what has a message and nothing else, each of a
 * group too; message and units are in its name or description, the message of a group in that of its first.
 */
export async function states(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const tree = await treeOf(session);
  const nodes = tree.filter((node) => isInvalid(node) || ROLES.has(String(node.role?.value)));
  const found = (await drawn(session, nodes)).flatMap(([node, shown]) => faultsOfNode(node, shown));
  await session.detach();
  return [...found, ...signed(tree), ...(await wordless(page))];
}
