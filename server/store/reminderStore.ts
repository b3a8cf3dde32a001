import type { Kysely } from 'kysely';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { removeReminders } from './draftRows.ts';
import type { Taking } from './mailStore.ts';
import type { DraftKey } from './storedDraft.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Reminder that an instance has taken to send it. */
export interface TakenReminder {
  draft: DraftKey;
  form: FormName;
  /** End of the days for which its draft is kept. */
  expiresAt: Date;
  /** Id of its mail, address and culture, sealed with the draft's data key. */
  sealed: string;
  attempts: number;
  /** Time of its first attempt. */
  dueAt: Date;
}

/** Part of a taken reminder by which its row is found: another reminder of the same draft is sealed otherwise. */
type TakenRow = Pick<TakenReminder, 'draft' | 'sealed'>;

/** Part of `Store` with the reminders of drafts; each goes with its draft. */
export interface ReminderStore {
  /**
   * Sets the reminder of a draft in place of an earlier one, or removes it. Resolves to false, and does nothing, where the
   * draft is gone.
   */
  set(draft: string, reminder: { sealed: string; at: Date } | null): Promise<boolean>;
  /** Takes reminders that are due, and counts an attempt of each. After a crash they are due again at `until`. */
  take(taking: Taking): Promise<TakenReminder[]>;
  /** Postpones a reminder that was taken, to be tried again. Does nothing where another has its place. */
  defer(taken: TakenRow, nextAt: Date): Promise<void>;
  /**
   * Sets the time at which a reminder is due first, because its draft is kept for longer. Does nothing where another has
   * its place.
   */
  postpone(taken: TakenRow, dueAt: Date): Promise<void>;
  /** Removes a reminder that was sent, refused or given up. Does nothing where another has its place. */
  end(taken: TakenRow): Promise<void>;
}

/** Creates the store of reminders. */
export function createReminderStore(writer: Writer): ReminderStore {
  const update = (
    { draft, sealed }: TakenRow,
    values: { next_at: string; due_at?: string; attempts?: number },
  ) =>
    writer.transact(async (db) => {
      const row = db.updateTable('draft_reminder').set(values);
      await row.where('draft', '=', draft.id).where('sealed', '=', sealed).execute();
    });
  return {
    set: (draft, reminder) =>
      writer.transact((db) => setReminder(db, writer.concurrent, { draft, reminder })),
    take: (taking) => writer.transact((db) => takeDue(db, writer.concurrent, taking)),
    defer: (taken, nextAt) => update(taken, { next_at: nextAt.toISOString() }),
    postpone: (taken, dueAt) => {
      const at = dueAt.toISOString();
      return update(taken, { next_at: at, due_at: at, attempts: 0 });
    },
    end: ({ draft, sealed }) =>
      writer.transact(async (db) => {
        const row = db.deleteFrom('draft_reminder').where('draft', '=', draft.id);
        await row.where('sealed', '=', sealed).execute();
      }),
  };
}

async function setReminder(
  db: Kysely<Tables>,
  isConcurrent: boolean,
  { draft, reminder }: { draft: string; reminder: { sealed: string; at: Date } | null },
): Promise<boolean> {
  // Locked, so that none is left of a draft that is removed meanwhile.
  const row = db.selectFrom('draft').select('id').where('id', '=', draft);
  if (!(await (isConcurrent ? row.forUpdate() : row).executeTakeFirst())) return false;
  await removeReminders(db, [draft]);
  if (!reminder) return true;
  const at = reminder.at.toISOString();
  const values = { draft, sealed: reminder.sealed, attempts: 0, due_at: at, next_at: at };
  await db.insertInto('draft_reminder').values(values).execute();
  return true;
}

async function takeDue(
  db: Kysely<Tables>,
  isConcurrent: boolean,
  { now, until, most }: Taking,
): Promise<TakenReminder[]> {
  const due = db
    .selectFrom('draft_reminder')
    .innerJoin('draft', 'draft.id', 'draft_reminder.draft')
    .select(['draft.id', 'form', 'wrapped_key', 'wrapped_by', 'expires_at'])
    .select(['draft_reminder.sealed', 'attempts', 'due_at'])
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .limit(most);
  // Rows that another instance is taking are skipped, so that none waits for the other.
  const rows = await (isConcurrent ? due.forUpdate().skipLocked() : due).execute();
  if (rows.length === 0) return [];
  await db
    .updateTable('draft_reminder')
    .set((is) => ({ attempts: is('attempts', '+', 1), next_at: until.toISOString() }))
    .where(
      'draft',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    draft: { id: row.id, wrappedKey: row.wrapped_key, wrappedBy: row.wrapped_by },
    form: row.form as FormName,
    expiresAt: new Date(row.expires_at),
    sealed: row.sealed,
    attempts: row.attempts + 1,
    dueAt: new Date(row.due_at),
  }));
}
