import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { SearchForm } from './searchForm.ts';

/** Part of a form that reads answers: the first page on which that matters, and what it reads, as compiled JSON. */
interface Reader {
  page: number;
  parts: readonly unknown[];
  /** Keys that it reads beside those that its parts name. */
  keys: readonly string[];
}

/**
 * Returns the pages on which a claim may be judged otherwise while later pages are empty than as a whole: something up to
 * there reads what is entered after it. A claim without errors can leave the others, so the search need not judge them.
 */
export function pagesToWalk(searchForm: SearchForm, pages: number): ReadonlySet<number> {
  const order = new EntryOrder(searchForm);
  const walked = new Set<number>();
  for (const { page, parts, keys } of readersOf(searchForm)) {
    const last = Math.max(
      ...[...keys, ...parts.flatMap((part) => order.keysIn(part))].map((key) => order.of(key)),
      0,
    );
    for (let between = page; between < Math.min(last, pages); between += 1) walked.add(between);
  }
  return walked;
}

/** Lists that rules of a kind read without naming them. */
const ALSO_READ = { amount: ['claimTransactions'], documents: ['documentContexts'] };

function readersOf({ plan, rules, fields }: SearchForm): Reader[] {
  const readers: Reader[] = plan.pages.map(({ skipWhen, exits, blocks }, page) => ({
    page,
    parts: [skipWhen, exits, blocks],
    keys: [],
  }));
  // One of several placements may decide on another page if a field is live.
  const around = (placements: readonly PlanPlacement[]): unknown[] =>
    placements.map(({ page }) => [plan.pages[page]?.skipWhen, plan.pages[page]?.blocks]);
  for (const model of plan.models) {
    const { placements = [], most, kinds, chosenIn } = model;
    const parts = [placements, around(placements), most, kinds, chosenIn];
    readers.push({ page: firstOf(model), parts, keys: [] });
  }
  for (const field of fields.values())
    readers.push({ page: firstOf(field), parts: [field.plan, around(field.placements)], keys: [] });
  for (const rule of rules.values()) {
    const { key } = rule.owner;
    const meaning = meaningOf(rule);
    readers.push({
      page: firstOf(fields.get(key) ?? {}),
      parts: [meaning],
      keys: [
        key,
        ...(meaning.kind === 'amount' || meaning.kind === 'documents' ? ALSO_READ[meaning.kind] : []),
      ],
    });
  }
  return readers;
}

/** Returns the first page that places a field or list; the first of all for one without placements. */
const firstOf = ({ placements = [] }: { placements?: readonly PlanPlacement[] }): number =>
  placements.length === 0 ? 0 : Math.min(...placements.map(({ page }) => page));

/** Pages from which on a claim that is entered page by page has the final values of its fields (see PageOrder). */
class EntryOrder {
  private readonly searchForm: SearchForm;
  private readonly named = new Map<string, string[]>();

  constructor(searchForm: SearchForm) {
    this.searchForm = searchForm;
    for (const key of searchForm.fields.keys()) {
      const name = pathSteps(key).at(-1) ?? '';
      this.named.set(name, [...(this.named.get(name) ?? []), key]);
    }
  }

  /** Returns the page from which on the field or list has its final value. */
  of(key: string): number {
    const [name = '', field] = pathSteps(key);
    const model = planModelOf(this.searchForm.plan, name);
    if (!model) return 0;
    const homes = (model.chosenIn ?? []).map(({ placement }) => placement);
    const records = [...(model.placements ?? []), ...homes].map(({ page }) => page);
    const inputs = field === undefined ? [] : (this.searchForm.fields.get(`${name}.${field}`)?.inputs ?? []);
    const entered = inputs.length === 0 ? 0 : Math.min(...inputs.map(({ page }) => page));
    return Math.max(entered, ...records);
  }

  /** Returns the keys that compiled JSON names; of a field of a record, those of every list with such a field. */
  keysIn(part: unknown): string[] {
    if (Array.isArray(part)) return part.flatMap((item) => this.keysIn(item));
    if (!isContainer(part)) return [];
    const { model, field, list, up, per } = part;
    const inRecords =
      up === undefined ? [] : [field, list].flatMap((name) => this.named.get(String(name)) ?? []);
    const read = typeof model === 'string' ? [typeof field === 'string' ? `${model}.${field}` : model] : [];
    const lists = [list, per].filter((name) => typeof name === 'string');
    return [...read, ...lists, ...inRecords, ...Object.values(part).flatMap((inner) => this.keysIn(inner))];
  }
}
